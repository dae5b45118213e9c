import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { fromRoot } from "./paths.mjs";

const operations = readFileSync(fromRoot("docs/operations.md"), "utf8");
const unit = /`\/etc\/systemd\/system\/velluto\.service`:\n\n```ini\n([\s\S]*?)```/.exec(operations)?.[1] ?? "";
const environment = /`\/etc\/velluto\.env`[^\n]*\n\n```sh\n([\s\S]*?)```/.exec(operations)?.[1] ?? "";
const valuesOf = (text, name) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value);
/** The arguments with which `npm start` runs Node. */
const SERVER = argumentsIn("scripts/start.mjs", /serve\(node, (\[.*?\])/);
const isWithin = (path, folder) => !relative(folder, path).startsWith("..");

test("the service can write its data but none of its code", () => {
  const [code] = valuesOf(unit, "WorkingDirectory");
  const [data] = valuesOf(environment, "DATA_DIR");
  const writable = valuesOf(unit, "ReadWritePaths").flatMap((value) => value.split(" "));
  expect(valuesOf(unit, "ProtectSystem")).toEqual(["strict"]);
  expect(writable).toEqual([data]);
  expect(writable.filter((path) => isWithin(code, path) || isWithin(path, code))).toEqual([]);
  // The service must not write to the code folder, so it neither installs nor builds.
  expect(valuesOf(unit, "Exec\\w+")).toEqual([`${code}/node_modules/node/bin/node ${SERVER}`]);
  expect([valuesOf(unit, "UMask"), valuesOf(unit, "NoNewPrivileges")]).toEqual([["0077"], ["true"]]);
});

test("the container starts the server like npm start", () => {
  expect(argumentsIn("Dockerfile", /^CMD (\[.*\])$/m)).toBe(`node ${SERVER}`);
});

test("the C library is limited to two malloc arenas, however the server is started", () => {
  expect(readFileSync(fromRoot("scripts/start.mjs"), "utf8")).toContain('MALLOC_ARENA_MAX: "2"');
  expect(valuesOf(unit, "Environment")).toEqual(["NODE_ENV=production MALLOC_ARENA_MAX=2"]);
  expect(readFileSync(fromRoot("Dockerfile"), "utf8")).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=2\b/m);
});

test("the operations guide lists every variable that the server reads", () => {
  const names = [...readFileSync(fromRoot("server/env.ts"), "utf8").matchAll(/^ {4}([A-Z][A-Z\d_]*):/gm)];
  expect(names.length).toBeGreaterThan(20);
  const section = operations.split("\n## All variables\n")[1] ?? "";
  expect(names.map(([, name]) => name).filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

const knowsUnits = spawnSync("systemd-analyze", ["--version"]).status === 0;
test.runIf(knowsUnits)("the unit file is valid for systemd", () => {
  const folder = mkdtempSync(join(tmpdir(), "velluto-unit-"));
  try {
    const file = join(folder, "velluto.service");
    // The test has no installation, so the program's path does not exist: replace it by an existing program.
    writeFileSync(file, unit.replace(/^ExecStart=\S+/m, "ExecStart=/bin/true"));
    const { stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    expect(stderr.split("\n").filter((line) => line.includes("velluto.service"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function argumentsIn(file, pattern) {
  const [, list] = pattern.exec(readFileSync(fromRoot(file), "utf8")) ?? [];
  return JSON.parse(list).join(" ");
}
