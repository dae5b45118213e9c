import { spawn } from "node:child_process";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { unprivilegedAccount } from "#test/databases/postgres-binaries.ts";
import { freePort } from "#test/free-port.ts";
import { type Cleanups, waitUntil } from "./cleanups.ts";
import { createPostgresFolder, queryOnce, stopDrillProcess } from "./debian-postgres.ts";
import { copyDeployFile } from "./deploy-files.ts";
import { type DatabaseNode, SITE_PASSWORD } from "./patroni.ts";

export const ADMIN = { email: "admin@velluto.example", password: "chiave del capannone 41" };
/** The load balancer adds a process again after two successful checks. */
const REJOIN_DELAY_MS = 5000;
const account = unprivilegedAccount();

export interface DatabasePorts {
  primary: number;
  standby: number;
}

/** Starts HAProxy in front of the databases with the shipped file (deploy/haproxy-database.cfg) and this machine's ports. */
export async function openDatabaseBalancer(
  folder: string,
  nodes: readonly DatabaseNode[],
  endings: Cleanups,
): Promise<DatabasePorts> {
  const ports = { primary: await freePort(), standby: await freePort() };
  let text = readFileSync("deploy/haproxy-database.cfg", "utf8")
    .replace("bind :5432", `bind 127.0.0.1:${ports.primary}`)
    .replace("bind :5433", `bind 127.0.0.1:${ports.standby}`);
  for (const { name, port, checkPort } of nodes)
    text = text.replaceAll(`${name}:5432 port 8008`, `127.0.0.1:${port} port ${checkPort}`);
  startHaproxy(folder, "haproxy-database", text, endings);
  for (const port of [ports.primary, ports.standby])
    await waitUntil("the way to the databases", async () => (await queryOnce(urlOf(port), "select 1")).length === 1);
  return ports;
}

/** Starts PgBouncer with the shipped file (deploy/database/pgbouncer.ini), in front of whichever database is the primary. */
export async function openPooler(folder: string, primary: number, endings: Cleanups): Promise<number> {
  const port = await freePort();
  const own = createPostgresFolder(join(folder, "pooler"));
  copyDeployFile("pgbouncer.ini", own, {
    "host=database port=5432": `host=127.0.0.1 port=${primary}`,
    "listen_addr = *": "listen_addr = 127.0.0.1",
    "listen_port = 6432": `listen_port = ${port}`,
  });
  const log = openSync(join(folder, "pgbouncer.log"), "a");
  const pooler = spawn("sh", [copyDeployFile("start-pooler.sh", own)], {
    ...account,
    env: { PATH: `${process.env.PATH}:/usr/sbin`, VELLUTO_PASSWORD: SITE_PASSWORD },
    cwd: "/",
    stdio: ["ignore", log, log],
  });
  endings.push(() => stopDrillProcess(pooler, "SIGKILL"));
  await waitUntil("the pooler", async () => (await queryOnce(urlOf(port), "select 1")).length === 1);
  return port;
}

export interface SiteProcess {
  port: number;
  /** Stops it like a deployment does, waits for its exit, and starts it again. */
  restart(): Promise<void>;
}

interface SiteOptions {
  name: string;
  folder: string;
  sitePort: number;
  pooler: number;
  databases: DatabasePorts;
  /** Environment variables of the object store. */
  store: Readonly<Record<string, string>>;
}

/** Starts the built site with the command of the systemd unit. */
export async function openProcess(options: SiteOptions, endings: Cleanups): Promise<SiteProcess> {
  const { name, folder, sitePort, pooler, databases, store } = options;
  const port = await freePort();
  const log = openSync(join(folder, `${name}.log`), "a");
  const start = async () => {
    const child = spawn(process.execPath, ["server/main.ts"], {
      env: {
        ...process.env,
        ...store,
        NODE_ENV: "production",
        PORT: String(port),
        SITE_URL: `http://127.0.0.1:${sitePort}`,
        DATA_DIR: join(folder, name),
        DATABASE_URL: urlOf(pooler),
        DATABASE_DIRECT_URL: urlOf(databases.primary),
        DATABASE_STANDBY_URL: urlOf(databases.standby),
        AUTH_SECRET: "a-secret-of-the-drill-and-no-other",
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SEED: "catalogue",
        RATE_LIMITS: "off",
        TRUST_PROXY: "on",
        DRAIN_SECONDS: "5",
      },
      stdio: ["ignore", log, log],
    });
    await waitUntil(`${name} to be ready`, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
    return child;
  };
  let child = await start();
  endings.push(() => stopDrillProcess(child, "SIGKILL"));
  return {
    port,
    async restart() {
      await stopDrillProcess(child, "SIGTERM");
      child = await start();
      await wait(REJOIN_DELAY_MS);
    },
  };
}

/** Starts the load balancer with the shipped file (deploy/haproxy.cfg) and this machine's ports. */
export async function openBalancer(
  folder: string,
  sitePort: number,
  processes: readonly SiteProcess[],
  endings: Cleanups,
): Promise<string> {
  let text = readFileSync("deploy/haproxy.cfg", "utf8").replace("bind :8080", `bind 127.0.0.1:${sitePort}`);
  for (const [index, { port }] of processes.entries())
    text = text.replaceAll(`app${index + 1}:3000`, `127.0.0.1:${port}`);
  startHaproxy(folder, "haproxy", text, endings);
  const origin = `http://127.0.0.1:${sitePort}`;
  await waitUntil("the balancer", async () => (await fetch(`${origin}/readyz`)).ok);
  return origin;
}

function startHaproxy(folder: string, name: string, text: string, endings: Cleanups): void {
  const file = join(folder, `${name}.cfg`);
  writeFileSync(file, text);
  const log = openSync(join(folder, `${name}.log`), "a");
  const balancer = spawn("/usr/sbin/haproxy", ["-db", "-f", file], { stdio: ["ignore", log, log] });
  endings.push(() => stopDrillProcess(balancer, "SIGKILL"));
}

const urlOf = (port: number) => `postgres://velluto:${SITE_PASSWORD}@127.0.0.1:${port}/velluto`;
