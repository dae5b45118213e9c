// npm run bench:data -- CARS: a database with so many cars, ten times as many holds and as many bookings.
import { runBench } from "./lib/bench.mjs";

await runBench("bench/data.ts");
