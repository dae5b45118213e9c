// npm run build: installs and builds what is missing or has changed, and starts nothing. The account that owns the code runs it. The service's
// account only reads the result.
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { killChildrenOnSignal } from "./lib/run.mjs";

killChildrenOnSignal();
try {
  await ensureInstalled();
  await ensureBuilt(await ensureNode());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
