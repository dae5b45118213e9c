import { expect, test } from "vitest";
import { auditedValue } from "#app/features/admin/audit-log/audit-values.ts";
import { TEST_SITE } from "#test/site.ts";

test.each([
  ["vehicles", "available", true, "Sì"],
  ["vehicles", "price_cents", 145_000, "€\u00a01.450"],
  ["vehicles", "category", "luxury-van", "Luxury van"],
  ["vehicles", "specs.seats", 1234, "1.234"],
  ["vehicles", "images", ["a", "b"], "a, b"],
  ["vehicles", "images", [], "–"],
  ["vehicles", "name", "", "–"],
  ["vehicles", "name", null, "–"],
  ["vehicles", "name", "Ferrari", "Ferrari"],
  ["cities", "latitude", 45.464204, "45,464204"],
  ["category_terms", "extra_km", 4.5, "€\u00a04,50"],
  ["bookings", "terms.deposit", 500_000, "€\u00a05.000"],
  ["bookings", "kind", "pickup", "Consegna"],
  ["bookings", "end_reason", "breakdown", "Guasto"],
  ["bookings", "picture_kinds./uploads/a.webp", "front", "Davanti"],
  ["bookings", "skipped_pictures.rear", "Pioveva", "Pioveva"],
  ["site_settings", "return_pictures", ["left", "odometer"], "Lato sinistro, Contachilometri"],
  ["club_events", "held_on", "2026-11-21", "21 nov 2026"],
  ["club_events", "status", "planned", "Annunciato"],
  ["seo_overrides", "page_type", "brand-city", "Brand e città"],
  ["staff_invitations", "role", "seo_manager", "SEO manager"],
  ["quotes", "rental.pickupPlace", "aeroporto-milano-malpensa", "Aeroporto di Milano Malpensa"],
  ["orders", "status", "of a later version", "of a later version"],
  ["quotes", "sent_at", "2026-11-21T09:40:00.000Z", "21 nov 2026, 10:40"],
  ["quotes", "lines", [{ text: "Volo", quantity: 2, amount: 50_000 }], "Testo: Volo, Quantità: 2, Importo: €\u00a0500"],
  ["site_settings", "opening_hours", [{ label: "Telefono", hours: "0-24" }], "Dove o come: Telefono, Orari: 0-24"],
  ["site_settings", "heritage_since", 2010, "2010"],
  ["site_settings", "phone_hours", { kind: "always" }, "Tutti i giorni, 24 ore su 24"],
  [
    "site_settings",
    "office_hours",
    {
      kind: "weekly",
      timeZone: "Europe/Rome",
      days: { saturday: [{ from: "09:00", to: "13:00" }] },
      closedDates: ["12-25", "2026-12-26"],
    },
    "Il sabato, dalle 9 alle 13 (Europe/Rome); chiuso: 25/12 ogni anno, 26 dic 2026",
  ],
])("formats %s.%s %j as %s", (entity, field, value, text) => {
  expect(auditedValue({ entity, names: {} }, field, value, TEST_SITE)).toBe(text);
});
