import { expect, test } from "vitest";
import { listSetupSteps, type SetupState } from "#domain/setup-steps.ts";

const EMPTY: SetupState = {
  activeBrands: 0,
  activeCities: 0,
  vehicles: 0,
  vehiclesOnline: 0,
  titledPages: 0,
  staff: 1,
  bookings: 0,
  email: "prenotazioni@velluto.example",
  hasPhoneHours: false,
};
const WHOLE: SetupState = {
  activeBrands: 1,
  activeCities: 1,
  vehicles: 2,
  vehiclesOnline: 1,
  titledPages: 1,
  staff: 2,
  bookings: 0,
  email: "prenotazioni@casa.it",
  hasPhoneHours: true,
};
const undone = (state: SetupState) => listSetupSteps(state)?.flatMap(({ step, done }) => (done ? [] : [step])) ?? null;

test("a new installation has all steps open, in order", () => {
  expect(undone(EMPTY)).toEqual(["name", "hours", "brand", "city", "car", "fleet", "seo", "colleague"]);
});

test.each<[Partial<SetupState>, string]>([
  [{ email: EMPTY.email }, "name"],
  [{ hasPhoneHours: false }, "hours"],
  [{ activeBrands: 0 }, "brand"],
  [{ activeCities: 0 }, "city"],
  [{ vehiclesOnline: 0 }, "car"],
  [{ vehicles: 1 }, "fleet"],
  [{ titledPages: 0 }, "seo"],
  [{ staff: 1 }, "colleague"],
])("with %j only one step is open: %s", (changes, step) => {
  expect(undone({ ...WHOLE, ...changes })).toEqual([step]);
});

test("returns null when all steps are done, or a booking exists", () => {
  expect(listSetupSteps(WHOLE)).toBeNull();
  expect(listSetupSteps({ ...EMPTY, bookings: 1 })).toBeNull();
});
