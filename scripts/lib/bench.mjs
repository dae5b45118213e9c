import { withTools } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureNode } from "./node.mjs";
import { endChildrenOnSignal, run } from "./run.mjs";

/** Longer than any bench takes: what does hangs, and is ended. */
const PATIENCE_SECONDS = 4 * 3600;

/** Runs a bench with the pinned Node and the arguments of the command. */
export async function runBench(file) {
  endChildrenOnSignal();
  try {
    await ensureInstalled();
    const node = await ensureNode();
    const options = { env: withTools(node), show: true, timeoutSeconds: PATIENCE_SECONDS };
    process.exitCode = (await run(node, [file, ...process.argv.slice(2)], options)).code;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
