import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { ApiCalendarRow, ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";
import { findCategory } from "#domain/categories.ts";
import { rateRules, vehicles } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const reader = setUpSignedInUser(application, "customer_service");
afterEach(() => queryRows(application.context, sql`delete from rate_rules`));

const call = callerOf(application, reader, "/api/rate_calendar");
const read = async (query: string): Promise<ApiRateCalendar> => (await call("GET", query)).json();
const listCars = () => application.context.db.select().from(vehicles);
const euros = (cents: readonly number[]) => [Math.min(...cents) / 100, Math.max(...cents) / 100];
const priceOf = (row: ApiCalendarRow | undefined, column: number) => [
  row?.cells[column]?.low,
  row?.cells[column]?.high,
];

// Rule: product.md#rates-screen ""Anno" shows"
test("twelve months have weeks, rows for all cars and each category, and the base rates without a rule", async () => {
  const calendar = await read("?month=2027-01");
  expect(calendar.columns).toHaveLength(53);
  expect(calendar.columns[0]).toEqual({ first: "2027-01-01", last: "2027-01-03" });
  const cars = await listCars();
  for (const row of calendar.rows) {
    const own = cars.filter(({ category }) => !row.category || findCategory(category)?.slug === row.category);
    expect(row.cars).toBe(own.length);
    expect(priceOf(row, 30)).toEqual(euros(own.map(({ priceCents }) => priceCents)));
  }
  expect(calendar.rows.map(({ category }) => category)).toEqual([null, "sportive", "cabrio", "suv", "berline", "van"]);
  expect(calendar.rows[0]?.cells[0]?.seasons).toEqual([
    expect.objectContaining({ rule_id: null, cars: cars.length, days: 3, hides: [] }),
  ]);
});

// Rule: product.md#rates-screen "A cell of "Anno""
test("a day names the winning rule and those it hides, and cars with rules of their own", async () => {
  const [car] = (await listCars()).filter(({ category }) => findCategory(category)?.slug === "sportive");
  if (!car) throw new Error("No sports car");
  const days = { fromDate: "2027-08-01", untilDate: "2027-08-31" };
  await application.context.db.insert(rateRules).values([
    { kind: "day", name: "Estate", percent: 110, fromDate: "2027-06-01", untilDate: "2027-09-30" },
    { kind: "day", name: "Agosto", category: "sportive", priceCents: 1_900_00, ...days },
    { kind: "day", name: "Sua", vehicleId: car.id, priceCents: 3_000_00, ...days },
    { kind: "length", name: "Settimana", days: 7, percent: 10 },
  ]);
  const query = new URLSearchParams({ month: "2027-08", columns: "days", q: car.name, city: car.location });
  const calendar = await read(`?${query}`);
  expect(calendar.columns).toHaveLength(31);
  const nameOf = (id: string | null) => calendar.rules.find((rule) => rule.id === id)?.name ?? null;
  const explain = (row: ApiCalendarRow | undefined) =>
    row?.cells[13]?.seasons.map((season) => [nameOf(season.rule_id), season.hides.map(nameOf).sort()]);
  const own = calendar.rows.find(({ vehicle_id }) => vehicle_id === car.id);
  expect(own).toMatchObject({ vehicle_name: `${car.brand} ${car.name}`, location: car.location, cars: 1 });
  expect(priceOf(own, 13)).toEqual([3000, 3000]);
  expect(explain(own)).toEqual([["Sua", ["Agosto", "Estate"]]]);
  const sports = calendar.rows.find(({ category }) => category === "sportive");
  expect(priceOf(sports, 13)).toEqual([sports?.cars === 1 ? 3000 : 1900, 3000]);
  expect(explain(sports)).toContainEqual(["Sua", ["Agosto", "Estate"]]);
  expect(calendar.rules.map(({ name }) => name).sort()).toEqual(["Agosto", "Estate", "Sua"]);
  expect(calendar.vehicles_total).toBeGreaterThan(0);
});

test.each(["", "?month=2027-13", "?month=2027-08&columns=hours", "?month=2027-08&from=x"])(
  "%s is refused",
  async (query) => {
    expect((await call("GET", query)).status).toBe(422);
  },
);
