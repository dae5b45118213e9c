// npm run bench:shift: what of each kind of public page moves by itself while it loads.
import { runBench } from "./lib/bench.mjs";

await runBench("bench/shift.ts", { built: true, browser: true });
