// npm run trust:recovery, npm run trust:cluster: drills on throw-away servers, where Debian's packages are installed.
import { ensureBuilt } from "./lib/build.mjs";
import { withoutProductVariables, withTools } from "./lib/environment.mjs";
import { ensureInstalled, ensureObjectStoreInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { endChildrenOnSignal, run } from "./lib/run.mjs";

const [drill] = process.argv.slice(2);
endChildrenOnSignal();
try {
  await ensureInstalled();
  const node = await ensureNode();
  if (drill === "cluster") {
    await ensureObjectStoreInstalled();
    await ensureBuilt(node);
  }
  const env = withoutProductVariables(withTools(node));
  const { code } = await run(node, [`test/drills/${drill}.ts`], { env, show: true });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
