import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PublishedReview } from "#domain/reviews/review.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { PublishedReviews } from "./published-reviews.tsx";

const REVIEW: PublishedReview = {
  id: "r1",
  stars: 5,
  body: "Una bella strada.",
  name: "Ada",
  vehicle: "Ferrari 296 GTB",
  returnedOn: "2026-10",
  answer: null,
  demo: false,
  language: "it",
};

// Rule: product.md#content-texts "c"
test.each([
  ["de", "it"],
  ["it", null],
] as const)("a review on a page in %s is as written, with the language %s", (language, lang) => {
  renderOnSite(<PublishedReviews reviews={{ shown: [REVIEW], rating: null }} />, { language });
  expect(screen.getByText(REVIEW.body).getAttribute("lang")).toBe(lang);
});
