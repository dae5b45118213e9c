// npm run bench:memory: what the server keeps in memory while searches come that nobody made before.
import { runBench } from "./lib/bench.mjs";

await runBench("bench/memory.ts", { peers: true });
