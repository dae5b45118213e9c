import { mkdirSync, rmSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { fromRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { tallyCheck, tallyPlaywright, tallyVitest } from "./tallies.mjs";

const REPORTS = fromRoot("test-results");
/** A step that takes longer counts as hanging: it is killed and fails. */
const STEP_TIMEOUT_SECONDS = 2400;
/**
 * Lets malloc use huge memory pages where the system has them. Tests allocate and free gigabytes, and on a virtual machine each small memory page
 * costs up to 15 µs.
 */
const LARGE_PAGES = { GLIBC_TUNABLES: "glibc.malloc.hugetlb=1" };

/**
 * Returns the steps of `npm test` and `npm run check` by name; each resolves to a tally of its checks.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools the pinned Node, and the environment every tool runs in
 */
export function defineSteps({ node, env }) {
  const tool = (file, args, onLine, extra = {}) =>
    run(node, [fromRoot("node_modules", file), ...args], {
      env: { ...env, ...extra },
      onLine,
      timeoutSeconds: STEP_TIMEOUT_SECONDS,
    });

  const check = (file, args, extra) => async (onLine) => {
    const { code, output } = await tool(file, args, onLine, extra);
    return tallyCheck(code, output);
  };

  const vitest = (report, projects) => async (onLine) => {
    const file = freshReport(`${report}.json`);
    const selection = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { code, output } = await tool("vitest/vitest.mjs", ["run", ...selection, ...reporters], onLine, LARGE_PAGES);
    return tallyVitest(file, code, output);
  };

  // Run the type checkers one after the other: in parallel, each would compute the same types again, which takes 50% more CPU time. With the default
  // settings of the garbage collector, a fifth of the time is garbage collection.
  const memory = { GOGC: "off", GOMEMLIMIT: "2500MiB" };
  const checkTypes = (project) =>
    check("typescript-7/bin/tsc", ["--project", project, "--noEmit", "--checkers", "1"], memory);
  const lint = (folder, ...options) =>
    check("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "--max-diagnostics=200", ...options, folder]);

  return {
    async types(onLine) {
      const typegen = await tool("@react-router/dev/bin.cjs", ["typegen"], onLine);
      if (typegen.code !== 0) return tallyCheck(typegen.code, typegen.output);
      return checkTypes(".")(onLine);
    },
    lint: lint("."),
    layers: check("dependency-cruiser/bin/dependency-cruise.mjs", [
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "err-long",
      "app",
      "bench",
      "domain",
      "server",
      "test",
    ]),
    knip: check("knip/bin/knip.js", []),
    unit: vitest("unit", ["unit", "unit-dom"]),
    integration: vitest("integration", ["integration-pglite", "integration-postgres"]),
    "art:types": checkTypes("art"),
    "art:lint": lint("art", "--config-path=art/biome-art.jsonc"),
    "art:unit": vitest("art", ["art"]),
    async build(onLine) {
      await ensureBuilt(node, { onLine });
      return tallyCheck(0);
    },
    async e2e(onLine) {
      const file = freshReport("e2e.json");
      await ensureBuilt(node, { onLine });
      const CHROMIUM_PATH = await ensureChromium(node);
      // Each Playwright worker has a temporary folder of its own (test/run-folder.ts). Without a common cache, each worker would compile every test
      // again.
      const PLAYWRIGHT_TRANSFORM_CACHE_DIR = fromRoot("node_modules/.cache/playwright");
      const variables = { CHROMIUM_PATH, E2E_REPORT: file, PLAYWRIGHT_TRANSFORM_CACHE_DIR };
      const { code, output } = await tool("@playwright/test/cli.js", ["test"], onLine, variables);
      return tallyPlaywright(file, code, output);
    },
  };
}

/** Returns the path of a step's report and deletes the report of an earlier run, so that nobody counts the old one. */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}`;
  rmSync(file, { force: true });
  return file;
}
