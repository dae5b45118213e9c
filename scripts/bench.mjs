// npm run bench: pages and booking requests beside those of other servers, in one run.
import { runBench } from "./lib/bench.mjs";

await runBench("bench/pages.ts", { peers: true });
