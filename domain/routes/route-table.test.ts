// Rule: product.md#reserved-words
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { toCacheKey } from "./cache-key.ts";
import { splitLanguagePrefix } from "./language-prefix.ts";
import { LEGACY_REDIRECTS } from "./legacy-redirects.ts";
import { isPrivatePath, matchRoute } from "./match-route.ts";
import { fillPattern, possiblePatterns } from "./patterns.ts";
import { canBeBrandSlug, RESERVED_SEGMENTS } from "./reserved-segments.ts";
import { SITEMAP_SECTIONS } from "./route-entry.ts";
import { ROUTE_ENTRIES, type RouteName } from "./route-table.ts";

const rows = ROUTE_ENTRIES.map(([name, row]) => ({ name, ...row }));
const parametersOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);

describe("every route", () => {
  test("has a unique pattern", () => {
    const patterns = ROUTE_ENTRIES.flatMap(([, row]) => possiblePatterns(row).map(({ pattern }) => pattern));
    expect(new Set(patterns).size).toBe(patterns.length);
    for (const pattern of patterns) expect(pattern).toMatch(/^\/$|^(\/(:\w+|\*$|[a-z0-9._-]+))+$/);
  });

  test.each(rows)("$name: matches its own path", ({ name, pattern, allowedValues }) => {
    const sample = Object.fromEntries(
      parametersOf(pattern).map((parameter = "") => [parameter, allowedValues[parameter]?.[0] ?? `any-${parameter}`]),
    );
    const path = fillPattern(pattern, sample).replace("*", "a/b/c");
    expect(matchRoute(path)).toMatchObject({ name, parameters: sample, language: null });
  });

  test.each(rows)("$name: describes only its own parameters", ({ pattern, slugs, allowedValues }) => {
    for (const parameter of [...Object.keys(slugs), ...Object.keys(allowedValues)])
      expect(parametersOf(pattern)).toContain(parameter);
  });

  test.each(rows)("$name: is public if it is cached or in the sitemap", (row) => {
    if (row.visibility === "public" && row.module !== null) return;
    expect(row).toMatchObject({ isCached: false, isIndexable: false, sitemap: null, disallowedQuery: [] });
  });

  test.each(rows.filter(({ sitemap }) => sitemap !== null))("$name: is indexable if it is in the sitemap", (row) => {
    expect(row).toMatchObject({ isIndexable: true, isCached: true });
  });

  test.each(rows.filter(({ disallowedQuery }) => Array.isArray(disallowedQuery)))(
    "$name: disallows only query parameters that it reads",
    ({ query, disallowedQuery }) => {
      for (const name of disallowedQuery) expect(query).toContain(name);
    },
  );

  test.each(rows.filter(({ parent }) => parent !== null))("$name: belongs to an existing parent page", (row) => {
    const around = rows.find(({ name }) => name === row.parent);
    expect(row.pattern.startsWith(`${around?.pattern}/`)).toBe(true);
    expect(row.layout).toBe(around?.layout);
  });
});

test("a first segment has either private or public routes", () => {
  const privacy = Map.groupBy(rows, ({ pattern }) => pattern.split("/")[1] ?? "");
  for (const [word, found] of privacy)
    expect(new Set(found.map(({ visibility }) => visibility)).size, `/${word}`).toBe(1);
});

test("a first segment is followed by keys in all its routes or in none", () => {
  const keyed = rows.filter((row) => row.hasCaseSensitiveKey).map(({ pattern }) => pattern.split("/")[1]);
  expect(new Set(keyed)).toEqual(
    new Set(["prenotazione", "richiesta", "preventivo", "recensione", "in-attesa", "calendario", "api"]),
  );
  for (const { pattern, hasCaseSensitiveKey: holds } of rows.filter(({ pattern }) =>
    keyed.includes(pattern.split("/")[1]),
  ))
    expect([pattern, holds]).toEqual([pattern, true]);
});

test("every section of the sitemap has pages", () => {
  expect(new Set(rows.flatMap(({ sitemap }) => sitemap ?? []))).toEqual(new Set(SITEMAP_SECTIONS));
});

