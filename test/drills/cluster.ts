import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/free-port.ts";
import { unprivilegedAccount } from "#test/postgres-binaries.ts";
import { openLoad } from "./cluster-load.ts";
import { ask, endProcess, folderForPostgres, initCluster, runProgram, startCluster } from "./debian-postgres.ts";

const PATIENCE_MS = 240_000;
const LOAD_BEFORE_MS = 5000;
const account = unprivilegedAccount();

/** npm run trust:cluster: HAProxy, two processes, PgBouncer, a primary and its standby, on this machine's own Debian packages. */
async function drill(): Promise<void> {
  const folder = folderForPostgres(mkdtempSync(join(tmpdir(), "velluto-cluster-")));
  const endings: (() => Promise<void>)[] = [];
  try {
    const { primary, standby } = await openServers(folder, endings);
    const pooler = await openPooler(folder, primary.port, endings);
    const sitePort = await freePort();
    const processes: SiteProcess[] = [];
    for (const name of ["app1", "app2"]) {
      const site = { name, folder, sitePort, pooler: pooler.port, direct: primary.url("velluto") };
      const started = await openProcess(site);
      processes.push(started);
      endings.push(() => started.end());
    }
    const origin = await openBalancer(folder, sitePort, processes, endings);

    const rolling = openLoad(origin);
    await wait(LOAD_BEFORE_MS);
    for (const process of processes) await process.restart();
    await wait(LOAD_BEFORE_MS);
    const rolled = await rolling.end();
    console.log(
      `rolling restart of both processes: ${rolled.answered} answers, ${rolled.written.length} of them writes, ${rolled.failed.length} failed`,
    );
    for (const failure of rolled.failed.slice(0, 5)) console.log(`  ${failure}`);

    const failing = openLoad(origin);
    await wait(LOAD_BEFORE_MS);
    const killedAt = Date.now();
    await primary.end("SIGKILL");
    await ask(standby.url("postgres"), "select pg_promote()");
    await ask(standby.url("postgres"), "alter system reset synchronous_standby_names");
    await ask(standby.url("postgres"), "select pg_reload_conf()");
    await pooler.pointAt(standby.port);
    const backAfter = await failing.writtenAfter(Date.now(), PATIENCE_MS);
    await wait(LOAD_BEFORE_MS);
    const { written } = await failing.end();
    const all = [...rolled.written, ...written];
    const stored = await ask<{ reference: string }>(standby.url("velluto"), "select reference from enquiries");
    const kept = new Set(stored.map(({ reference }) => reference));
    const lost = all.filter((reference) => !kept.has(reference));
    console.log(
      `failover: ${written.length} writes answered, ${all.length} in all, ${lost.length} lost; none answered for ${((backAfter - killedAt) / 1000).toFixed(1)} s after the kill`,
    );

    const { mails, doubled } = await countMails(folder, all);
    console.log(`jobs: ${mails} mails to ${all.length} senders, ${doubled} twice`);
    if (rolled.failed.length > 0 || lost.length > 0 || doubled > 0) throw new Error("A promise was broken.");
  } finally {
    for (const end of endings.reverse()) await end();
    if (process.env.DRILL_KEEP) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

async function openServers(folder: string, endings: (() => Promise<void>)[]) {
  const first = join(folder, "primary");
  initCluster(first);
  const primary = await startCluster(first, { wal_level: "replica" });
  endings.push(() => primary.end("SIGKILL"));
  await ask(primary.url("postgres"), "create database velluto");
  const second = join(folder, "standby");
  const from = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "postgres"];
  runProgram("pg_basebackup", ["-D", second, ...from, "-c", "fast", "-R"]);
  const standby = await startCluster(second, { hot_standby: "on" });
  endings.push(() => standby.end("SIGKILL"));
  // From here on nothing is answered before both have it.
  await ask(primary.url("postgres"), "alter system set synchronous_standby_names = '*'");
  await ask(primary.url("postgres"), "select pg_reload_conf()");
  return { primary, standby };
}

/** PgBouncer in transaction mode, whose server can be changed while clients stay. */
async function openPooler(folder: string, server: number, endings: (() => Promise<void>)[]) {
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const write = (serverPort: number) =>
    writeFileSync(
      file,
      `[databases]
velluto = host=127.0.0.1 port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 15
server_login_retry = 1
server_fast_close = 1
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits
`,
    );
  write(server);
  const log = openSync(join(folder, "pgbouncer.log"), "a");
  const pooler = spawn("/usr/sbin/pgbouncer", [file], { ...account, cwd: "/", stdio: ["ignore", log, log] });
  endings.push(() => endProcess(pooler, "SIGKILL"));
  await until(async () => (await ask(`postgres://postgres@127.0.0.1:${port}/velluto`, "select 1")).length === 1);
  return {
    port,
    async pointAt(serverPort: number) {
      write(serverPort);
      pooler.kill("SIGHUP");
    },
  };
}

interface SiteOptions {
  name: string;
  folder: string;
  sitePort: number;
  pooler: number;
  direct: string;
}

interface SiteProcess {
  port: number;
  /** Ends it as a deployment does, waits for its end, and starts it again. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** The built site, as the unit file runs it. */
async function openProcess({ name, folder, sitePort, pooler, direct }: SiteOptions): Promise<SiteProcess> {
  const port = await freePort();
  const log = openSync(join(folder, `${name}.log`), "a");
  const start = async () => {
    const child = spawn(process.execPath, ["server/main.ts"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        SITE_URL: `http://127.0.0.1:${sitePort}`,
        DATA_DIR: join(folder, name),
        DATABASE_URL: `postgres://postgres@127.0.0.1:${pooler}/velluto`,
        DATABASE_DIRECT_URL: direct,
        AUTH_SECRET: "a-secret-of-the-drill-and-no-other",
        SEED: "catalogue",
        RATE_LIMITS: "off",
        TRUST_PROXY: "on",
        DRAIN_SECONDS: "5",
      },
      stdio: ["ignore", log, log],
    });
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
    return child;
  };
  let child = await start();
  return {
    port,
    async restart() {
      await endProcess(child, "SIGTERM");
      child = await start();
      // The balancer takes it in again after two good answers.
      await wait(LOAD_BEFORE_MS);
    },
    end: () => endProcess(child, "SIGKILL"),
  };
}

/** The balancer by the file that is handed out (deploy/haproxy.cfg), with this machine's ports in it. */
async function openBalancer(
  folder: string,
  sitePort: number,
  processes: readonly SiteProcess[],
  endings: (() => Promise<void>)[],
): Promise<string> {
  let text = readFileSync("deploy/haproxy.cfg", "utf8").replace("bind :8080", `bind 127.0.0.1:${sitePort}`);
  for (const [index, { port }] of processes.entries())
    text = text.replaceAll(`app${index + 1}:3000`, `127.0.0.1:${port}`);
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, text);
  const log = openSync(join(folder, "haproxy.log"), "a");
  const balancer = spawn("/usr/sbin/haproxy", ["-db", "-f", file], { stdio: ["ignore", log, log] });
  endings.push(() => endProcess(balancer, "SIGKILL"));
  const origin = `http://127.0.0.1:${sitePort}`;
  await until(async () => (await fetch(`${origin}/readyz`)).ok);
  return origin;
}

/** Mails to the senders of answered requests in both outboxes, once they have come to rest. */
async function countMails(folder: string, references: readonly string[]): Promise<{ mails: number; doubled: number }> {
  const read = () => {
    const counts = new Map<string, number>();
    for (const name of ["app1", "app2"]) {
      const outbox = join(folder, name, "outbox");
      for (const file of readdirSync(outbox)) {
        if (!file.endsWith(".eml")) continue;
        const text = readFileSync(join(outbox, file), "utf8");
        const to = /^To: (drill-[\w-]+@prova\.example)/m.exec(text)?.[1];
        if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
      }
    }
    return counts;
  };
  await until(async () => read().size >= references.length).catch(() => {});
  const counts = read();
  return { mails: counts.size, doubled: [...counts.values()].filter((count) => count > 1).length };
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < PATIENCE_MS; await wait(200))
    if (await done().catch(() => false)) return;
  throw new Error("It did not happen in time.");
}

await drill();
