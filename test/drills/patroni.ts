import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unprivilegedAccount } from "#test/databases/postgres-binaries.ts";
import { freePort } from "#test/free-port.ts";
import { type Cleanups, waitUntil } from "./cleanups.ts";
import { createPostgresFolder, POSTGRES_PROGRAMS, queryOnce, stopDrillProcess } from "./debian-postgres.ts";
import { copyDeployFile } from "./deploy-files.ts";

const account = unprivilegedAccount();
/** Passwords of the databases' own accounts, and of the site's. */
const SUPERUSER_PASSWORD = "overtheDrill41";
export const SITE_PASSWORD = "insideTheDrill41";

export interface DatabaseNode {
  name: string;
  port: number;
  /** Patroni's own port, which the load balancer asks which node is the primary. */
  checkPort: number;
  url(database: string): string;
  /** Kills Patroni and the database at once, like a power cut. */
  powerCut(): Promise<void>;
}

/**
 * Starts two databases under Patroni with the shipped file (deploy/database/patroni.yml). They elect the primary through etcd, and replicate
 * synchronously: a write is confirmed once both have it.
 */
export async function openDatabases(folder: string, endings: Cleanups): Promise<DatabaseNode[]> {
  const etcd = await openEtcd(folder, endings);
  const nodes: DatabaseNode[] = [];
  for (const name of ["database1", "database2"]) {
    const node = await openNode(folder, name, etcd, endings);
    nodes.push(node);
    await waitUntil(`${name} to answer`, async () => (await queryOnce(node.url("postgres"), "select 1")).length === 1);
  }
  const [first] = nodes;
  if (!first) throw new Error("No database is running.");
  await waitUntil("the site's database", async () => (await queryOnce(first.url("velluto"), "select 1")).length === 1);
  await waitUntil("the standby to be waited for", async () => {
    const [row] = await queryOnce<{ state: string }>(
      first.url("postgres"),
      "select sync_state as state from pg_stat_replication",
    );
    return row?.state === "sync";
  });
  return nodes;
}

async function openEtcd(folder: string, endings: Cleanups): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const data = createPostgresFolder(join(folder, "etcd"));
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const log = openSync(join(folder, "etcd.log"), "a");
  const etcd = spawn(
    "/usr/bin/etcd",
    [
      ...["--data-dir", data, "--listen-client-urls", client, "--advertise-client-urls", client],
      ...["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer, "--initial-cluster", `default=${peer}`],
    ],
    { ...account, cwd: "/", stdio: ["ignore", log, log] },
  );
  endings.push(() => stopDrillProcess(etcd, "SIGKILL"));
  await waitUntil("etcd to answer", async () => (await fetch(`${client}/health`)).ok);
  return port;
}

async function openNode(folder: string, name: string, etcd: number, endings: Cleanups): Promise<DatabaseNode> {
  const [port, checkPort] = [await freePort(), await freePort()];
  const own = createPostgresFolder(join(folder, name));
  const data = join(own, "data");
  copyDeployFile("first-start.sh", own);
  const settings = copyDeployFile("patroni.yml", own);
  const log = openSync(join(folder, `${name}.log`), "a");
  const variables = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcd}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${checkPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${checkPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_PROGRAMS,
    PATRONI_POSTGRESQL_PGPASS: join(own, "pgpass"),
    PATRONI_SUPERUSER_USERNAME: "postgres",
    PATRONI_SUPERUSER_PASSWORD: SUPERUSER_PASSWORD,
    PATRONI_REPLICATION_USERNAME: "replicator",
    PATRONI_REPLICATION_PASSWORD: SUPERUSER_PASSWORD,
    VELLUTO_PASSWORD: SITE_PASSWORD,
  };
  const env = { ...process.env, ...variables };
  const patroni = spawn("/usr/bin/patroni", [settings], { ...account, env, cwd: "/", stdio: ["ignore", log, log] });
  const powerCut = async () => {
    await stopDrillProcess(patroni, "SIGKILL");
    stopPostgres(data);
  };
  endings.push(powerCut);
  const url = (database: string) => `postgres://postgres:${SUPERUSER_PASSWORD}@127.0.0.1:${port}/${database}`;
  return { name, port, checkPort, url, powerCut };
}

function stopPostgres(data: string | number): void {
  try {
    const [id] = readFileSync(join(String(data), "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(id), "SIGKILL");
  } catch {
    // PostgreSQL had not started, or has ended.
  }
}
