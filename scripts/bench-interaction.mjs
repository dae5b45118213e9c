// npm run bench:interaction: what opening a menu, a calendar or filters takes on a phone's processor.
import { runBench } from "./lib/bench.mjs";

await runBench("bench/interaction.ts", { built: true, browser: true });
