import { expect, test } from "vitest";
import { COMPARISON_WORDS } from "#app/features/comparison/comparison-words.ts";
import { sharedRental } from "#app/features/comparison/shared-rental.ts";

const NIZZA = {
  pickupCity: "Nizza",
  returnCity: "Nizza",
  pickupDate: "2026-12-08",
  pickupTime: "10:00",
  returnDate: "2026-12-12",
  returnTime: "11:30",
  colour: "",
};
const said = (...selections: (typeof NIZZA)[]) => {
  const rental = sharedRental(selections);
  return rental && COMPARISON_WORDS.rental(rental);
};

test("says place and days of the compared cars", () => {
  expect(said(NIZZA, NIZZA)).toBe(
    "Ritiro e riconsegna a Nizza, da martedì 8 dicembre alle 10:00 a sabato 12 dicembre alle 11:30.",
  );
  const oneWay = { ...NIZZA, returnCity: "Milano" };
  expect(said(oneWay, oneWay)).toBe(
    "Ritiro a Nizza martedì 8 dicembre alle 10:00, riconsegna a Milano sabato 12 dicembre alle 11:30.",
  );
});

test("says nothing without days, without cars, and where each car stands elsewhere", () => {
  expect(said()).toBeNull();
  expect(said({ ...NIZZA, pickupDate: "", returnDate: "" })).toBeNull();
  expect(said(NIZZA, { ...NIZZA, pickupCity: "Monaco", returnCity: "Monaco" })).toBeNull();
});
