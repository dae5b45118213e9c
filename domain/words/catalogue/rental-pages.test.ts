import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { RENTAL_PAGES_IT } from "./rental-pages.it.ts";

const { all, intro, sorted } = RENTAL_PAGES_IT.category;

test("a category's text states no number in which its vehicles differ", () => {
  for (const text of Object.values(intro)) {
    expect(text).not.toMatch(/(\d|due|tre|quattro|cinque|sei|sette|otto)\s+(posti|porte|valigie|cavalli)/i);
  }
});

test("the sort order's label agrees in gender with the category's name", () => {
  for (const slug of CATEGORY_SLUGS) {
    expect(sorted[slug]).toMatch(
      all[slug].startsWith("Tutti") ? /^I più apprezzati .* primi\.$/ : /^Le più apprezzate .* prime\.$/,
    );
  }
});
