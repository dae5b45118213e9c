// npm run bench, simulate, test:trust … (package.json): installs and builds what a program needs, then runs it on the pinned Node with the caller's
// arguments.
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { withoutProductVariables, withTools } from "./lib/environment.mjs";
import { ensureInstalled, ensureObjectStoreInstalled, ensurePeersInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { killChildrenOnSignal, run } from "./lib/run.mjs";

/** A program that runs longer counts as hanging and is killed. */
const TIMEOUT_SECONDS = 4 * 3600;

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/**
 * Programs by name: the command, its prerequisites beyond the installed packages, and whether it runs without the caller's settings of the product.
 * @type {Record<string, { command: string[], needs?: ("build" | "peers" | "object-store" | "browser")[], isolated?: true }>}
 */
const PROGRAMS = {
  bench: { command: ["bench/pages.ts"], needs: ["peers", "build"] },
  "bench:data": { command: ["bench/data.ts"] },
  "bench:interaction": { command: ["bench/interaction.ts"], needs: ["build", "browser"] },
  "bench:memory": { command: ["bench/memory.ts"], needs: ["peers", "build"] },
  "bench:rates": { command: ["bench/rates.ts"] },
  "bench:search": { command: ["bench/search.ts"] },
  "bench:shift": { command: ["bench/layout-shift.ts"], needs: ["build", "browser"] },
  "bench:web": { command: ["bench/web.ts"], needs: ["peers", "build", "browser"] },
  simulate: { command: ["test/simulation/main.ts"], isolated: true },
  "test:trust": { command: ["test/trust/main.ts"], isolated: true },
  "trust:cluster": { command: ["test/drills/cluster.ts"], needs: ["object-store", "build"], isolated: true },
  "trust:recovery": { command: ["test/drills/recovery.ts"], isolated: true },
  "look:baselines": {
    command: [PLAYWRIGHT, "test", "e2e/look", "--update-snapshots"],
    needs: ["build", "browser"],
    isolated: true,
  },
};

const [name, ...callerArguments] = process.argv.slice(2);
killChildrenOnSignal();
try {
  const { command, needs = [], isolated = false } = PROGRAMS[name];
  await ensureInstalled();
  const node = await ensureNode();
  if (needs.includes("peers")) await ensurePeersInstalled();
  if (needs.includes("object-store")) await ensureObjectStoreInstalled();
  if (needs.includes("build")) await ensureBuilt(node);
  const env = withTools(node, isolated ? withoutProductVariables() : process.env);
  if (needs.includes("browser")) env.CHROMIUM_PATH = await ensureChromium(node);
  const options = { env, show: true, timeoutSeconds: TIMEOUT_SECONDS };
  process.exitCode = (await run(node, [...command, ...callerArguments], options)).code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
