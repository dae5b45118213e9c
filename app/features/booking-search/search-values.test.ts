import { expect, test } from "vitest";
import {
  applySearchChanges,
  earliestPickupDay,
  initialSearchValues,
  isSearchComplete,
  prefillFromLastSearch,
  SEARCH_FIELDS,
  searchUrl,
  toSearchDraft,
} from "#app/features/booking-search/search-values.ts";
import { TEST_PLACES } from "#test/factories/cities.ts";

const complete = {
  pickupCity: "Milano",
  returnCity: "Monaco di Baviera",
  pickupDate: "2026-12-01",
  returnDate: "2026-12-04",
  pickupTime: "10:00",
  returnTime: "18:30",
};

// Rule: product.md#search-form "Both times start"
// Rule: product.md#time-slots
test("times start at 10:00 and a preselected city fills both cities", () => {
  expect(initialSearchValues()).toMatchObject({
    pickupTime: "10:00",
    returnTime: "10:00",
    pickupCity: "",
    returnCity: "",
  });
  expect(initialSearchValues("Roma")).toMatchObject({ pickupCity: "Roma", returnCity: "Roma" });
});

// Rule: product.md#search-form ""Cerca" (exact) stays"
test.each(SEARCH_FIELDS)("without %s the search is not complete", (field) => {
  expect(isSearchComplete(complete)).toBe(true);
  expect(isSearchComplete({ ...complete, [field]: "" })).toBe(false);
});

const NOW = { date: "2026-11-21", time: "12:10" };
const emptyDraft = () => toSearchDraft(initialSearchValues());

test("a pickup moved past the return takes the return away, one moved before it does not", () => {
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-12-05" }, NOW).returnDate).toBe("");
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-12-04" }, NOW).returnDate).toBe("2026-12-04");
});

// Rule: product.md#search-form "The return city"
test("the return city follows the pickup until it is chosen, be it the same one", () => {
  const followed = applySearchChanges(emptyDraft(), { pickupCity: "Nizza" }, NOW);
  expect(followed.returnCity).toBe("Nizza");
  expect(applySearchChanges(followed, { pickupCity: "Roma" }, NOW).returnCity).toBe("Roma");
  for (const returnCity of ["Monaco", "Nizza"]) {
    const touched = applySearchChanges(followed, { returnCity }, NOW);
    expect(applySearchChanges(touched, { pickupCity: "Roma" }, NOW)).toMatchObject({ pickupCity: "Roma", returnCity });
  }
  const cleared = applySearchChanges(followed, { returnCity: "" }, NOW);
  expect(applySearchChanges(cleared, { pickupCity: "Roma" }, NOW).returnCity).toBe("Roma");
});

// Rule: product.md#search-form
test("two cities chosen before React is there both stay, and a page with two cities has both chosen", () => {
  const both = { pickupCity: "Nizza", returnCity: "Roma" };
  expect(applySearchChanges(emptyDraft(), both, NOW)).toMatchObject(both);
  expect(applySearchChanges(toSearchDraft(initialSearchValues("Milano")), both, NOW)).toMatchObject(both);
  expect(
    applySearchChanges(toSearchDraft({ ...initialSearchValues(), ...both }), { pickupCity: "Lugano" }, NOW).returnCity,
  ).toBe("Roma");
});

test("an hour of today that has passed gives way to the next one, one of another day stays", () => {
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-11-21" }, NOW).pickupTime).toBe("12:30");
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-11-22" }, NOW).pickupTime).toBe("10:00");
});

test("today can be chosen as long as a slot of it is left", () => {
  expect(earliestPickupDay(NOW)).toBe("2026-11-21");
  expect(earliestPickupDay({ ...NOW, time: "23:40" })).toBe("2026-11-22");
});

test("an empty form is filled with the last search, one that has a city or days keeps them", () => {
  const last = { ...complete, returnCity: "München" };
  expect(prefillFromLastSearch(emptyDraft(), last, TEST_PLACES)).toEqual(toSearchDraft(complete));
  expect(prefillFromLastSearch(toSearchDraft(initialSearchValues("Nizza")), last, TEST_PLACES)).toMatchObject({
    ...complete,
    pickupCity: "Nizza",
    returnCity: "Nizza",
  });
  const chosen = { ...emptyDraft(), pickupDate: "2027-01-02" };
  expect(prefillFromLastSearch(chosen, last, TEST_PLACES)).toMatchObject({ pickupDate: "2027-01-02", returnDate: "" });
});

test("a place that is no longer served is not remembered", () => {
  expect(prefillFromLastSearch(emptyDraft(), { pickupCity: "Atlantide" }, TEST_PLACES).pickupCity).toBe("");
});

// Rule: product.md#search-form
// Rule: product.md#search-form ""Cerca" (exact) stays"
test("the address carries the six values, and the category only when there is one", () => {
  expect(searchUrl(complete, null)).toBe(
    "/explore?pickupCity=Milano&returnCity=Monaco+di+Baviera&pickupDate=2026-12-01&returnDate=2026-12-04&pickupTime=10%3A00&returnTime=18%3A30",
  );
  expect(searchUrl(complete, "suv")).toMatch(/&category=suv$/);
});
