import { expect, test } from "vitest";
import { citedRules, matchesRule, parseRules, productRules, readCitations, uncoveredRules } from "./rules.mjs";

const PRODUCT = `# Product

How it is read.

## Prices

Amounts are whole cents.

- **Days** are started periods of 24 hours,
  as the contract says.
- A total is the sum of its lines.

| Line | Amount |
|---|---|
| \`days\` | rate × days |
| | nothing |

## Group

### Cars
One sentence.
Another one.
`;

test("a heading with sentences is a rule, and so is each bullet and row below it", () => {
  expect(parseRules(PRODUCT)).toEqual([
    { anchor: "prices" },
    { anchor: "prices", text: "Days are started periods of 24 hours, as the contract says." },
    { anchor: "prices", text: "A total is the sum of its lines." },
    { anchor: "prices", text: "days | rate × days" },
    { anchor: "prices", text: "nothing" },
    { anchor: "cars" },
  ]);
});

test("a test cites a rule in a comment of its own", () => {
  const source = [
    "// Rule: product.md#prices",
    '  // Rule: product.md#prices "A total"',
    "// See product.md#cars, which is no citation.",
  ].join("\n");
  expect(citedRules(source)).toEqual([{ anchor: "prices" }, { anchor: "prices", beginning: "A total" }]);
});

test.each([
  [{ anchor: "prices" }, { anchor: "prices" }, true],
  [{ anchor: "prices", beginning: "A total" }, { anchor: "prices", text: "A total is the sum." }, true],
  [{ anchor: "prices", beginning: "A sum" }, { anchor: "prices", text: "A total is the sum." }, false],
  [{ anchor: "prices" }, { anchor: "prices", text: "A total is the sum." }, false],
  [{ anchor: "prices", beginning: "A total" }, { anchor: "prices" }, false],
  [{ anchor: "cars" }, { anchor: "prices" }, false],
])("%j cites %j: %j", (citation, rule, expected) => {
  expect(matchesRule(citation, rule)).toBe(expected);
});

test("every cited rule is in product.md, and its first words match one bullet or row", () => {
  const rules = productRules();
  const anchors = new Set(rules.map(({ anchor }) => anchor));
  const wrong = readCitations().filter(({ citation }) => {
    if (citation.beginning === undefined) return !anchors.has(citation.anchor);
    return new Set(rules.filter((rule) => matchesRule(citation, rule)).map(({ text }) => text)).size !== 1;
  });
  expect(wrong).toEqual([]);
});

test("every rule of product.md is cited by a test", () => {
  expect(uncoveredRules()).toEqual([]);
});
