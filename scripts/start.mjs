// npm start: installs and builds what is missing or has changed, then starts the server.
import { ensureBuilt } from "./lib/build.mjs";
import { withTools } from "./lib/environment.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { killChildrenOnSignal } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";

const stopListening = killChildrenOnSignal();
try {
  await ensureInstalled();
  const node = await ensureNode();
  await ensureBuilt(node);
  stopListening();
  // Limit malloc to two arenas. Rendered pages soon become garbage, so more arenas would use more memory and bring no speed
  // (docs/decisions/memory.md).
  const env = { MALLOC_ARENA_MAX: "2", ...withTools(node), NODE_ENV: "production" };
  serve(node, ["--max-semi-space-size=8", "--heap-growing-percent=75", "server/main.ts"], env);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
