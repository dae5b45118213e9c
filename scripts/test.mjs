// npm test: everything that must hold, from types to the browser. `npm test lint unit` runs only the steps it names.
import { runSuite } from "./lib/suite.mjs";

const named = process.argv.slice(2);

// Side by side, since each step waits as often as it works; nothing in one asks for what another makes.
await runSuite([
  named.length > 0
    ? [named]
    : [
        ["build", "e2e"],
        ["types", "lint", "layers", "knip", "unit", "integration"],
      ],
]);
