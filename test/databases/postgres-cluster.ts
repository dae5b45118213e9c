import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "#test/free-port.ts";
import { findPostgresBinaries, unprivilegedAccount } from "./postgres-binaries.ts";

const START_TIMEOUT_MS = 300_000;

/** The data is temporary, so it need not survive a power cut. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "64MB",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
};

/** A file of this name beside a cluster keeps the cluster's files while its server restarts. */
const KEEP_FILES_MARKER = "kept";

/**
 * Waits for the end of its standard input, then stops the server and deletes its files. That happens once the process at the other end exits, in
 * whatever way.
 */
const CLEANUP_SCRIPT = `"$@" & server=$!
while read -r _; do :; done
kill -QUIT $server 2>/dev/null
wait $server
test -e "$0/${KEEP_FILES_MARKER}" || rm -rf "$0" 2>/dev/null`;

/** Production durability, for tests that kill the server and check what survived. */
const DURABLE_SETTINGS = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

export interface PostgresCluster {
  /** URL of the superuser, for the database "postgres". */
  url: string;
  /** Kills the server immediately; it recovers from its WAL when it starts again. */
  crash(): Promise<void>;
  /** Restarts it on the same files and port after `crash`. */
  restart(): Promise<void>;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/** Options of a server: durable or not, and settings that override those of the tests. */
interface ClusterOptions {
  durable?: boolean;
  settings?: Readonly<Record<string, string>>;
}

/** Starts a PostgreSQL server with a new cluster in a temporary folder, on a free local port. */
export async function startPostgres({ durable = false, settings = {} }: ClusterOptions = {}): Promise<PostgresCluster> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), "velluto-postgres-"));
  chmodSync(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const binaries = findPostgresBinaries(account, folder);
    const cluster = join(folder, "cluster");
    const password = randomBytes(24).toString("hex");
    const passwordFile = join(folder, "password");
    mkdirSync(cluster, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) for (const path of [folder, cluster, passwordFile]) chownSync(path, account.uid, account.gid);
    const initialise = ["-D", cluster, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    execFileSync(join(binaries, "initdb"), [...initialise, "--encoding=UTF8", "--locale=C", "--no-sync"], {
      ...account,
      cwd: "/",
      stdio: "pipe",
    });

    const port = await freePort();
    const given = Object.entries({ ...SETTINGS, ...(durable && DURABLE_SETTINGS), ...settings });
    const flags = given.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const command = [join(binaries, "postgres"), "-D", cluster, "-p", String(port), ...flags];
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    let endWrapper = async () => {};
    const launch = async () => {
      const wrapper = spawn("sh", ["-c", CLEANUP_SCRIPT, folder, ...command], {
        ...account,
        cwd: "/",
        detached: true,
        stdio: ["pipe", "ignore", "pipe"],
      });
      const output: string[] = [];
      wrapper.stderr.setEncoding("utf8").on("data", (text: string) => output.push(text));
      const ended = once(wrapper, "exit");
      endWrapper = async () => {
        wrapper.stdin.end();
        await ended;
      };
      try {
        await isAccepting(url);
      } catch (error) {
        throw new Error(`PostgreSQL did not start:\n${output.join("")}`, { cause: error });
      }
    };
    const stop = async () => {
      await endWrapper();
      await remove();
    };
    const crash = async () => {
      writeFileSync(join(folder, KEEP_FILES_MARKER), "");
      await endWrapper();
      rmSync(join(folder, KEEP_FILES_MARKER));
    };
    try {
      await launch();
    } catch (error) {
      await stop();
      throw error;
    }
    return { url, stop, crash, restart: launch };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function isAccepting(url: string): Promise<void> {
  for (const startedAt = Date.now(); ; ) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() - startedAt > START_TIMEOUT_MS) throw error;
      await wait(50);
    }
  }
}
