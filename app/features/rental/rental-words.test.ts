import { expect, test } from "vitest";
import { CATEGORY_WORDS } from "./rental-words.ts";

test("a category's text states no number in which its vehicles differ", () => {
  for (const { intro } of Object.values(CATEGORY_WORDS)) {
    expect(intro).not.toMatch(/(\d|due|tre|quattro|cinque|sei|sette|otto)\s+(posti|porte|valigie|cavalli)/i);
  }
});

test("the sort order's label agrees in gender with the category's name", () => {
  for (const { all, sorted } of Object.values(CATEGORY_WORDS)) {
    expect(sorted).toMatch(
      all.startsWith("Tutti") ? /^I più apprezzati .* primi\.$/ : /^Le più apprezzate .* prime\.$/,
    );
  }
});
