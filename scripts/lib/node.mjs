import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { withoutTools } from "./environment.mjs";
import { fromRoot } from "./paths.mjs";
import { run } from "./run.mjs";

/** Returns the path of the pinned Node binary from the npm package `node`. */
export async function ensureNode() {
  const folder = fromRoot("node_modules/node");
  const pinnedVersion = `v${JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version}`;
  const pinned = join(folder, "bin", "node");
  if (await isRunnable(pinned, pinnedVersion)) return pinned;

  // The package fetches its binary in an install script. npm skips such scripts with --ignore-scripts, or if a policy forbids them.
  console.log(`Fetching Node ${pinnedVersion} ...`);
  await run(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: folder,
    env: withoutTools(),
    timeoutSeconds: 300,
  });
  if (await isRunnable(pinned, pinnedVersion)) return pinned;

  for (const candidate of [platformBinary(folder), process.execPath]) {
    if (candidate && (await isRunnable(candidate, pinnedVersion))) return candidate;
  }
  throw new Error(`Node ${pinnedVersion} (npm package "node") could not be made to run on this machine.`);
}

async function isRunnable(binary, version) {
  if (!existsSync(binary)) return false;
  const { code, output } = await run(binary, ["--version"], { timeoutSeconds: 20 });
  return code === 0 && output.trim() === version;
}

/** Returns the path of the binary for this platform, in the platform's own package; `node` only links to it. */
function platformBinary(folder) {
  const { platform, arch } = process;
  for (const name of [`node-bin-${platform}-${arch}`, `node-${platform}-${arch}`]) {
    try {
      return join(dirname(createRequire(join(folder, "package.json")).resolve(`${name}/package.json`)), "bin", "node");
    } catch {
      // There is no package with this name; try the next.
    }
  }
  return undefined;
}
