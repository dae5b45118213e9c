// npm test: all checks, from types to the browser. `npm test lint unit` runs only the named steps. npm run check: the checks for work in progress, in
// under a minute. npm run art:test: the sources of the pictures, which building and testing the product do not need.
import { runSuite } from "./lib/suite.mjs";

/** The steps of a lane run in turn, lanes in parallel: each step often waits for I/O, and none needs another's output. */
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
