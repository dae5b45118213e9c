// npm test: everything that must hold, from types to the browser. `npm test lint unit` runs only the steps it names.
// npm run check: what a change has to pass while one works on it, in under a minute.
// npm run art:test: the sources of the pictures, which the product is built and tested without.
import { runSuite } from "./lib/suite.mjs";

/** Steps of one lane run in turn, the lanes side by side: each step waits as often as it works, and none needs what another makes. */
const ALL_LANES = [
  ["build", "e2e"],
  ["types", "lint", "layers", "knip", "unit", "integration"],
];
const SELECTIONS = {
  check: [["types", "lint", "layers"], ["unit"]],
  art: [["art:types", "art:lint", "art:unit"]],
};

const requestedSteps = process.argv.slice(2);
await runSuite(SELECTIONS[requestedSteps[0]] ?? (requestedSteps.length > 0 ? [requestedSteps] : ALL_LANES));
