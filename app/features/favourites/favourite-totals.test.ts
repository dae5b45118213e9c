import { expect, test } from "vitest";
import {
  favouriteAvailabilityText,
  favouriteTotal,
  favouriteTotalsNote,
} from "#app/features/favourites/favourite-totals.ts";
import type { ApiOffer } from "#domain/api/vehicles/availability.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const words = wordsOf("it");
const offer = (changes: Partial<ApiOffer>): ApiOffer => ({
  vehicle: "ferrari-296-gtb",
  state: "free",
  days: 4,
  total: 5200,
  lines: [],
  terms: null,
  cheaper: null,
  promotion_refusal: null,
  message: null,
  minimum: null,
  ...changes,
});

const without = (state: ApiOffer["state"]) => offer({ state, days: null, total: null });

test("the card shows the total for the dates, or why there is none", () => {
  expect(favouriteTotal(offer({}))).toEqual({ amount: 520_000, days: 4 });
  expect([without("taken"), without("no-dates"), undefined].map(favouriteTotal)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("above the price is the daily rate or why the vehicle is unavailable, otherwise nothing", () => {
  expect(favouriteAvailabilityText(words, offer({}), 130_000)).toBe("€\u00a01.300 al giorno");
  expect(favouriteAvailabilityText(words, without("taken"), 130_000)).toBe("Non è libera nelle tue date");
  expect(favouriteAvailabilityText(words, without("impossible"), 130_000)).toBe("Non si può avere per la tua ricerca");
  expect(favouriteAvailabilityText(words, without("no-dates"), 130_000)).toBeUndefined();
  expect(favouriteAvailabilityText(words, undefined, 130_000)).toBeUndefined();
});

// Rule: product.md#comparison
test("the note names dates and places of the totals, and is absent without dates", () => {
  expect(
    favouriteTotalsNote(words, "pickupCity=Nizza&pickupDate=2026-12-08&returnDate=2026-12-12&returnTime=11:30"),
  ).toBe("Totali per la tua ricerca a Nizza: da martedì 8 dicembre alle 10:00 a sabato 12 dicembre alle 11:30.");
  const days = "pickupDate=2026-12-08&returnDate=2026-12-12";
  expect(favouriteTotalsNote(words, days)).toBe(
    "Totali per la tua ricerca: da martedì 8 dicembre alle 10:00 a sabato 12 dicembre alle 10:00.",
  );
  expect(favouriteTotalsNote(words, `${days}&pickupCity=Aeroporto di Milano Malpensa&returnCity=Nizza`)).toMatch(
    /^Totali per la tua ricerca all'Aeroporto di Milano Malpensa, con riconsegna a Nizza: da martedì/,
  );
  expect(favouriteTotalsNote(words, `${days}&pickupCity=Nizza&returnCity=Nizza`)).toMatch(
    /^Totali per la tua ricerca a Nizza: da/,
  );
  expect(
    ["", "pickupDate=2026-12-08", "pickupDate=x&returnDate=2026-12-12"].map((query) =>
      favouriteTotalsNote(words, query),
    ),
  ).toEqual([undefined, undefined, undefined]);
});

test("in another language the note has its names of places", () => {
  const query = "pickupCity=Monaco+di+Baviera&pickupDate=2026-12-08&returnDate=2026-12-12";
  expect(favouriteTotalsNote(wordsOf("de"), query, { "Monaco di Baviera": "München" })).toBe(
    "Gesamtpreise für Ihre Suche in München: Dienstag, 8. Dezember, 10:00 Uhr bis Samstag, 12. Dezember, 10:00 Uhr.",
  );
});
