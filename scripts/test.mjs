// npm test runs all checks, from types to browser tests; `npm test lint unit` runs only the named steps. npm run check runs the checks for work in
// progress, which take less than a minute. npm run art:test checks the sources of the pictures; to build and test the product, nobody needs these
// sources.
import { runSuite } from "./lib/suite.mjs";

/** The steps of a lane run one after the other; the lanes run in parallel. Steps often wait for I/O, and no step needs the output of another one. */
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
