import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { ratingText, renterRatingText } from "./rating-text.ts";

const IT = wordsOf("it");

test("a rating always shows one decimal, also for five stars", () => {
  expect(ratingText(IT, { rating: 4.9, reviews: 1044 })).toBe("4,9 su 5, 1.044 recensioni");
  expect(ratingText(wordsOf("en"), { rating: 5, reviews: 1 })).toBe("5.0 out of 5, 1 review");
  expect(renterRatingText(IT, { average: 5, count: 1 })).toBe("5,0 su 5, da una recensione di chi ha noleggiato");
  expect(renterRatingText(IT, { average: 4.8, count: 12 })).toBe("4,8 su 5, da 12 recensioni di chi ha noleggiato");
});
