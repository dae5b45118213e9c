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

/** Where PostgreSQL's programs are; the drills are for machines that have Debian's package. Throws in words otherwise. */
function program(name: string): string {
  const path = join(POSTGRES_PROGRAMS, name);
  if (!existsSync(path)) throw new Error(`${path} is missing: install Debian's postgresql-15.`);
  return path;
}

export const runProgram = (name: string, args: string[]): void =>
  void execFileSync(program(name), args, { ...account, cwd: "/", stdio: "pipe" });

/** A folder that PostgreSQL's account may write to. */
export function createPostgresFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** Gives a folder with all that is in it to PostgreSQL's account. */
export function chownToPostgres(folder: string): void {
  if (!account) return;
  for (const path of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
    chownSync(join(folder, path), account.uid, account.gid);
}

export interface DrillServer {
  port: number;
  url(database: string): string;
  /** Ends it: `SIGINT` closes the sessions and stops in order, `SIGKILL` leaves it as a power cut would. */
  end(signal: "SIGINT" | "SIGKILL"): Promise<void>;
}

/** An empty cluster in a folder, whose superuser "postgres" comes in from this machine alone. */
export function initCluster(folder: string): void {
  createPostgresFolder(folder);
  runProgram("initdb", ["-D", folder, "-U", "postgres", "-A", "trust", "--encoding=UTF8", "--locale=C"]);
  appendFileSync(join(folder, "pg_hba.conf"), "host replication all 127.0.0.1/32 trust\n");
}

/** Starts a cluster on a free port and waits until it answers. */
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

/** One question on a connection of its own. */
export async function queryOnce<Row>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
