// Manages staff roles and personal data from the command line: npm run admin -- list | grant EMAIL ROLE | revoke EMAIL ROLE | export EMAIL | erase
// EMAIL [--create]
import { withTools } from "./lib/environment.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode } from "./lib/node.mjs";
import { killChildrenOnSignal, run } from "./lib/run.mjs";

killChildrenOnSignal();
try {
  await ensureInstalled({ toBuild: false });
  const node = await ensureNode();
  const { code } = await run(node, ["server/admin.ts", ...process.argv.slice(2)], { env: withTools(node), show: true });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
