// Rule: product.md#comparison
import { expect, test } from "vitest";
import { comparisonIntro, sharedRentalText } from "#app/features/comparison/comparison-page.tsx";
import { findSharedRental } from "#app/features/comparison/shared-rental.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const words = wordsOf("it");
const NIZZA = {
  pickupCity: "Nizza",
  returnCity: "Nizza",
  pickupDate: "2026-12-08",
  pickupTime: "10:00",
  returnDate: "2026-12-12",
  returnTime: "11:30",
  colour: "",
  options: "",
};
const introOf = (...selections: (typeof NIZZA)[]) => {
  const rental = findSharedRental(selections);
  return rental && sharedRentalText(words, rental);
};

test("returns the shared place and dates of the compared vehicles", () => {
  expect(introOf(NIZZA, NIZZA)).toBe(
    "Ritiro e riconsegna a Nizza, da martedì 8 dicembre alle 10:00 a sabato 12 dicembre alle 11:30.",
  );
  const oneWay = { ...NIZZA, returnCity: "Milano" };
  expect(introOf(oneWay, oneWay)).toBe(
    "Ritiro a Nizza martedì 8 dicembre alle 10:00, riconsegna a Milano sabato 12 dicembre alle 11:30.",
  );
});

test("returns null without dates, without vehicles, and when the vehicles' places differ", () => {
  expect(introOf()).toBeNull();
  expect(introOf({ ...NIZZA, pickupDate: "", returnDate: "" })).toBeNull();
  expect(introOf(NIZZA, { ...NIZZA, pickupCity: "Monaco", returnCity: "Monaco" })).toBeNull();
});

test("vehicles that each start from their own base share no place", () => {
  const monaco = { ...NIZZA, pickupCity: "Monaco", returnCity: "Monaco" };
  expect(comparisonIntro(words, [NIZZA, monaco])).toBe(
    "Ogni vettura si ritira nella sua città, martedì 8 dicembre alle 10:00, e si riconsegna sabato 12 dicembre alle 11:30. Le stesse date: cambiano la vettura e il luogo.",
  );
  expect(comparisonIntro(words, [NIZZA, NIZZA])).toMatch(
    /^Ritiro e riconsegna a Nizza, .* Le stesse date, lo stesso luogo/,
  );
  expect(comparisonIntro(words, [])).toBe("Le stesse date, lo stesso luogo: cambia soltanto la vettura.");
});
