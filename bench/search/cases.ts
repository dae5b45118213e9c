import { BOOKING_STATUSES, type BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { auditLog, bookings, customers } from "#server/db/schema.ts";
import { BOOKING_COLUMNS } from "#server/http/api/bookings/booking-list-query.ts";
import type { QueryableColumns } from "#server/http/api/parse-list-query.ts";
import { CUSTOMER_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { readAuditRows } from "#server/repositories/audit-log/audit-log.ts";
import { countFilteredBookingsByStatus, listBookings } from "#server/repositories/bookings/list-bookings.ts";
import { listCustomers } from "#server/repositories/customers/customers.ts";
import type { RowOrder } from "#server/repositories/table-rows.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readCollection } from "#server/services/catalogue/read-collection.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";

export interface BenchCase {
  name: string;
  /** Reads one page; city and dates vary by round. */
  read(ctx: AppContext, round: number): Promise<unknown>;
}

const CITIES = ["Milano", "Roma", "Nizza", "Zurigo", "Berlino", "Barcellona", "Vienna"];
const CITY_SLUGS = ["milan", "rome", "nice", "zurich", "berlin", "barcelona", "vienna"];
const BRANDS = ["ferrari", "porsche", "lamborghini"];
const CATEGORIES = ["sportive", "suv", "berline"];
const RENTERS = ["rossi", "jonas keller", "elena 77", "renter4242", "weber"];
const TYPED = ["nicolo mueller", "dangelo", "lukasz", "strasse 99", "customer4242", "coeur ada", "333 000"];
const pickByRound = (list: readonly string[], round: number) => list[round % list.length] ?? "";

/** Three to seven days, from tomorrow to two months ahead. */
function dates(ctx: AppContext, round: number): string {
  const { date } = toCivilMoment(ctx.clock(), ctx.site.timeZone);
  const pickup = addDays(date, 1 + ((round * 7) % 60));
  return `pickupDate=${pickup}&returnDate=${addDays(pickup, 3 + (round % 5))}`;
}

const search = (name: string, query: (ctx: AppContext, round: number) => string): BenchCase => ({
  name,
  read: (ctx, round) => {
    const parameters = new URLSearchParams(query(ctx, round));
    // Empty searches are counted only with a browser's User-Agent; without one the search writes nothing.
    return exploreCatalogue(
      ctx,
      { criteria: parseSearch(parameters), page: parameters.get("page"), userAgent: null },
      wordsOf("it"),
    );
  },
});

export const BENCH_CASES: readonly BenchCase[] = [
  search("dated, a city", (ctx, round) => `city=${pickByRound(CITIES, round)}&${dates(ctx, round)}`),
  search(
    "dated, a city, a category",
    (ctx, round) =>
      `city=${pickByRound(CITIES, round)}&category=${pickByRound(CATEGORIES, round)}&${dates(ctx, round)}`,
  ),
  search(
    "dated, a city, a brand",
    (ctx, round) => `city=${pickByRound(CITIES, round)}&brands=${pickByRound(BRANDS, round)}&${dates(ctx, round)}`,
  ),
  search(
    "dated, a city, cheapest first",
    (ctx, round) => `city=${pickByRound(CITIES, round)}&sort=price&${dates(ctx, round)}`,
  ),
  search(
    "dated, a city, another city of return",
    (ctx, round) =>
      `city=${pickByRound(CITIES, round)}&returnCity=${pickByRound(CITIES, round + 1)}&${dates(ctx, round)}`,
  ),
  search("dated, everywhere", dates),
  search(
    "dated, everywhere, a category",
    (ctx, round) => `category=${pickByRound(CATEGORIES, round)}&${dates(ctx, round)}`,
  ),
  search(
    "dated, a city, its fourth page",
    (ctx, round) => `city=${pickByRound(CITIES, round)}&page=4&${dates(ctx, round)}`,
  ),
  search("explore", () => ""),
  search("explore, a city", (_, round) => `city=${pickByRound(CITIES, round)}`),
  search("explore, a price", () => "priceMin=700&priceMax=900"),
  { name: "home", read: (ctx) => readHome(ctx, {}, wordsOf("it")) },
  { name: "hub", read: (ctx) => readRentalHub(ctx, undefined, wordsOf("it")) },
  {
    name: "city",
    read: (ctx, round) => readCityPage(ctx, { city: pickByRound(CITY_SLUGS, round), page: null }, wordsOf("it")),
  },
  {
    name: "brand",
    read: (ctx, round) => readBrandPage(ctx, { brand: pickByRound(BRANDS, round), page: null }, wordsOf("it")),
  },
  {
    name: "category",
    read: (ctx, round) =>
      readCategoryPage(ctx, { category: pickByRound(CATEGORIES, round), page: null }, wordsOf("it")),
  },
  {
    name: "category in a city",
    read: (ctx, round) =>
      readCategoryInCityPage(
        ctx,
        {
          city: pickByRound(CITY_SLUGS, round),
          category: pickByRound(CATEGORIES, round),
          page: null,
        },
        wordsOf("it"),
      ),
  },
  {
    name: "brand in a city",
    read: (ctx, round) =>
      readBrandInCityPage(
        ctx,
        { brand: pickByRound(BRANDS, round), city: pickByRound(CITY_SLUGS, round), page: null },
        wordsOf("it"),
      ),
  },
  ...bookingTabCases(),
  {
    name: "panel, bookings, counts of the tabs",
    read: (ctx) => countFilteredBookingsByStatus(ctx.db, { filters: [] }, {}, ctx.clock()),
  },
  {
    name: "panel, log of changes",
    read: (ctx, round) =>
      readAuditRows(ctx.db, {
        filters: [],
        order: [{ column: auditLog.createdAt, descending: true }],
        limit: 25,
        offset: round * 25,
      }),
  },
  {
    name: "panel, bookings, a name",
    read: (ctx, round) =>
      listBookings(
        ctx.db,
        {
          ...searchQuery(BOOKING_COLUMNS, pickByRound(RENTERS, round)),
          order: [{ column: bookings.pickupAt, descending: true }],
        },
        {},
        ctx.clock(),
      ),
  },
  {
    name: "panel, customers, a name",
    read: (ctx, round) =>
      listCustomers(
        ctx.db,
        {
          ...searchQuery(CUSTOMER_COLUMNS, pickByRound(TYPED, round)),
          order: [{ column: customers.name, descending: false }],
        },
        undefined,
      ),
  },
  { name: "whole collection", read: (ctx) => readCollection(ctx, undefined, wordsOf("it")) },
];

const searchQuery = ({ q }: QueryableColumns, text: string) => ({
  filters: [],
  ...(q?.kind === "searched" && { search: { ...q, text } }),
  limit: 25,
  offset: 0,
});

/** The tabs of the panel's bookings list, each in its order, page by page. */
function bookingTabCases(): BenchCase[] {
  const tab = (name: string, statuses: readonly BookingStatus[], order: RowOrder[]): BenchCase => ({
    name: `panel, bookings, ${name}`,
    read: (ctx, round) =>
      listBookings(ctx.db, { filters: [], order, limit: 25, offset: (round % 10) * 25 }, { statuses }, ctx.clock()),
  });
  const by = (column: RowOrder["column"], descending = false): RowOrder => ({ column, descending });
  return [
    tab("open", ["requested", "confirmed", "active"], [by(bookings.status, true), by(bookings.pickupAt)]),
    tab("requested", ["requested"], [by(bookings.createdAt)]),
    tab("confirmed", ["confirmed"], [by(bookings.pickupAt)]),
    tab("in progress", ["active"], [by(bookings.returnAt)]),
    tab("completed", ["completed"], [by(bookings.returnAt, true)]),
    tab("closed", ["declined", "cancelled", "no_show", "expired"], [by(bookings.updatedAt, true)]),
    tab("all", BOOKING_STATUSES, [by(bookings.pickupAt, true)]),
  ];
}