test.each<[string, RouteName, Record<string, string>]>([
  ["/", "home", {}],
  ["/_.data", "home", {}],
  ["/luxury-car-rental/suv", "category", { category: "suv" }],
  ["/luxury-car-rental/milan", "city", { city: "milan" }],
  ["/ferrari", "brand", { brand: "ferrari" }],
  ["/ferrari/milan", "brandCity", { brand: "ferrari", city: "milan" }],
  ["/ferrari/milan/suv", "notFound", {}],
  ["/contatti", "contacts", {}],
  ["/contatti.data", "contacts", {}],
  ["/contatti/x", "notFound", {}],
  ["/noleggio-suv", "former", { former: "noleggio-suv" }],
  ["/magazine/feed.xml", "feed", {}],
  ["/favicon.ico", "icon", { icon: "favicon.ico" }],
  ["/og.png", "homeSharePicture", {}],
  ["/og/ferrari/milan.png", "sharePicture", {}],
  ["/mail/pictures/cars/ferrari-296-gtb/studio-1200.jpg", "mailPicture", {}],
  ["/admin/bookings/new", "adminNewBooking", {}],
  ["/admin/bookings/VL-7K3MQD", "adminBooking", { id: "VL-7K3MQD" }],
  ["/admin/nothing/here", "adminNotFound", {}],
  ["/prenotazione/t/calendario.ics", "bookingCalendar", { token: "t" }],
  ["/api/bookings", "apiBookings", {}],
  ["/api/bookings/1/notes", "apiBookings", {}],
  ["/api/vehicles", "api", {}],
  ["/__proto__", "notFound", {}],
])("%s matches the route %s", (path, name, parameters) => {
  expect(matchRoute(path)).toMatchObject({ name, parameters });
});

describe("the language prefix of a path", () => {
  test.each([...LANGUAGE_CODES])("%s is ignored by route matching", (language) => {
    expect(splitLanguagePrefix(`/${language}`)).toEqual({ language, path: "/" });
    expect(matchRoute(`/${language}/luxury-car-rental/milan`)).toMatchObject({ name: "city", language });
    expect(isPrivatePath(`/${language}/prenota/ferrari-296-gtb`)).toBe(true);
    expect(matchRoute(`/${language}/prenota/ferrari-296-gtb`).entry.limits).toEqual({ POST: "forms" });
    expect(toCacheKey(`/${language}/prenotazione/AbC`)).toBeNull();
    expect(toCacheKey(`/${language}/luxury-car-rental/suv?utm=a&page=2`)).toBe(
      `/${language}/luxury-car-rental/suv?page=2`,
    );
  });

  test("does not match a segment that only starts with it", () => {
    expect(splitLanguagePrefix("/italia")).toEqual({ language: null, path: "/italia" });
    expect(splitLanguagePrefix("/contatti/en")).toEqual({ language: null, path: "/contatti/en" });
  });
});

test("only pages of the public site and the feed have languages", () => {
  const withLanguages = rows.filter(({ hasLanguages }) => hasLanguages);
  expect(withLanguages.filter(({ layout }) => layout !== "site").map(({ name }) => name)).toEqual(
    expect.arrayContaining(["bookingCalendar", "feed", "former"]),
  );
  expect(rows.filter(({ layout, hasLanguages }) => layout === "site" && !hasLanguages)).toEqual([]);
  for (const { pattern } of withLanguages) expect(pattern).not.toMatch(/^\/(?:admin|auth|api|og|sitemap|pictures)\b/);
});

test.each([
  ["/admin", true],
  ["/admin.data", true],
  ["/admin/nothing", true],
  ["/auth/login/_.data", true],
  ["/api/vehicles", true],
  ["/prenota", true],
  ["/prenotazione/a/b/c", true],
  ["/richiesta/1", true],
  ["/prenotazioni", false],
  ["/ferrari", false],
  ["/", false],
])("%s is private: %s", (path, isPrivate) => expect(isPrivatePath(path)).toBe(isPrivate));

test("no fixed path of the site can be a brand", () => {
  const patterns = ROUTE_ENTRIES.flatMap(([, row]) => possiblePatterns(row).map(({ pattern }) => pattern));
  const fixed = patterns.map((pattern) => pattern.split("/")[1] ?? "").filter((word) => !/^[:*]|\.|^$/.test(word));
  for (const word of [...fixed, ...Object.keys(LEGACY_REDIRECTS).map((path) => path.slice(1))])
    expect(RESERVED_SEGMENTS).toContain(word);
  for (const segment of RESERVED_SEGMENTS) expect(segment).toMatch(/^[a-z0-9-]+$/);
});

test("reserves the first segments of routes and future languages", () => {
  expect(
    ["admin", "api", "assets", "community-vip", "og", "readyz", "sitemaps", "uploads", "vetture"].map(canBeBrandSlug),
  ).not.toContain(true);
  expect(["it", "en", "fr", "de", "es"].map(canBeBrandSlug)).toEqual([false, false, false, false, false]);
  expect(BRANDS.map(({ slug }) => canBeBrandSlug(slug))).not.toContain(false);
});
