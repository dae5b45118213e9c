import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { withoutTools } from "./environment.mjs";
import { fromRoot } from "./paths.mjs";
import { run } from "./run.mjs";

/** The pinned Node, ready to run: the binary that the npm package `node` brings. */
export async function ensureNode() {
  const folder = fromRoot("node_modules/node");
  const wanted = `v${JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version}`;
  const pinned = join(folder, "bin", "node");
  if (await isRunnable(pinned, wanted)) return pinned;

  // Its binary comes with a script at installation, which npm skips under --ignore-scripts or a policy of the machine.
  console.log(`Fetching Node ${wanted} ...`);
  await run(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: folder,
    env: withoutTools(),
    timeoutSeconds: 300,
  });
  if (await isRunnable(pinned, wanted)) return pinned;

  for (const candidate of [platformBinary(folder), process.execPath]) {
    if (candidate && (await isRunnable(candidate, wanted))) return candidate;
  }
  throw new Error(`Node ${wanted} (npm package "node") could not be made to run on this machine.`);
}

async function isRunnable(binary, version) {
  if (!existsSync(binary)) return false;
  const { code, output } = await run(binary, ["--version"], { timeoutSeconds: 20 });
  return code === 0 && output.trim() === version;
}

/** Where the package keeps the binary of this platform before it links it. */
function platformBinary(folder) {
  const { platform, arch } = process;
  for (const name of [`node-bin-${platform}-${arch}`, `node-${platform}-${arch}`]) {
    try {
      return join(dirname(createRequire(join(folder, "package.json")).resolve(`${name}/package.json`)), "bin", "node");
    } catch {
      // Not under this name.
    }
  }
  return undefined;
}
