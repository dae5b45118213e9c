import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXPLORE_SERVICES, PRICE_SLIDERS } from "#domain/catalogue/filters.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { civilDates } from "#domain/rental-period/civil-time.arbitraries.ts";
import { ONLINE_LIMITS, validatePeriodLength } from "#domain/rental-period/period.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import {
  parseSearch,
  type SearchCriteria,
  SORTS,
  searchToQuery,
  toRentalPeriod,
  toSearchStatsKey,
  toServiceQuery,
} from "./search.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query));

const EMPTY = { service: "auto", brands: [], categories: [], sort: "rating" };

describe("both sets of parameters", () => {
  test("parses those of the home page's form", () => {
    const query =
      "pickupCity=Milano&returnCity=Roma&pickupDate=2026-10-24&returnDate=2026-10-27&pickupTime=10:00&returnTime=18:30&category=suv";
    expect(parse(query)).toEqual({
      ...EMPTY,
      city: "Milano",
      returnCity: "Roma",
      pickupDate: "2026-10-24",
      returnDate: "2026-10-27",
      pickupTime: "10:00",
      returnTime: "18:30",
      category: "suv",
    });
  });

  // Rule: product.md#explore
  // Rule: product.md#explore "It reads both"
  test("parses city, checkIn, checkOut and category", () => {
    expect(parse("city=milan&checkIn=2026-10-24&checkOut=2026-10-27&category=Sports Cars")).toEqual({
      ...EMPTY,
      city: "milan",
      pickupDate: "2026-10-24",
      returnDate: "2026-10-27",
      category: "sportive",
    });
  });

  // Rule: product.md#explore "It reads both"
  test("prefers the form's name, and uses the other one if the value is malformed", () => {
    expect(parse("city=Roma&pickupCity=Milano").city).toBe("Milano");
    expect(parse("pickupDate=mai&checkIn=2026-10-24").pickupDate).toBe("2026-10-24");
  });

  test("parses Book Now's city, service, category and pinned car", () => {
    expect(parse("city=milan&service=auto&category=sportive&vehicle=ferrari-296-gtb")).toEqual({
      ...EMPTY,
      city: "milan",
      isServiceExplicit: true,
      category: "sportive",
      vehicle: "ferrari-296-gtb",
    });
  });
});

describe("the categories of jets and experiences", () => {
  // Rule: product.md#categories
  test.each([
    ["category=Jet%20Privato", "jet"],
    ["category=jet-privato", "jet"],
    ["category=Experience+Package", "experience"],
    ["category=experience-package&service=auto", "auto"],
    ["category=suv", "auto"],
  ])("%s selects the service %s", (query, service) => {
    expect(parse(query).service).toBe(service);
  });

  // Rule: product.md#categories
  test("keep dates and places when the service changes, and drop filters for cars", () => {
    const query = "pickupCity=Milano&pickupDate=2026-10-24&category=suv&brands=ferrari&priceMax=900&transmission=auto";
    expect(toServiceQuery(parse(query), "jet")).toBe("pickupCity=Milano&pickupDate=2026-10-24&service=jet");
  });
});

describe("the advanced filters", () => {
  // Rule: product.md#explore-filters
  test("accept lists as repeated parameters or with commas", () => {
    const expected = { brands: ["bmw", "ferrari"], categories: ["sportive", "van"] };
    expect(parse("brands=ferrari&brands=bmw&brands=ferrari&categories=van&categories=sportive")).toMatchObject(
      expected,
    );
    expect(parse("brands=Ferrari,bmw&categories=Van,Supercar")).toMatchObject(expected);
  });

  // Rule: product.md#explore-filters
  test("limit the price to the slider of the service", () => {
    expect(parse("priceMin=700&priceMax=1200").priceRange).toEqual([700, 1200]);
    expect(parse("priceMax=1200").priceRange).toEqual([500, 1200]);
    expect(parse("priceMin=700&priceMax=999999").priceRange).toEqual([700, 3000]);
    expect(parse("service=jet&priceMin=700&priceMax=5000").priceRange).toEqual([3000, 5000]);
  });

  // Rule: product.md#explore-filters "Cars, per day"
  test("ignore a full or reversed price range", () => {
    expect(parse("priceMin=500&priceMax=3000")).not.toHaveProperty("priceRange");
    expect(parse("priceMin=1200&priceMax=700")).not.toHaveProperty("priceRange");
    expect(parse("priceMin=-5&priceMax=1e9")).not.toHaveProperty("priceRange");
  });

  // Rule: product.md#explore-filters
  test("accept the transmission Auto or Manuale in any case", () => {
    expect(parse("transmission=Manuale").transmission).toBe("manuale");
    expect(parse("transmission=auto").transmission).toBe("auto");
    expect(parse("transmission=")).not.toHaveProperty("transmission");
  });
});

