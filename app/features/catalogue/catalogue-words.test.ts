import { expect, test } from "vitest";
import { ratingLabel } from "#app/features/catalogue/catalogue-words.ts";
import { ratingSentence } from "#app/features/vehicles/vehicle-words.ts";

test("a rating always shows one decimal, also for five stars", () => {
  expect(ratingLabel({ rating: 4.9, reviews: 1044 })).toBe("4,9 su 5, 1.044 recensioni");
  expect(ratingLabel({ rating: 5, reviews: 1 })).toBe("5,0 su 5, 1 recensione");
  expect(ratingSentence({ average: 5, count: 1 })).toBe("5,0 su 5, da una recensione di chi ha noleggiato");
  expect(ratingSentence({ average: 4.8, count: 12 })).toBe("4,8 su 5, da 12 recensioni di chi ha noleggiato");
});
