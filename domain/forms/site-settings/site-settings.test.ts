// Rule: product.md#settings
import { expect, test } from "vitest";
import { MAX_OPENING_HOURS_ROWS, siteSettingsSchema } from "#domain/forms/site-settings/site-settings.ts";
import { toSiteSettings } from "#domain/site-settings/site-settings.ts";
import { TEST_SITE } from "#test/site.ts";

const SETTINGS = toSiteSettings(TEST_SITE);
const row = (label: string) => ({ label, hours: "Sempre" });

test("accepts the default values", () => {
  expect(siteSettingsSchema.parse(SETTINGS)).toEqual(SETTINGS);
});

test("stores an Italian VAT number without separators", () => {
  expect(siteSettingsSchema.parse({ ...SETTINGS, vat_number: "IT 0764 3520 567" }).vat_number).toBe("07643520567");
});

test("removes invisible and undiallable characters from a pasted phone number", () => {
  const { phone } = siteSettingsSchema.parse({ ...SETTINGS, phone: "tel:+39\u00A002 1234–5678\u202C" });
  expect(phone).toBe("+39 02 1234-5678");
});

// Rule: product.md#palette
test("accepts an accent of any contrast, in lower case, or none", () => {
  const parseAccent = (accent: string) => siteSettingsSchema.parse({ ...SETTINGS, accent }).accent;
  expect([" #F5F0E6 ", "#777777", ""].map(parseAccent)).toEqual(["#f5f0e6", "#777777", ""]);
});

test("drops empty lines of lists", () => {
  const payments = ["con carta di credito", " ", "", "in contanti "];
  expect(siteSettingsSchema.parse({ ...SETTINGS, payments }).payments).toEqual(["con carta di credito", "in contanti"]);
});

test.each<[object, string]>([
  [{ name: " " }, "name"],
  [{ name: "x".repeat(41) }, "name"],
  [{ legal_name: "Una\nriga" }, "legal_name"],
  [{ vat_number: "12345678901" }, "vat_number"],
  [{ country_code: "it" }, "country_code"],
  [{ phone: "02 1234 5678" }, "phone"],
  [{ phone: "+39 02" }, "phone"],
  [{ whatsapp: "javascript:alert(1)" }, "whatsapp"],
  [{ email: "nessuno" }, "email"],
  [{ mark_line: "x".repeat(25) }, "mark_line"],
  [{ heading_region: "In Europa\nBcc:" }, "heading_region"],
  [{ heritage_since: 2100 }, "heritage_since"],
  [{ founded_year: 1799 }, "founded_year"],
  [{ founded_year: 2010.5 }, "founded_year"],
  [{ point_support: { shown: true, title: "x".repeat(41), text: "" } }, "point_support.title"],
  [{ drawings: "first" }, "drawings"],
  [{ booking_prefix: "RQ" }, "booking_prefix"],
  [{ booking_prefix: "V" }, "booking_prefix"],
  [{ booking_prefix: "V1" }, "booking_prefix"],
  [{ mail_sender: "Seta <altri@seta.example>" }, "mail_sender"],
  [{ mail_sender: "Seta\r\nBcc: altri" }, "mail_sender"],
  [{ offers_jets: "no" }, "offers_jets"],
  [{ palette: "oro" }, "palette"],
  [{ accent: "rosso" }, "accent"],
  [{ accent: "#fff" }, "accent"],
  [{ accent: "#1a3a6e;}" }, "accent"],
  [{ opening_hours: [] }, "opening_hours"],
  [{ opening_hours: [row("Sede"), row("Sede")] }, "opening_hours"],
  [
    { opening_hours: Array.from({ length: MAX_OPENING_HOURS_ROWS + 1 }, (_, at) => row(`Sede ${at}`)) },
    "opening_hours",
  ],
  [{ opening_hours: [{ label: "Sede", hours: "" }] }, "opening_hours.0.hours"],
  [{ reply_within_hours: 0 }, "reply_within_hours"],
  [{ hold_hours: 1.5 }, "hold_hours"],
  [{ hold_hours: 169 }, "hold_hours"],
  [{ one_way_rate: 0.005 }, "one_way_rate"],
  [{ one_way_rate: -1 }, "one_way_rate"],
  [{ grace_minutes: -30 }, "grace_minutes"],
  [{ grace_minutes: 45 }, "grace_minutes"],
  [{ grace_minutes: 210 }, "grace_minutes"],
  [{ pickup_pictures: ["roof"] }, "pickup_pictures.0"],
  [{ return_pictures: "front" }, "return_pictures"],
  [{ staff_discount_percent: 101 }, "staff_discount_percent"],
  [{ first_hold_hours: 0 }, "first_hold_hours"],
  [{ open_requests_at_most: 0 }, "open_requests_at_most"],
  [{ requests_to_alert: 201 }, "requests_to_alert"],
  [{ form_mails_daily: 0 }, "form_mails_daily"],
  [{ review_after_hours: 721 }, "review_after_hours"],
  [{ road_factor: 0.9 }, "road_factor"],
  [{ road_factor: 1.255 }, "road_factor"],
  [{ driving_speed: 19 }, "driving_speed"],
  [{ preparation_hours: 73 }, "preparation_hours"],
  [{ free_radius: -1 }, "free_radius"],
  [{ delivery_rate: 2.005 }, "delivery_rate"],
  [{ reach_van: 5001 }, "reach_van"],
  [{ reach_cabrio: 10.5 }, "reach_cabrio"],
  [{ payments: [" "] }, "payments"],
  [{ payments: ["in contanti", "in contanti"] }, "payments"],
  [{ kasko_covers: ["furto."] }, "kasko_covers"],
  [{ kasko_covers: Array.from({ length: 13 }, (_, at) => `danno ${at}`) }, "kasko_covers"],
  [{ kasko_excludes: ["x".repeat(81)] }, "kasko_excludes"],
  [{ kasko_excludes: ["l'uso\u0000in pista"] }, "kasko_excludes"],
  [{ own_costs: "Il carburante" }, "own_costs"],
  [{ fuel_level: "" }, "fuel_level"],
  [{ further_drivers: `${"x".repeat(300)}.` }, "further_drivers"],
  [{ deposit_held: "una somma bloccata." }, "deposit_held"],
  [{ deposit_shown_days: 0 }, "deposit_shown_days"],
])("refuses %j at %s", (changes, path) => {
  const parsed = siteSettingsSchema.safeParse({ ...SETTINGS, ...changes });
  expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
});