describe("malformed queries", () => {
  // Rule: product.md#search-form
  test.each([
    "pickupDate=9999-12-31",
    "pickupDate=2026-02-30",
    "pickupTime=10:07",
    "city=%00",
    "city=",
    "city=%20%20",
    `city=${"x".repeat(10_000)}`,
    "vehicle=../etc/passwd",
    "service=sottomarino",
    "sort=drop table",
    "brands=,,%3Cscript%3E",
    "page=-1&limit=1e9",
  ])("drops %s", (query) => {
    expect(parse(query)).toEqual(EMPTY);
  });

  test("an unknown category filters nothing, but is reported", () => {
    for (const query of ["category=Astronave", "categories=suv,astronave"])
      expect(parse(query)).toMatchObject({ unknownCategory: true });
    expect(parse("category=suv&categories=&category=")).not.toHaveProperty("unknownCategory");
    expect(searchToQuery(parse("category=Astronave"))).toBe("");
    for (const query of ["category=Jet Privato", "category=Experience Package"])
      expect(parse(query)).not.toHaveProperty("unknownCategory");
  });

  // Rule: product.md#explore "It reads both"
  test("parsing never fails, and the canonical query is stable", () => {
    const names = fc.constantFrom(
      "city",
      "pickupCity",
      "returnCity",
      "checkIn",
      "pickupDate",
      "pickupTime",
      "service",
      "category",
      "vehicle",
      "brands",
      "categories",
      "priceMin",
      "priceMax",
      "transmission",
      "sort",
    );
    const values = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("Milano", "2026-10-24", "10:00", "auto", "jet", "suv", "ferrari,bmw", "900", "2000", "-price"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 12 }), (pairs) => {
        // An unknown category is reported once and not written to the query again.
        const { unknownCategory: _unknownCategory, ...criteria } = parseSearch(new URLSearchParams(pairs));
        const query = searchToQuery(criteria);
        expect(parse(query)).toEqual(criteria);
        expect(searchToQuery(parse(query))).toBe(query);
      }),
    );
  });
});

describe("the canonical query of a search", () => {
  test("uses names and order of the home page's form and omits defaults", () => {
    const query =
      "sort=rating&category=Supercar&checkOut=2026-10-27&checkIn=2026-10-24&returnTime=10:00&city=Monaco di Baviera&utm_source=x";
    expect(searchToQuery(parse(query))).toBe(
      "pickupCity=Monaco+di+Baviera&pickupDate=2026-10-24&returnDate=2026-10-27&returnTime=10%3A00&category=sportive",
    );
    expect(searchToQuery(parse(""))).toBe("");
  });

  // Rule: product.md#explore "It reads both"
  test("represents every search", () => {
    const criteria: fc.Arbitrary<SearchCriteria> = fc
      .record(
        {
          city: fc.constantFrom("Milano", "Monaco di Baviera", "Saint-Tropez", "L'Aquila", "100% & più"),
          returnCity: fc.constantFrom("Roma", "Zürich"),
          pickupDate: civilDates,
          returnDate: civilDates,
          pickupTime: fc.constantFrom(...TIME_SLOTS),
          returnTime: fc.constantFrom(...TIME_SLOTS),
          service: fc.constantFrom(...EXPLORE_SERVICES),
          category: fc.constantFrom(...CATEGORY_SLUGS),
          vehicle: fc.constantFrom("ferrari-296-gtb", "bmw-x7"),
          brands: fc.uniqueArray(fc.constantFrom("audi", "bmw", "ferrari")).map((brands) => brands.sort()),
          categories: fc.subarray([...CATEGORY_SLUGS]),
          transmission: fc.constantFrom("auto" as const, "manuale" as const),
          sort: fc.constantFrom(...SORTS),
        },
        { requiredKeys: ["service", "brands", "categories", "sort"] },
      )
      .chain((rest) => {
        const { min, max, step } = PRICE_SLIDERS[rest.service];
        const inner = fc
          .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 20 }))
          .map(([low, high]) => [min + low * step, Math.min(max, min + high * step)] as const);
        const named: Partial<SearchCriteria> = rest.service === "auto" ? {} : { isServiceExplicit: true };
        return fc.option(inner, { nil: undefined }).map((priceRange) => ({
          ...rest,
          ...named,
          ...(priceRange ? { priceRange } : {}),
        }));
      });
    fc.assert(
      fc.property(criteria, (search) => {
        expect(parse(searchToQuery(search))).toEqual(search);
      }),
    );
  });
});

describe("the period of a search", () => {
  // Rule: product.md#time-slots
  test("defaults to 10:00", () => {
    expect(toRentalPeriod(parse("pickupDate=2026-10-24&returnDate=2026-10-25&returnTime=18:00"))).toEqual({
      pickup: { date: "2026-10-24", time: "10:00" },
      return: { date: "2026-10-25", time: "18:00" },
    });
  });

  test.each(["", "pickupDate=2026-10-24", "returnDate=2026-10-24"])("does not exist for %j", (query) => {
    expect(toRentalPeriod(parse(query))).toBeNull();
  });

  test.each(["pickupDate=2026-10-25&returnDate=2026-10-24", "pickupDate=2026-10-24&returnDate=2026-10-24"])(
    "%j has an invalid one",
    (query) => {
      const period = toRentalPeriod(parse(query));
      expect(period && validatePeriodLength(period, ONLINE_LIMITS)).toHaveLength(1);
    },
  );
});

const statsKey = (query: string, city: string | null = null) =>
  toSearchStatsKey(parseSearch(new URLSearchParams(query)), { city, brands: new Set(["ferrari"]) });

test("is the same for equal searches, whatever their URL", () => {
  const query = "pickupCity=Monaco&pickupDate=2026-12-01&returnDate=2026-12-04&category=suv";
  expect(statsKey("checkOut=2026-12-04&category=SUVs&checkIn=2026-12-01&city=monte-carlo&sort=price", "Monaco")).toBe(
    query,
  );
  expect(statsKey(`${query}&pickupTime=12:00&returnCity=Nizza&vehicle=ferrari-296-gtb`, "Monaco")).toBe(query);
});

test("contains no free text: a search for an unknown place or brand is not counted", () => {
  expect(statsKey("city=Ada%20Prova%20333%20000")).toBeNull();
  expect(statsKey("brands=ada-prova")).toBeNull();
  expect(statsKey("brands=ferrari")).toBe("brands=ferrari");
});

test("does not count other services and searches without criteria", () => {
  expect(statsKey("service=jet&city=milan", "Milano")).toBeNull();
  expect(statsKey("")).toBeNull();
});
