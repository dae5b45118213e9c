import { withoutProductVariables, withTools } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureNode } from "./node.mjs";
import { endChildrenOnSignal, run } from "./run.mjs";

/** Runs a program of the tests with the caller's arguments on the pinned Node, and without the caller's settings of the product; this process ends as it does. */
export async function runOnOwnNode(program) {
  endChildrenOnSignal();
  try {
    await ensureInstalled();
    const node = await ensureNode();
    const env = withTools(node, withoutProductVariables());
    const { code } = await run(node, [program, ...process.argv.slice(2)], { env, show: true });
    process.exitCode = code;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
