import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";

// Rule: product.md#public-routes
test("builds the paths of cars, jets and brands", () => {
  const car = { citySlug: "milan", category: "sportive", slug: "ferrari-296-gtb" } as const;
  expect(paths.vehicle(car)).toBe("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  expect(paths.city("milan")).toBe("/luxury-car-rental/milan");
  expect(paths.category("suv")).toBe("/luxury-car-rental/suv");
  expect(paths.cityCategory("rome", "van")).toBe("/luxury-car-rental/rome/van");
  expect(paths.jetCity("milan")).toBe("/private-jet-charter/milan");
  expect(paths.jetType("milan", "light-jet")).toBe("/private-jet-charter/milan/light-jet");
  expect(paths.jetModel("milan", "light-jet", "phenom-300e")).toBe("/private-jet-charter/milan/light-jet/phenom-300e");
  expect(paths.brand("ferrari")).toBe("/ferrari");
  expect(paths.brandCity("ferrari", "milan")).toBe("/ferrari/milan");
});

// Rule: product.md#public-routes "/luxury-car-rental/{category}"
test("builds the paths of the public site", () => {
  expect(paths).toMatchObject({
    home: "/",
    cars: "/vetture",
    whereWeOperate: "/dove-operiamo",
    contacts: "/contatti",
    hub: "/luxury-car-rental",
    club: "/community-vip",
    privacy: "/privacy",
    terms: "/termini",
  });
  expect(CATEGORY_SLUGS.map(paths.category).sort()).toEqual(
    ["berline", "cabrio", "sportive", "suv", "van"].map((slug) => `/luxury-car-rental/${slug}`),
  );
});

test("adds a query to the paths of the explore page and booking form, if there is one", () => {
  expect(paths.explore()).toBe("/explore");
  expect(paths.explore("pickupCity=Milano")).toBe("/explore?pickupCity=Milano");
  expect(paths.bookingRequest("ferrari-296-gtb")).toBe("/prenota/ferrari-296-gtb");
  expect(
    paths.bookingRequest("ferrari-296-gtb", {
      pickupTime: "10:00",
      pickupDate: "2026-10-24",
      pickupCity: "Monaco di Baviera",
      returnCity: undefined,
    }),
  ).toBe("/prenota/ferrari-296-gtb?pickupCity=Monaco+di+Baviera&pickupDate=2026-10-24&pickupTime=10%3A00");
});

test("puts the query before the fragment", () => {
  const car = { citySlug: "milan", category: "sportive", slug: "ferrari-296-gtb" } as const;
  expect(paths.vehicle(car, "pickupCity=Roma")).toBe(
    "/luxury-car-rental/milan/sportive/ferrari-296-gtb?pickupCity=Roma",
  );
  expect(paths.homeCategory("suv")).toBe("/?category=suv#cerca");
  expect(paths.jetsFrom("Forte dei Marmi")).toBe("/private-jet-charter?from=Forte%20dei%20Marmi");
  expect(paths.jetRequest("from=Milano")).toBe("/private-jet-charter?from=Milano#richiesta");
  expect(paths.experience("weekend", "ferrari-296-gtb", "2026-12-12")).toBe(
    "/esperienze/weekend?vehicle=ferrari-296-gtb&date=2026-12-12",
  );
  expect(paths.jetRequest()).toBe("/private-jet-charter#richiesta");
});

test("escapes slugs, so that they cannot leave their path segment", () => {
  expect(paths.brand("../admin?x=1")).toBe("/..%2Fadmin%3Fx%3D1");
  expect(paths.booking("a/b")).toBe("/prenotazione/a%2Fb");
  expect(paths.bookingCalendar("a b")).toBe("/prenotazione/a%20b/calendario.ics");
});
