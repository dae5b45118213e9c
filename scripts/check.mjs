// npm run check: what a change has to pass while one works on it, in under a minute.
import { runSuite } from "./lib/suite.mjs";

await runSuite([[["types", "lint", "layers"], ["unit"]]]);
