import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutProductVariables } from "./environment.mjs";
import { fromRoot } from "./paths.mjs";

const compose = readFileSync(fromRoot("compose.yaml"), "utf8");
const comment = compose.slice(0, compose.indexOf("\nx-app"));

test("compose.yaml names its required variables, and requires no others", () => {
  const referenced = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const documented = comment.match(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g) ?? [];
  expect([...new Set(referenced)].sort()).toEqual(
    [...new Set(documented)].filter((name) => name !== "DRAIN_SECONDS").sort(),
  );
});

test("compose.yaml sets no variable that the site does not read", () => {
  const section = /^x-app:[\s\S]*?\n {2}environment:\n([\s\S]*?)\n {2}#/m.exec(compose)?.[1] ?? "";
  const names = [...section.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(withoutProductVariables(Object.fromEntries(names.map((name) => [name, ""])))).toEqual({});
});

const knowsBalancers = spawnSync("haproxy", ["-v"]).status === 0;
test.runIf(knowsBalancers).each(["deploy/haproxy.cfg", "deploy/haproxy-database.cfg"])(
  "%s is valid for HAProxy",
  (file) => {
    const { status, stderr } = spawnSync("haproxy", ["-c", "-f", fromRoot(file)], { encoding: "utf8" });
    expect([status, stderr.match(/\[ALERT\].*/g)]).toEqual([0, null]);
  },
);
