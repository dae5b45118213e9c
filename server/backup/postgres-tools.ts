import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { BackupError } from "./manifest.ts";

export const dumpDatabase = (url: string, file: string) =>
  withPassfile(url, (connection) =>
    runTool("pg_dump", [
      "--format=custom",
      "--no-owner",
      "--no-privileges",
      `--file=${file}`,
      `--dbname=${connection}`,
    ]),
  );

export const restoreDatabase = (url: string, file: string) =>
  withPassfile(url, (connection) =>
    runTool("pg_restore", ["--no-owner", "--exit-on-error", "--single-transaction", `--dbname=${connection}`, file]),
  );

/**
 * Runs `work` with a connection string that has no password; PostgreSQL's tools read the password from a private file. In an argument, every user of
 * the machine could read it in the process list.
 */
async function withPassfile(url: string, work: (connection: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-backup-"));
  try {
    const connection = new URL(url);
    if (connection.password) {
      const file = join(folder, "passfile");
      const escaped = decodeURIComponent(connection.password).replaceAll(/[\\:]/g, "\\$&");
      await writeFile(file, `*:*:*:*:${escaped}\n`, { mode: 0o600 });
      connection.password = "";
      connection.searchParams.set("passfile", file);
    }
    await work(connection.href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runTool(name: string, args: string[]): Promise<void> {
  const tool = spawn(name, args, { stdio: ["ignore", "ignore", "pipe"] });
  const errorOutput = text(tool.stderr);
  const [code] = await once(tool, "close").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT")
      throw new BackupError(`${name} is not installed (Debian: postgresql-client, of the server's version or newer).`);
    throw error;
  });
  if (code !== 0) throw new BackupError(`${name} failed:\n${await errorOutput}`);
}
