import { expect, test } from "vitest";
import {
  earliestReturn,
  initialValues,
  isComplete,
  SEARCH_FIELDS,
  searchAddress,
  withField,
} from "#app/features/booking-search/search-values.ts";

const complete = {
  pickupCity: "Milano",
  returnCity: "Monaco di Baviera",
  pickupDate: "2026-12-01",
  returnDate: "2026-12-04",
  pickupTime: "10:00",
  returnTime: "18:30",
};

test("times start at 10:00 and a preselected city fills both cities", () => {
  expect(initialValues()).toMatchObject({ pickupTime: "10:00", returnTime: "10:00", pickupCity: "", returnCity: "" });
  expect(initialValues("Roma")).toMatchObject({ pickupCity: "Roma", returnCity: "Roma" });
});

test.each(SEARCH_FIELDS)("without %s the search is not complete", (field) => {
  expect(isComplete(complete)).toBe(true);
  expect(isComplete({ ...complete, [field]: "" })).toBe(false);
});

test("a pickup moved past the return takes the return away, one moved before it does not", () => {
  expect(withField(complete, "pickupDate", "2026-12-05").returnDate).toBe("");
  expect(withField(complete, "pickupDate", "2026-12-04").returnDate).toBe("2026-12-04");
});

test("a return may not fall before today nor before the pickup", () => {
  expect(earliestReturn("", "2026-11-21")).toBe("2026-11-21");
  expect(earliestReturn("2026-12-01", "2026-11-21")).toBe("2026-12-01");
  expect(earliestReturn("2026-11-01", "2026-11-21")).toBe("2026-11-21");
  expect(earliestReturn("", undefined)).toBeUndefined();
});

test("the address carries the six values, and the category only when there is one", () => {
  expect(searchAddress(complete, null)).toBe(
    "/explore?pickupCity=Milano&returnCity=Monaco+di+Baviera&pickupDate=2026-12-01&returnDate=2026-12-04&pickupTime=10%3A00&returnTime=18%3A30",
  );
  expect(searchAddress(complete, "suv")).toMatch(/&category=suv$/);
});
