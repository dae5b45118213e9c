// npm run simulate -- SEED [--days N] [--tell]: a season of the whole server under a clock of its own (docs/promises.md).
import { runOnOwnNode } from "./lib/own-node.mjs";

await runOnOwnNode("test/simulation/main.ts");
