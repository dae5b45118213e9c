import { expect, test } from "vitest";
import { CATEGORY_WORDS } from "./rental-words.ts";

test("what is said of a whole category counts nothing that its cars differ in", () => {
  for (const { intro } of Object.values(CATEGORY_WORDS)) {
    expect(intro).not.toMatch(/(\d|due|tre|quattro|cinque|sei|sette|otto)\s+(posti|porte|valigie|cavalli)/i);
  }
});

test("how a category's cars are sorted agrees with what they are called", () => {
  for (const { all, sorted } of Object.values(CATEGORY_WORDS)) {
    expect(sorted).toMatch(
      all.startsWith("Tutti") ? /^I più apprezzati .* primi\.$/ : /^Le più apprezzate .* prime\.$/,
    );
  }
});
