import { expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { formatSiteMoment, formatSiteMomentInSentence } from "./format-site-moment.ts";

// 10:00 in Milan.
const now = new Date("2026-11-21T09:00:00Z");

test.each([
  ["2026-11-21T08:12:00Z", "oggi 09:12"],
  ["2026-11-20T23:30:00Z", "oggi 00:30"],
  ["2026-11-20T22:30:00Z", "ieri 23:30"],
  ["2026-11-19T08:05:00Z", "19 nov 09:05"],
  ["2025-12-31T23:30:00Z", "01 gen 00:30"],
  ["2025-11-19T08:05:00Z", "19 nov 2025 09:05"],
  ["2026-07-01T08:05:00Z", "01 lug 10:05"],
])("formats %s as %s in the company's time zone", (instant, text) => {
  expect(formatSiteMoment(new Date(instant), now, TEST_SITE.timeZone)).toBe(text);
});

test.each([
  ["2026-11-21T08:12:00Z", "alle 09:12"],
  ["2026-11-20T22:30:00Z", "ieri alle 23:30"],
  ["2026-11-19T08:05:00Z", "il 19 nov alle 09:05"],
])("formats %s inside a sentence as %s", (instant, text) => {
  expect(formatSiteMomentInSentence(new Date(instant), now, TEST_SITE.timeZone)).toBe(text);
});
