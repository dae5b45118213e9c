// Rule: product.md#settings
import { expect, test } from "vitest";
import {
  diffSettings,
  parseStoredSettings,
  toSiteSettings,
  withSiteSettings,
} from "#domain/site-settings/site-settings.ts";
import { TEST_SITE } from "#test/site.ts";

const DEFAULTS = toSiteSettings(TEST_SITE);

const LOGO_ID = "0f8fad5b-d9cb-869f-a165-70867728950e";

test("without settings returns the default configuration", () => {
  expect(withSiteSettings(TEST_SITE, {})).toEqual(TEST_SITE);
});

test("derives a number's links from the number", () => {
  const site = withSiteSettings(TEST_SITE, { phone: "+39 06 1234-5678", whatsapp: "+39 333 1234567" });
  expect([site.phoneHref, site.whatsappHref]).toEqual(["tel:+390612345678", "https://wa.me/393331234567"]);
});

// Rule: product.md#site-configuration "Reminders"
test("sends every reminder that is not switched off", () => {
  expect(Object.values(TEST_SITE.reminders)).toEqual([true, true, true]);
  const { reminders } = withSiteSettings(TEST_SITE, { reminder_two_days: false });
  expect(reminders).toEqual({ ...TEST_SITE.reminders, "reminder-two-days": false });
});

// Rule: product.md#site-configuration "Required pictures"
test("requires no picture of a handover unless an admin chooses it", () => {
  expect(TEST_SITE.requiredPictures).toEqual({ pickup: [], return: [] });
  const { requiredPictures } = withSiteSettings(TEST_SITE, { return_pictures: ["front"] });
  expect(requiredPictures).toEqual({ pickup: [], return: ["front"] });
});

test("rounds the one-way rate to whole cents", () => {
  expect(withSiteSettings(TEST_SITE, { one_way_rate: 0.29 }).oneWayRatePerKilometre).toBe(29);
  expect(withSiteSettings(TEST_SITE, { grace_minutes: 90 }).graceMinutes).toBe(90);
});

test("returns settings as they were set", () => {
  const figures = Object.entries(DEFAULTS).flatMap(([field, value]) => (typeof value === "number" ? [field] : []));
  const others = Object.fromEntries(figures.map((field, at) => [field, at + 3]));
  const set = {
    ...DEFAULTS,
    ...others,
    name: "Seta",
    city: "Roma",
    one_way_rate: 1.1,
    grace_minutes: 120,
    delivery_rate: 2.3,
    payments: ["in contanti"],
    palette: "bosco" as const,
    accent: "#c8102e",
    logo: `/uploads/logo/${LOGO_ID}-960x200/960.webp`,
    logo_on_dark: `/uploads/logo/${LOGO_ID}-300x100/300.webp`,
  };
  expect(toSiteSettings(withSiteSettings(TEST_SITE, set))).toEqual(set);
});

// Rule: product.md#palette "A change"
test("without an own accent the first palette is no choice, also after another one", () => {
  const blue = withSiteSettings(TEST_SITE, { palette: "argento" });
  expect(blue.palette).toEqual({ name: "argento", accent: null });
  expect(Object.assign(blue, withSiteSettings(TEST_SITE, {})).palette).toBeUndefined();
});

test("stores only differences from the defaults", () => {
  expect(diffSettings({ ...DEFAULTS, name: "Seta" }, DEFAULTS)).toEqual({ name: "Seta" });
  expect(diffSettings(DEFAULTS, DEFAULTS)).toEqual({});
});

test("drops stored settings that the current schema refuses", () => {
  expect(parseStoredSettings({ name: "Seta", hold_hours: "tanto", gone: true })).toEqual({ name: "Seta" });
});
