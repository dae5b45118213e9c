import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { withoutTools } from "./environment.mjs";
import { fromRoot, root } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * Installs the dependencies of package-lock.json unless node_modules already matches. With `toBuild` false, packages that only builds and tests need
 * may be missing (Dockerfile).
 */
export async function ensureInstalled({ toBuild = true } = {}) {
  if (installedAsLocked(root, { toBuild })) return;
  console.log("Installing dependencies (once; a minute or two) ...");
  await installAsLocked(root);
}

/** Installs the servers with which benchmarks compare ours. They have a separate lock file. */
export async function ensurePeersInstalled() {
  const folder = fromRoot("bench/peers");
  if (installedAsLocked(folder)) return;
  console.log("Installing what the benches measure beside (once; a minute) ...");
  await installAsLocked(folder);
}

/** Installs the object store that a drill uses. It has a separate lock file. */
export async function ensureObjectStoreInstalled() {
  const folder = fromRoot("test/drills/object-store");
  if (installedAsLocked(folder)) return;
  console.log("Installing the drill's object store (once; a minute) ...");
  await installAsLocked(folder);
}

async function installAsLocked(folder) {
  const options = { cwd: folder, env: npmEnvironment() };
  const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const clean = await run("npm", ["ci", ...flags], options);
  if (clean.code === 0) return;
  // `npm ci` rejects a lock file that lacks packages for other platforms, for example one made with an incomplete mirror of the registry. `npm
  // install` accepts it and installs the same locked versions.
  const install = await run("npm", ["install", "--no-save", ...flags], options);
  if (install.code === 0 && installedAsLocked(folder)) return;
  throw new Error(`Installing the dependencies failed.\n${clean.output}\n${install.output}`);
}

/** Whether the versions that node_modules records match the lock file. Optional packages may be missing. */
export function installedAsLocked(folder, { toBuild = true } = {}) {
  const installedLock = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installedLock)) return false;
  const installed = readPackages(installedLock);
  return Object.entries(readPackages(join(folder, "package-lock.json"))).every(([path, locked]) => {
    if (path === "") return true;
    const found = installed[path];
    if (found) return found.version === locked.version;
    return Boolean(locked.optional || locked.devOptional || locked.peer || (locked.dev && !toBuild));
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * Returns an environment for npm. npm caches in the home folder; if that is not writable, as for a service account, the environment names another
 * cache folder.
 */
function npmEnvironment() {
  const env = withoutTools();
  if (env.npm_config_cache) return env;
  try {
    const home = homedir();
    mkdirSync(join(home, ".npm"), { recursive: true });
    accessSync(join(home, ".npm"), constants.W_OK);
    return env;
  } catch {
    return { ...env, npm_config_cache: mkdtempSync(join(tmpdir(), "velluto-npm-")) };
  }
}
