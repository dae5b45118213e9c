import { expect, test } from "vitest";
import {
  applySearchChanges,
  earliestPickupDay,
  initialSearchValues,
  isSearchComplete,
  prefillFromLastSearch,
  SEARCH_FIELDS,
  toSearchDraft,
  toSearchQuery,
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
test("the times default to 10:00, and a preselected city fills both cities", () => {
  expect(initialSearchValues()).toMatchObject({
    pickupTime: "10:00",
    returnTime: "10:00",
    pickupCity: "",
    returnCity: "",
  });
  expect(initialSearchValues("Roma")).toMatchObject({ pickupCity: "Roma", returnCity: "Roma" });
});

// Rule: product.md#search-form ""Cerca" (exact) stays"
test.each(SEARCH_FIELDS)("the search is incomplete without %s", (field) => {
  expect(isSearchComplete(complete)).toBe(true);
  expect(isSearchComplete({ ...complete, [field]: "" })).toBe(false);
});

const NOW = { date: "2026-11-21", time: "12:10" };
const emptyDraft = () => toSearchDraft(initialSearchValues());

test("moving the pickup past the return clears the return, moving it before does not", () => {
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-12-05" }, NOW).returnDate).toBe("");
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-12-04" }, NOW).returnDate).toBe("2026-12-04");
});

// Rule: product.md#search-form "The return city"
test("the return city follows the pickup city until it is chosen, even if the same one is chosen", () => {
  const followed = applySearchChanges(emptyDraft(), { pickupCity: "Nizza" }, NOW);
  expect(followed.returnCity).toBe("Nizza");
  expect(applySearchChanges(followed, { pickupCity: "Roma" }, NOW).returnCity).toBe("Roma");
  for (const returnCity of ["Monaco", "Nizza"]) {
    const chosen = applySearchChanges(followed, { returnCity }, NOW);
    expect(applySearchChanges(chosen, { pickupCity: "Roma" }, NOW)).toMatchObject({ pickupCity: "Roma", returnCity });
  }
  const cleared = applySearchChanges(followed, { returnCity: "" }, NOW);
  expect(applySearchChanges(cleared, { pickupCity: "Roma" }, NOW).returnCity).toBe("Roma");
});

// Rule: product.md#search-form
test("two cities chosen before hydration stay, and a page with two cities has both chosen", () => {
  const both = { pickupCity: "Nizza", returnCity: "Roma" };
  expect(applySearchChanges(emptyDraft(), both, NOW)).toMatchObject(both);
  expect(applySearchChanges(toSearchDraft(initialSearchValues("Milano")), both, NOW)).toMatchObject(both);
  expect(
    applySearchChanges(toSearchDraft({ ...initialSearchValues(), ...both }), { pickupCity: "Lugano" }, NOW).returnCity,
  ).toBe("Roma");
});

test("a past time of today moves to the next slot, a time of another day stays", () => {
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-11-21" }, NOW).pickupTime).toBe("12:30");
  expect(applySearchChanges(toSearchDraft(complete), { pickupDate: "2026-11-22" }, NOW).pickupTime).toBe("10:00");
});

test("today is available as long as one slot is left", () => {
  expect(earliestPickupDay(NOW)).toBe("2026-11-21");
  expect(earliestPickupDay({ ...NOW, time: "23:40" })).toBe("2026-11-22");
});

test("the last search fills an empty form, but keeps preset cities and dates", () => {
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

test("the last search ignores a place that is no longer served", () => {
  expect(prefillFromLastSearch(emptyDraft(), { pickupCity: "Atlantide" }, TEST_PLACES).pickupCity).toBe("");
});

// Rule: product.md#search-form
// Rule: product.md#search-form ""Cerca" (exact) stays"
test("the search query carries the six values, and the category only when there is one", () => {
  expect(toSearchQuery(complete, null)).toBe(
    "pickupCity=Milano&returnCity=Monaco+di+Baviera&pickupDate=2026-12-01&returnDate=2026-12-04&pickupTime=10%3A00&returnTime=18%3A30",
  );
  expect(toSearchQuery(complete, "suv")).toMatch(/&category=suv$/);
});
