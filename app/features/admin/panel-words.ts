import { REVIEW_STARS_IT } from "#domain/words/customers/review-stars.it.ts";
import { ITALIAN_PLACES } from "#domain/words/places/italian-places.ts";
import { PRICES_IT } from "#domain/words/prices/prices.it.ts";
import { ERROR_PAGES_IT } from "#domain/words/shell/error-pages.it.ts";
import { PAGES_IT } from "#domain/words/shell/pages.it.ts";
import { FINISHES_IT } from "#domain/words/vehicles/finishes.it.ts";
import type { Words } from "#domain/words/words.ts";

/** The Italian words that the panel shares with the public site's components (words-of-islands.test.ts). */
export const PANEL_WORDS: Words<"errorPages" | "finishes" | "pages" | "places" | "prices" | "reviewStars"> = {
  ...ITALIAN_PLACES,
  prices: PRICES_IT,
  finishes: FINISHES_IT,
  errorPages: ERROR_PAGES_IT,
  pages: PAGES_IT,
  reviewStars: REVIEW_STARS_IT,
};
