import { describe, expect, test } from "vitest";
import { ABILITIES, can, hasEveryAbility, rolesWithAbility } from "#domain/access/abilities.ts";
import { ROLES } from "#domain/access/roles.ts";

test("an admin has every ability, a person without a role has none", () => {
  expect(ABILITIES.filter((ability) => !can(["admin"], ability))).toEqual([]);
  expect(ABILITIES.filter((ability) => can([], ability))).toEqual([]);
});

describe("roles that have each ability", () => {
  const EXPECTED = {
    "dashboard.read": ["admin", "customer_service", "seo_manager"],
    "reports.read": ["admin", "customer_service"],
    "bookings.read": ["admin", "customer_service"],
    "bookings.manage": ["admin", "customer_service"],
    "bookings.discount": ["admin", "customer_service"],
    "bookings.set-price": ["admin"],
    "bookings.override-closed-month": ["admin"],
    "bookings.reopen": ["admin"],
    "bookings.correct-ended": ["admin"],
    "unit-holds.read": ["admin", "customer_service"],
    "unit-holds.manage": ["admin", "customer_service"],
    "day-sheet.read": ["admin", "customer_service"],
    "day-sheet.manage": ["admin", "customer_service"],
    "enquiries.read": ["admin", "customer_service"],
    "enquiries.manage": ["admin", "customer_service"],
    "quotes.read": ["admin", "customer_service"],
    "quotes.manage": ["admin", "customer_service"],
    "orders.read": ["admin", "customer_service"],
    "orders.manage": ["admin", "customer_service"],
    "customers.read": ["admin", "customer_service"],
    "customers.manage": ["admin", "customer_service"],
    "customers.ban": ["admin"],
    "customers.erase": ["admin"],
    "units.read": ["admin", "customer_service"],
    "units.manage": ["admin", "customer_service"],
    "units.override-expiry": ["admin"],
    "fleet.manage": ["admin", "customer_service"],
    "rates.read": ["admin", "customer_service"],
    "rates.manage": ["admin"],
    "jets.read": ["admin", "customer_service", "seo_manager"],
    "jets.write-texts": ["admin", "seo_manager"],
    "jets.manage": ["admin"],
    "experiences.read": ["admin", "customer_service", "seo_manager"],
    "experiences.write-texts": ["admin", "seo_manager"],
    "experiences.manage": ["admin"],
    "pictures.upload": ["admin", "customer_service", "seo_manager"],
    "brands.manage": ["admin", "seo_manager"],
    "cities.manage": ["admin", "seo_manager"],
    "seo.manage": ["admin", "seo_manager"],
    "settings.manage": ["admin"],
    "users.manage": ["admin"],
    "audit.read": ["admin"],
    "saved-views.manage": ["admin", "customer_service", "seo_manager"],
    "calendar-feeds.manage": ["admin", "customer_service"],
    "answer-templates.manage": ["admin", "customer_service"],
    "articles.manage": ["admin", "seo_manager"],
    "club-events.manage": ["admin"],
    "reviews.manage": ["admin", "customer_service"],
    "translations.manage": ["admin", "seo_manager"],
  };
  test.each(ABILITIES)("%s", (ability) => {
    expect(rolesWithAbility(ability)).toEqual(EXPECTED[ability]);
  });
});

test("only the admin has every ability", () => {
  expect(ROLES.filter(hasEveryAbility)).toEqual(["admin"]);
});

test("several roles grant the union of their abilities", () => {
  expect(can(["customer_service", "seo_manager"], "seo.manage")).toBe(true);
  expect(can(["customer_service", "seo_manager"], "bookings.manage")).toBe(true);
  expect(can(["customer_service", "seo_manager"], "users.manage")).toBe(false);
});
