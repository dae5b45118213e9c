// npm start: installs and builds what is missing or has changed, then opens the company.
import { ensureBuilt } from "./lib/build.mjs";
import { withTools } from "./lib/environment.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { endChildrenOnSignal } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";

const stopListening = endChildrenOnSignal();
try {
  await ensureInstalled();
  const node = await ensureNode();
  await ensureBuilt(node);
  stopListening();
  serve(node, ["server/main.ts"], { ...withTools(node), NODE_ENV: "production" });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
