// Rule: product.md#commands-and-environment
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDatabaseAddress } from "#server/db/database-address.ts";
import { locateData } from "#server/env.ts";

const PROGRAM = join(import.meta.dirname, "admin.ts");

/** Runs the command in an empty folder with only these variables. */
function run(words: string[], variables: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), "velluto-admin-"));
  const env = { PATH: process.env.PATH, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], { cwd, env, encoding: "utf8" });
  return { status, stdout, lines: stderr.trim().split("\n"), left: readdirSync(cwd) };
}

test("ends with one sentence when there is no database, and leaves neither a folder nor a lock behind", () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "velluto-admin-")), "data");
  const refused = run(["list"], { DATA_DIR: dataDir });
  const sentence = `In ${dataDir} non c'è un database e DATABASE_URL non è impostata: esegui il comando con le variabili del servizio, oppure aggiungi --create per crearne uno lì.`;
  expect(refused).toEqual({ status: 1, stdout: "", lines: [sentence], left: [] });
  expect(existsSync(dataDir)).toBe(false);
  // The command creates no data in the current folder either, which is the default place of the data.
  expect(run(["list"], {})).toMatchObject({ status: 1, stdout: "", left: [] });
});

test("creates a database when --create is given, and prints which one it uses", () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "velluto-admin-")), "data");
  expect(run(["list", "--create"], { DATA_DIR: dataDir })).toEqual({
    status: 0,
    stdout: "Nessuno ha un ruolo.\n",
    lines: [`Database incorporato in ${dataDir}`],
    left: [],
  });
  expect(locateData({ DATA_DIR: dataDir }).exists).toBe(true);
});

test("prints the server without its password", () => {
  const variables = { DATABASE_URL: "postgres://anna:segreta@127.0.0.1:1/velluto", AUTH_SECRET: "s".repeat(32) };
  const { lines, left } = run(["list"], variables);
  expect(lines).toEqual([
    "Database PostgreSQL «velluto» su 127.0.0.1:1, utente «anna»",
    "Il database non risponde: DATABASE_URL è giusto?",
  ]);
  expect(left).toEqual([]);
});

test.each([
  [
    "postgres://anna:p%40ss@db.example:6543/velluto",
    { host: "db.example", port: 6543, database: "velluto", user: "anna" },
  ],
  ["postgresql://anna@[::1]/", { host: "[::1]", port: 5432, database: "anna", user: "anna" }],
  ["postgres:///velluto?host=/run/postgresql", { host: "/run/postgresql", port: 5432, database: "velluto", user: "" }],
  ["postgres://anna:p@ss/w@host:x/velluto", null],
])("%s", (url, address) => {
  expect(parseDatabaseAddress(url)).toEqual(address);
});
