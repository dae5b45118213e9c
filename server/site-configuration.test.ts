import { expect, test } from "vitest";
import { toPublicConfiguration } from "#domain/site-configuration.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";

// Rule: product.md#header-and-drawer "The header has"
test("the phone link dials the displayed number", () => {
  expect(SITE_CONFIGURATION.phoneHref).toBe(`tel:${SITE_CONFIGURATION.phone.replaceAll(" ", "")}`);
  expect(SITE_CONFIGURATION.whatsappHref.endsWith(SITE_CONFIGURATION.phone.replaceAll(/\D/g, ""))).toBe(true);
});

// Rule: product.md#reply-promise
// Rule: product.md#site-configuration
// Rule: product.md#site-configuration "Reply promise"
// Rule: product.md#site-configuration "Grace period"
test("two hours to answer, two to hold, 24 once the link is opened, one-way returns are free, and no grace period", () => {
  expect([
    SITE_CONFIGURATION.replyWithinHours,
    SITE_CONFIGURATION.firstHoldHours,
    SITE_CONFIGURATION.holdHours,
    SITE_CONFIGURATION.oneWayRatePerKilometre,
    SITE_CONFIGURATION.graceMinutes,
  ]).toEqual([2, 2, 24, 0, 0]);
});

// Rule: product.md#agreed-price
test("visitors are not told what only staff and the server need: limits, sender, order of pictures", () => {
  const kept = [
    "staffDiscountPercent",
    "maxOpenRequests",
    "requestAlertThreshold",
    "maxFormMailsPerDay",
    "reviewAfterHours",
    "youngDriver",
    "reminders",
    "requiredPictures",
    "mailSenderName",
    "closedUntil",
    "drawingsPlace",
    "heroPictures",
  ];
  const known = Object.entries(SITE_CONFIGURATION).filter(([name]) => !kept.includes(name));
  expect(Object.keys(SITE_CONFIGURATION)).toEqual(expect.arrayContaining(kept));
  expect(toPublicConfiguration(SITE_CONFIGURATION)).toEqual(Object.fromEntries(known));
});
