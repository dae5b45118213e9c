// npm run coverage:rules: prints the rules of docs/product.md that no test cites; exits with 1 if it prints at least one rule.
import { uncoveredRules } from "./lib/rules.mjs";

const uncovered = uncoveredRules();
for (const { anchor, text } of uncovered)
  console.log(text === undefined ? `product.md#${anchor}` : `product.md#${anchor} "${text}"`);
console.log(`${uncovered.length} rules without a test`);
process.exitCode = uncovered.length === 0 ? 0 : 1;
