import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFolder } from "./compress.mjs";
import { withTools } from "./environment.mjs";
import { fromRoot } from "./paths.mjs";
import { run } from "./run.mjs";

/** The files and folders that the build reads. */
const SOURCES = [
  "app",
  "domain",
  "server",
  "build-tools",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];
/**
 * The Vite builds, in order. The build of pages and panel comes first, because it empties the output folder; the scripts of the public pages follow.
 */
const BUILDS = [
  [fromRoot("node_modules/@react-router/dev/bin.cjs"), "build"],
  [fromRoot("node_modules/vite/bin/vite.js"), "build", "--config", fromRoot("build-tools/page-scripts.vite.ts")],
];
const STAMP = fromRoot("build/.stamp");

/** Builds browser and server files if a source has changed since the last build. Throws with the build's output if it fails. */
export async function ensureBuilt(nodeBinary, { onLine } = {}) {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  console.log("Building ...");
  rmSync(STAMP, { force: true });
  for (const build of BUILDS) {
    const { code, output } = await run(nodeBinary, build, {
      env: { ...withTools(nodeBinary), NODE_ENV: "production" },
      onLine,
    });
    if (code !== 0) throw new Error(onLine ? "The build failed." : `The build failed.\n${output}`);
  }
  await compressFolder(fromRoot("build/client/assets"));
  mkdirSync(fromRoot("build"), { recursive: true });
  writeFileSync(STAMP, sources);
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const absolute = fromRoot(path);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(absolute));
    return;
  }
  for (const name of readdirSync(absolute).sort()) {
    if (!/\.test\.tsx?$/.test(name)) addTo(hash, join(path, name));
  }
}
