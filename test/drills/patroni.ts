import { spawn } from "node:child_process";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#test/free-port.ts";
import { unprivilegedAccount } from "#test/postgres-binaries.ts";
import { ask, endProcess, folderForPostgres, POSTGRES_PROGRAMS } from "./debian-postgres.ts";
import { type Endings, until } from "./drill-work.ts";

const account = unprivilegedAccount();

export interface DatabaseNode {
  name: string;
  port: number;
  /** Patroni's own address, which the balancer asks who is the primary. */
  checkPort: number;
  url(database: string): string;
  /** As a power cut: what watches the database and the database itself, at once. */
  powerCut(): Promise<void>;
}

/** Two databases under Patroni, which agrees by etcd which of them is the primary: a write is answered when both have it. */
export async function openDatabases(folder: string, endings: Endings): Promise<DatabaseNode[]> {
  const etcd = await openEtcd(folder, endings);
  const nodes: DatabaseNode[] = [];
  for (const name of ["database1", "database2"]) {
    const node = await openNode(folder, name, etcd, endings);
    nodes.push(node);
    await until(`${name} to answer`, async () => (await ask(node.url("postgres"), "select 1")).length === 1);
  }
  const [first] = nodes;
  if (!first) throw new Error("There is no database.");
  await ask(first.url("postgres"), "create database velluto");
  await until("the standby to be waited for", async () => {
    const [row] = await ask<{ state: string }>(
      first.url("postgres"),
      "select sync_state as state from pg_stat_replication",
    );
    return row?.state === "sync";
  });
  return nodes;
}

async function openEtcd(folder: string, endings: Endings): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const data = folderForPostgres(join(folder, "etcd"));
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
  endings.push(() => endProcess(etcd, "SIGKILL"));
  await until("etcd to answer", async () => (await fetch(`${client}/health`)).ok);
  return port;
}

async function openNode(folder: string, name: string, etcd: number, endings: Endings): Promise<DatabaseNode> {
  const [port, checkPort] = [await freePort(), await freePort()];
  const data = join(folderForPostgres(join(folder, name)), "data");
  const file = join(folder, `${name}.yml`);
  writeFileSync(file, settingsOf({ folder: join(folder, name), name, etcd, port, checkPort, data }));
  const log = openSync(join(folder, `${name}.log`), "a");
  const patroni = spawn("/usr/bin/patroni", [file], { ...account, cwd: "/", stdio: ["ignore", log, log] });
  const powerCut = async () => {
    await endProcess(patroni, "SIGKILL");
    endPostgres(data);
  };
  endings.push(powerCut);
  return { name, port, checkPort, url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`, powerCut };
}

/** Patroni 3 (docs/scaling.md), as quick as it lets itself be set: the primary's word is good for 20 seconds. */
function settingsOf({ folder, name, etcd, port, checkPort, data }: Record<string, string | number>): string {
  return JSON.stringify({
    scope: "velluto",
    name,
    restapi: { listen: `127.0.0.1:${checkPort}`, connect_address: `127.0.0.1:${checkPort}` },
    etcd3: { hosts: [`127.0.0.1:${etcd}`] },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: false, parameters: { max_connections: 200, synchronous_commit: "on" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, { auth: "trust" }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: POSTGRES_PROGRAMS,
      pgpass: `${folder}/pgpass`,
      pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust", "local all all trust"],
      parameters: { unix_socket_directories: folder },
      authentication: { superuser: { username: "postgres" }, replication: { username: "postgres" } },
    },
  });
}

function endPostgres(data: string | number): void {
  try {
    const [id] = readFileSync(join(String(data), "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(id), "SIGKILL");
  } catch {
    // It had not started, or is gone.
  }
}
