// npm run bench:web: Lighthouse's phone on one page of each public kind.
import { runBench } from "./lib/bench.mjs";

await runBench("bench/web.ts", { peers: true, browser: true });
