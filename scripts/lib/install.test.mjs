import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installedAsLocked } from "./install.mjs";

const LOCKED = {
  "": {},
  "node_modules/served": { version: "1.0.0" },
  "node_modules/builds": { version: "2.0.0", dev: true },
  "node_modules/elsewhere": { version: "3.0.0", optional: true },
};

test.each([
  ["all that is locked", { served: "1.0.0", builds: "2.0.0" }, true, true],
  ["nothing that only builds, as in a container", { served: "1.0.0" }, false, true],
  ["an older part", { served: "0.9.0", builds: "2.0.0" }, false, false],
  ["a part too few", { builds: "2.0.0" }, false, false],
])("build and run with %s installed are allowed as expected", (_what, versions, builds, runs) => {
  const folder = mkdtempSync(join(tmpdir(), "velluto-install-"));
  try {
    const installed = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: LOCKED }));
    writeFileSync(
      join(folder, "node_modules/.package-lock.json"),
      JSON.stringify({ packages: Object.fromEntries(installed) }),
    );
    expect([installedAsLocked(folder), installedAsLocked(folder, { toBuild: false })]).toEqual([builds, runs]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
