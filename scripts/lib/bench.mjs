import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { withTools } from "./environment.mjs";
import { ensureInstalled, ensurePeersInstalled } from "./install.mjs";
import { ensureNode } from "./node.mjs";
import { endChildrenOnSignal, run } from "./run.mjs";

/** Longer than any bench takes: what does hangs, and is ended. */
const PATIENCE_SECONDS = 4 * 3600;

/**
 * Runs a bench with the pinned Node and the arguments of the command: of the built product where that is measured, beside its peers where
 * there are any, which are installed for it, and with a browser where it looks at pages.
 * @param {{ built?: boolean, peers?: boolean, browser?: boolean }} needs
 */
export async function runBench(file, { built = false, peers = false, browser = false } = {}) {
  endChildrenOnSignal();
  try {
    await ensureInstalled();
    const node = await ensureNode();
    const env = { ...withTools(node) };
    if (peers) await ensurePeersInstalled();
    if (peers || built) await ensureBuilt(node);
    if (browser) env.CHROMIUM_PATH = await ensureChromium(node);
    const options = { env, show: true, timeoutSeconds: PATIENCE_SECONDS };
    process.exitCode = (await run(node, [file, ...process.argv.slice(2)], options)).code;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
