import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type RatingWords = Words<"publishedReviews">;

/** Returns "4,9 su 5", "5,0 su 5". */
export const ratingOutOfFiveText = (words: RatingWords, rating: number): string =>
  say(words, words.publishedReviews.outOfFive, { rating: rating.toFixed(1).replace(".", words.formats.decimals) });

/** Returns "4,9 su 5, 44 recensioni". */
export const ratingText = (words: RatingWords, { rating, reviews }: { rating: number; reviews: number }): string =>
  say(words, words.publishedReviews.ratingAndReviews, { rating: ratingOutOfFiveText(words, rating), count: reviews });

/** Returns "4,8 su 5, da 12 recensioni di chi ha noleggiato". */
export const renterRatingText = (words: RatingWords, { average, count }: { average: number; count: number }): string =>
  say(words, words.publishedReviews.fromRenters, { rating: ratingOutOfFiveText(words, average), count });
