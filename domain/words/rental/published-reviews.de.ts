import type { Translated } from "#domain/words/text.ts";
import type { PUBLISHED_REVIEWS_IT } from "./published-reviews.it.ts";

export const PUBLISHED_REVIEWS_DE: Translated<typeof PUBLISHED_REVIEWS_IT> = {
  title: "Erfahrungen unserer Kunden",
  outOfFive: "{rating} von 5",
  ratingAndReviews: {
    one: "{rating}, {count} Bewertung",
    other: "{rating}, {count} Bewertungen",
  },
  fromRenters: {
    one: "{rating}, aus einer Kundenbewertung",
    other: "{rating}, aus {count} Kundenbewertungen",
  },
  byline: "{name}, {month}, {vehicle}",
  demo: "Bewertung zur Demonstration",
  answer: "Antwort von {company}",
};
