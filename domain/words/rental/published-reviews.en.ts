import type { Translated } from "#domain/words/text.ts";
import type { PUBLISHED_REVIEWS_IT } from "./published-reviews.it.ts";

export const PUBLISHED_REVIEWS_EN: Translated<typeof PUBLISHED_REVIEWS_IT> = {
  title: "From those who drove it",
  outOfFive: "{rating} out of 5",
  ratingAndReviews: {
    one: "{rating}, {count} review",
    other: "{rating}, {count} reviews",
  },
  fromRenters: {
    one: "{rating}, from one review by a renter",
    other: "{rating}, from {count} reviews by renters",
  },
  byline: "{name}, {month}, {vehicle}",
  demo: "Demonstration review",
  answer: "Reply from {company}",
};
