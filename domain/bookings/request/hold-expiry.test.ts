// Rule: product.md#request-holds
import { describe, expect, test } from "vitest";
import { DAYTIME, DAYTIME_SITE, SITE_WITHOUT_HOURS, TEST_SITE } from "#test/site.ts";
import { firstHoldExpiresAt, fullHoldExpiresAt, openedHoldExpiresAt } from "./hold-expiry.ts";

const createdAt = new Date("2026-11-21T09:00:00Z");

// Rule: product.md#request-holds "A request holds"
// Rule: product.md#site-configuration "First hold of a request"
test("holds the car for two hours, or a day from the request once the renter opened the link", () => {
  expect(firstHoldExpiresAt(createdAt, TEST_SITE)).toEqual(new Date("2026-11-21T11:00:00Z"));
  expect(fullHoldExpiresAt(createdAt, TEST_SITE)).toEqual(new Date("2026-11-22T09:00:00Z"));
});

test("caps the first hold at the configured hold if that is below two hours", () => {
  expect(firstHoldExpiresAt(createdAt, { ...TEST_SITE, holdHours: 1 })).toEqual(new Date("2026-11-21T10:00:00Z"));
});

test("never shortens a hold when the renter opens the link", () => {
  const late = new Date("2026-11-22T15:00:00Z");
  expect(openedHoldExpiresAt({ createdAt, holdExpiresAt: late }, TEST_SITE)).toEqual(late);
  expect(openedHoldExpiresAt({ createdAt, holdExpiresAt: new Date("2026-11-21T11:00:00Z") }, TEST_SITE)).toEqual(
    new Date("2026-11-22T09:00:00Z"),
  );
});

// Rule: product.md#request-holds "Where the telephone has hours"
describe("where the telephone is answered from 8 to 20", () => {
  const at = (text: string) => new Date(`${text}+01:00`);
  test.each([
    ["a request of 22:00 is held until its answer is due", "2026-11-29T22:00", "2026-11-30T10:00"],
    ["so is one shortly before closing", "2026-11-29T19:30", "2026-11-30T09:30"],
    ["one of the day is held for two hours", "2026-11-29T10:00", "2026-11-29T12:00"],
  ])("%s", (_name, from, until) => expect(firstHoldExpiresAt(at(from), DAYTIME_SITE)).toEqual(at(until)));

  test("the first hold is never shorter than configured", () => {
    expect(firstHoldExpiresAt(at("2026-11-29T10:00"), { ...DAYTIME_SITE, firstHoldHours: 6 })).toEqual(
      at("2026-11-29T16:00"),
    );
  });

  test("the full hold lasts over closed days", () => {
    const { saturday: _saturday, sunday: _sunday, ...days } = DAYTIME.days;
    const hours = { ...DAYTIME_SITE.hours, phone: { ...DAYTIME, days } };
    const friday = at("2026-11-27T22:00");
    const site = { ...DAYTIME_SITE, hours };
    expect([firstHoldExpiresAt(friday, site), fullHoldExpiresAt(friday, site)]).toEqual([
      at("2026-11-30T10:00"),
      at("2026-11-30T10:00"),
    ]);
  });

  test("a company that states no hours, or answers always, holds as configured", () => {
    const late = at("2026-11-29T22:00");
    for (const site of [SITE_WITHOUT_HOURS, TEST_SITE])
      expect(firstHoldExpiresAt(late, { ...site, replyWithinHours: 6 })).toEqual(at("2026-11-30T00:00"));
  });
});
