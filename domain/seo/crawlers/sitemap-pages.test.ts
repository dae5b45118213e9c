import { describe, expect, test } from "vitest";
import { matchRoute } from "#domain/routes/match-route.ts";
import { SITEMAP_SECTIONS, type SitemapSection } from "#domain/routes/route-entry.ts";
import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";
import { TEST_SITE } from "#test/site.ts";
import {
  buildBrandPages,
  buildCityPages,
  buildContentPages,
  buildJetPages,
  buildMagazinePages,
  buildVehiclePages,
  markDeliveredCities,
  type SitemapPage,
} from "./sitemap-pages.ts";

const changed = new Date("2026-11-21T09:00:00Z");
const cities = [{ slug: "milan", name: "Milano", languages: ["it", "en"], changed }];
const groups = [{ brandSlug: "ferrari", citySlug: "milan", category: "sportive" as const, changed }];
const jets = [{ slug: "embraer-phenom-300e", type: "Light Jet" as const, cities: ["Milano"], images: [], changed }];

/** The pages of each section for a site with one of everything. */
const LISTED: Record<SitemapSection, SitemapPage[]> = {
  pagine: buildContentPages(groups, jets, [{ slug: "weekend-in-franciacorta", images: [], changed }], []),
  citta: buildCityPages(cities, groups),
  auto: buildVehiclePages([{ slug: "ferrari-296-gtb", citySlug: "milan", category: "sportive", images: [], changed }]),
  marche: buildBrandPages([{ slug: "ferrari", changed }], cities, groups),
  jet: buildJetPages(cities, jets),
  magazine: buildMagazinePages([{ slug: "le-strade", image: "/a.webp", changedAt: new Date("2026-11-21T00:00:00Z") }]),
};

// Rule: product.md#pictures "A section that needs a picture"
test("a category's page has the photograph of one of its cars, without details, else our drawing", () => {
  const picture = "/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-1600x900/1200.webp";
  const photographed = [{ category: "suv" as const, images: [`${picture}#focus=20%2C50`] }];
  const pages = buildContentPages(
    groups.flatMap((group) => [group, { ...group, category: "suv" as const }]),
    [],
    [],
    photographed,
  );
  const imagesOf = (path: string) => pages.find((page) => page.path === path)?.images;
  expect(imagesOf("/luxury-car-rental/suv")).toEqual([picture]);
  expect(imagesOf("/luxury-car-rental/sportive")).toEqual(["/pictures/categories/sportive-1200.webp"]);
});

// Rule: product.md#sitemap
test("lists no category without cars", () => {
  const categories = LISTED.pagine.filter(({ page }) => page?.kind === "category").map(({ path }) => path);
  expect(categories).toEqual(["/luxury-car-rental/sportive"]);
});

// Rule: product.md#jet-pages "Model: gallery, hourly"
test("lists a jet once, in the first of its cities with a page", () => {
  const rome = { slug: "rome", name: "Roma", languages: [], changed };
  const [jet] = jets;
  const paths = buildJetPages(
    [...cities, rome],
    [{ ...jet, cities: ["Atlantide", "Roma", "Milano"] } as (typeof jets)[0]],
  )
    .map(({ path }) => path)
    .filter((path) => path.endsWith("phenom-300e"));
  expect(paths).toEqual(["/private-jet-charter/rome/light-jet/embraer-phenom-300e"]);
});

describe.each(SITEMAP_SECTIONS)("the section %s", (section) => {
  test("lists every page of the route table's section, and no other", () => {
    const listed = LISTED[section].map(({ path }) => matchRoute(path.split("?")[0] ?? "").name);
    const expected = ROUTE_ENTRIES.flatMap(([name, { sitemap }]) => (sitemap === section ? [name] : []));
    expect(new Set(listed)).toEqual(new Set(expected));
  });

  test("lists no URL twice, and none with a disallowed query", () => {
    const paths = LISTED[section].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const [pathname = "", query = ""] = path.split("?");
      const { disallowedQuery } = matchRoute(pathname).entry;
      const names = [...new URLSearchParams(query).keys()];
      expect(disallowedQuery === "any" ? names : names.filter((name) => disallowedQuery.includes(name))).toEqual([]);
    }
  });
});

// Rule: product.md#delivered-cars
test("marks cities to which another city's cars are delivered within their category's reach", () => {
  const milano = {
    slug: "milan",
    name: "Milano",
    country: "Italia",
    timeZone: "Europe/Rome",
    latitude: 45.46,
    longitude: 9.19,
  };
  const como = {
    slug: "como",
    name: "Como",
    country: "Italia",
    timeZone: "Europe/Rome",
    latitude: 45.81,
    longitude: 9.08,
  };
  const listed = [...cities, { ...como, languages: [], changed }];
  const { delivery } = TEST_SITE;
  const deliveredWithin = (sportive: number) =>
    markDeliveredCities(listed, {
      groups,
      cities: [milano, como],
      delivery: { ...delivery, reachKilometres: { ...delivery.reachKilometres, sportive } },
    }).map(({ slug, delivered }) => [slug, delivered]);
  expect(deliveredWithin(1050)).toEqual([
    ["milan", false],
    ["como", true],
  ]);
  expect(deliveredWithin(10)).toEqual([
    ["milan", false],
    ["como", false],
  ]);
});

test("omits a city without local and delivered cars", () => {
  const listed = (city: { delivered?: boolean }) =>
    buildCityPages(
      cities.map((one) => ({ ...one, ...city })),
      [],
    ).length;
  expect(listed({ delivered: false })).toBe(0);
  expect(listed({ delivered: true })).toBeGreaterThan(0);
  expect(
    buildCityPages(
      cities.map((one) => ({ ...one, delivered: false })),
      groups,
    ).length,
  ).toBeGreaterThan(0);
});
