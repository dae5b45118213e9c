// Rule: product.md#contacts-and-legal-pages
import { describe, expect, test } from "vitest";
import { supportTitle } from "#domain/company/advertised-points.ts";
import { hoursClause, nextAnswerText } from "#domain/opening-hours/describe-hours.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { DAYTIME } from "#test/site.ts";

const at = (text: string) => new Date(`${text}:00+01:00`);

describe("when the telephone is answered next", () => {
  test.each([
    ["2026-11-29T22:00", "2026-11-29", "domani alle 8"],
    ["2026-11-30T05:00", "2026-11-30", "oggi alle 8"],
    ["2026-11-29T22:00", undefined, "lunedì 30 novembre alle 8"],
    ["2026-11-29T19:59", "2026-11-29", null],
  ])("at %s, on %s: %s", (now, today, text) => {
    expect(nextAnswerText(ITALIAN_OPENING_HOURS, DAYTIME, { at: at(now), ...(today && { today }) })).toBe(text);
  });
  test("names the day if it is later than tomorrow, and nothing without hours", () => {
    const closed = { ...DAYTIME, closedDates: ["11-30", "2026-12-01"] };
    expect(nextAnswerText(ITALIAN_OPENING_HOURS, closed, { at: at("2026-11-29T22:00"), today: "2026-11-29" })).toBe(
      "mercoledì 2 dicembre alle 8",
    );
    for (const hours of [null, { kind: "always" } as const, { ...DAYTIME, days: {} }])
      expect(nextAnswerText(ITALIAN_OPENING_HOURS, hours, { at: at("2026-11-29T22:00") })).toBeNull();
  });
});

// Rule: product.md#advertised-points
test("support claims no hours that the telephone does not have", () => {
  expect([{ kind: "always" } as const, DAYTIME, null].map((phone) => supportTitle(ITALIAN_COMPANY, phone))).toEqual([
    "Assistenza 24/7",
    "Assistenza al telefono",
    "Assistenza al telefono",
  ]);
  expect([
    hoursClause(ITALIAN_OPENING_HOURS, DAYTIME, ", "),
    hoursClause(ITALIAN_OPENING_HOURS, { kind: "always" }),
    hoursClause(ITALIAN_OPENING_HOURS, null, ", "),
  ]).toEqual([", ogni giorno dalle 8 alle 20", " a ogni ora", ""]);
});
