// npm run trust:recovery, npm run trust:cluster: drills on throw-away servers, where Debian's packages are installed.
import { withoutProductVariables, withTools } from "./lib/environment.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { endChildrenOnSignal, run } from "./lib/run.mjs";

endChildrenOnSignal();
try {
  await ensureInstalled();
  const node = await ensureNode();
  const env = withoutProductVariables(withTools(node));
  const { code } = await run(node, [`test/drills/${process.argv[2]}.ts`], { env, show: true });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
