import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { unprivilegedAccount } from "#test/databases/postgres-binaries.ts";
import { freePort } from "#test/free-port.ts";

export const POSTGRES_PROGRAMS = "/usr/lib/postgresql/15/bin";
const START_TIMEOUT_MS = 120_000;
const account = unprivilegedAccount();

/** Returns the path of a PostgreSQL program; the drills need Debian's package. Throws a description otherwise. */
function program(name: string): string {
  const path = join(POSTGRES_PROGRAMS, name);
  if (!existsSync(path)) throw new Error(`${path} is missing: install Debian's postgresql-15.`);
  return path;
}

export const runProgram = (name: string, args: string[]): void =>
  void execFileSync(program(name), args, { ...account, cwd: "/", stdio: "pipe" });

/** Creates a folder that PostgreSQL's account can write to. */
export function createPostgresFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** Makes PostgreSQL's account the owner of a folder and its contents. */
export function chownToPostgres(folder: string): void {
  if (!account) return;
  for (const path of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
    chownSync(join(folder, path), account.uid, account.gid);
}

export interface DrillServer {
  port: number;
  url(database: string): string;
  /** Ends the server: `SIGINT` closes sessions and shuts down cleanly, `SIGKILL` acts like a power cut. */
  end(signal: "SIGINT" | "SIGKILL"): Promise<void>;
}

/** Creates an empty cluster in a folder; its superuser "postgres" can connect only from this machine. */
export function initCluster(folder: string): void {
  createPostgresFolder(folder);
  runProgram("initdb", ["-D", folder, "-U", "postgres", "-A", "trust", "--encoding=UTF8", "--locale=C"]);
  appendFileSync(join(folder, "pg_hba.conf"), "host replication all 127.0.0.1/32 trust\n");
}

/** Starts a cluster on a free port and waits until it accepts connections. */
export async function startCluster(folder: string, settings: Record<string, string>): Promise<DrillServer> {
  const port = await freePort();
  const options = Object.entries({
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    ...settings,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(`${folder}.log`, "a");
  const server = spawn(program("postgres"), ["-D", folder, "-p", String(port), ...options], {
    ...account,
    cwd: "/",
    stdio: ["ignore", log, log],
  });
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await answers(url("postgres"), server, `${folder}.log`);
  return { port, url, end: (signal) => stopDrillProcess(server, signal) };
}

async function answers(url: string, server: ChildProcess, log: string): Promise<void> {
  for (const startedAt = Date.now(); ; await wait(100)) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (server.exitCode !== null || Date.now() - startedAt > START_TIMEOUT_MS)
        throw new Error(`PostgreSQL did not start; see ${log}`, { cause: error });
    }
  }
}

export async function stopDrillProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/** Runs one query on a connection of its own. */
export async function queryOnce<Row>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
