// npm run look:baselines: takes the views that the tests compare anew, for this browser (docs/look.md#baselines).
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { withoutProductVariables, withTools } from "./lib/environment.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { inRoot } from "./lib/places.mjs";
import { endChildrenOnSignal, run } from "./lib/run.mjs";

endChildrenOnSignal();
try {
  await ensureInstalled();
  const node = await ensureNode();
  await ensureBuilt(node);
  const env = { ...withTools(node, withoutProductVariables()), CHROMIUM_PATH: await ensureChromium(node) };
  const cli = inRoot("node_modules/@playwright/test/cli.js");
  const { code } = await run(node, [cli, "test", "e2e/look.spec.ts", "--update-snapshots"], { env, show: true });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
