import { expect, test } from "vitest";
import {
  DEFAULT_PASSENGERS,
  isJetTypeSlug,
  JET_TYPE_SLUGS,
  JET_TYPES,
  jetTypeSlug,
  PASSENGER_OPTIONS,
  passengersLabel,
} from "#domain/catalogue/jet.ts";

test("four jet types under their slugs", () => {
  expect(JET_TYPES).toEqual({
    "light-jet": "Light Jet",
    "midsize-jet": "Midsize Jet",
    "heavy-jet": "Heavy Jet",
    "ultra-long-range": "Ultra Long Range",
  });
  for (const slug of JET_TYPE_SLUGS) expect(jetTypeSlug(JET_TYPES[slug])).toBe(slug);
  expect(isJetTypeSlug("light-jet")).toBe(true);
  expect(isJetTypeSlug("toString")).toBe(false);
});

test("passengers from 1 to 10, then 12, 14, 16 and 18; four at first", () => {
  expect(PASSENGER_OPTIONS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18]);
  expect(DEFAULT_PASSENGERS).toBe(4);
});

test("persona for one, persone otherwise", () => {
  expect(passengersLabel(1)).toBe("1 persona");
  expect(passengersLabel(18)).toBe("18 persone");
});
