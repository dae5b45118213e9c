// npm run bench:search -- [CARS …]: what searches and lists cost the database with fleets of these sizes.
import { runBench } from "./lib/bench.mjs";

await runBench("bench/search.ts");
