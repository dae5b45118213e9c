import { expect, test } from "vitest";
import { favouriteAnswer } from "#app/features/favourites/favourite-words.ts";
import type { ApiOffer } from "#domain/api/fleet/offers.ts";

const offer = (changes: Partial<ApiOffer>): ApiOffer => ({
  vehicle: "ferrari-296-gtb",
  state: "free",
  days: 4,
  total: 5200,
  message: null,
  ...changes,
});

test("the total for the days, or that it is taken; else nothing", () => {
  expect(favouriteAnswer(offer({}))).toBe("€\u00a05.200 in tutto per 4 giorni");
  expect(favouriteAnswer(offer({ state: "taken", days: null, total: null }))).toBe("Non è libera nelle tue date");
  expect(favouriteAnswer(offer({ state: "no-dates", days: null, total: null }))).toBeUndefined();
  expect(favouriteAnswer(undefined)).toBeUndefined();
});
