// npm run test:trust [-- ROUND…]: the heavy rounds behind docs/promises.md.
import { runOnOwnNode } from "./lib/own-node.mjs";

await runOnOwnNode("test/trust/main.ts");
