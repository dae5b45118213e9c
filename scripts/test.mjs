// npm test: everything that must hold, from types to the browser. `npm test lint unit` runs only the steps it names.
import { runSuite } from "./lib/suite.mjs";

const named = process.argv.slice(2);

await runSuite(
  named.length > 0
    ? [[named]]
    : [[["types", "lint", "layers", "knip", "unit"], ["build"]], [["integration"]], [["e2e"]]],
);
