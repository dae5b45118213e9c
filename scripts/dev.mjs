// npm run dev: starts the site with hot reload.
import { withTools } from "./lib/environment.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { killChildrenOnSignal } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";

const stopListening = killChildrenOnSignal();
try {
  await ensureInstalled();
  const node = await ensureNode();
  stopListening();
  serve(node, ["server/dev.ts"], { ...withTools(node), NODE_ENV: "development" });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
