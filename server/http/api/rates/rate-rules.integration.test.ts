// Rule: product.md#rates-screen
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { ApiListedRateRule, ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { rateRules, vehicles } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const reader = setUpSignedInUser(application, "customer_service");

const admin = setUpSignedInUser(application, "admin");
afterEach(() => queryRows(application.context, sql`delete from rate_rules`));

const call = callerOf(application, reader, "/api/rate_rules");
const manage = callerOf(application, admin, "/api/rate_rules");
const names = async (query = "") =>
  ((await (await call("GET", query)).json()) as ApiRateRule[]).map(({ name }) => name);

// Rule: product.md#rates-screen ""Regole" lists"
// Rule: product.md#api "rate_rules | first"
test("rules are listed by first day, found by name, car and brand, and filtered", async () => {
  const { db } = application.context;
  const [vehicle] = await db.select().from(vehicles).limit(1);
  if (!vehicle) throw new Error("No vehicle");
  await db.insert(rateRules).values([
    {
      kind: "day",
      name: "Agosto",
      category: "sportive",
      percent: 120,
      fromDate: "2027-08-01",
      untilDate: "2027-08-31",
    },
    { kind: "length", name: "Settimana", days: 7, percent: 10 },
    { kind: "day", name: "Estate", city: vehicle.location, priceCents: 1_500_50, fromDate: "2027-06-01" },
    { kind: "minimum", name: "Almeno tre", vehicleId: vehicle.id, days: 3, fromDate: "2027-05-01" },
  ]);
  expect(await names()).toEqual(["Almeno tre", "Estate", "Agosto", "Settimana"]);
  expect(await names("?q=agosto")).toEqual(["Agosto"]);
  expect(await names(`?q=${encodeURIComponent(vehicle.name)}`)).toEqual(["Almeno tre"]);
  expect(await names("?kind=length")).toEqual(["Settimana"]);
  expect(await names("?category=sportive")).toEqual(["Agosto"]);
  expect(await names(`?city=${encodeURIComponent(vehicle.location)}`)).toEqual(["Estate"]);
  const [own, summer] = (await (await call("GET")).json()) as ApiRateRule[];
  expect(own).toMatchObject({ vehicle_name: `${vehicle.brand} ${vehicle.name}`, days: 3, version: 1 });
  expect(summer).toMatchObject({ price: 1500.5, percent: null, vehicle_name: null });
});

const AUGUST = { kind: "day", name: "Agosto", scope: "category", category: "sportive", percent: 120, city: "Milano" };
const WEEKEND = {
  kind: "package",
  name: "Weekend",
  scope: "all",
  price: 2500,
  window_weekday: "friday",
  window_from: "15:00",
  window_last_day: 3,
  window_until: "10:00",
  included_kilometres: 600,
  always: true,
};
const count = async () => (await names()).length;

// Rule: product.md#rates-screen "A rule sets"
test("a rule is created, changed and deleted, with audit entries", async () => {
  const made = await manage("POST", "", { ...AUGUST, days: 9, weekdays: ["sunday", "saturday"], yearly: false });
  expect(made.status).toBe(201);
  const { id, version, ...rule } = (await made.json()) as ApiRateRule;
  expect(rule).toMatchObject({ scope: "category", percent: 120, days: null, weekdays: ["saturday", "sunday"] });
  const changed = await manage("PATCH", `/${id}`, { percent: null, price: 1900.5, version });
  expect(await changed.json()).toMatchObject({ price: 1900.5, percent: null, name: "Agosto", version: version + 1 });
  expect((await manage("PATCH", `/${id}`, { name: "Altro", version })).status).toBe(409);
  // The stored fields count, too: a price is left without the percentage.
  const refused = await manage("PATCH", `/${id}`, { percent: 110 });
  expect((await refused.json()).errors).toEqual([
    { path: "percent", message: "Indica un prezzo o una percentuale, non tutti e due." },
  ]);
  expect((await manage("DELETE", `/${id}`)).status).toBe(204);
  expect((await manage("DELETE", `/${id}`)).status).toBe(404);
  expect((await manage("PATCH", `/${randomUUID()}`, { name: "Altro" })).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'rate_rules' and entity_id = ${id} order by id`,
  );
  expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
});

// Rule: product.md#rates-screen "The server refuses"
test.each([
  [{ ...AUGUST, percent: 501 }, "percent", "Indica un numero intero da 1 a 500."],
  [{ ...AUGUST, city: "Atlantide" }, "city", "Non conosciamo la città «Atlantide»."],
  [{ ...AUGUST, scope: "brand", brand: "Trabant" }, "brand", "Non conosciamo il brand «Trabant»."],
  [
    { ...AUGUST, scope: "vehicle", vehicle_id: randomUUID() },
    "vehicle_id",
    "Quest'auto non esiste: scegline una dall'elenco.",
  ],
])("what is wrong has a message at its field and stores nothing (%#)", async (body, path, message) => {
  const refused = await manage("POST", "", body);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([{ path, message }]);
  expect(await count()).toBe(0);
});

// Rule: product.md#rates-screen "The server refuses"
test("packages that are always used do not overlap for one car", async () => {
  await manage("POST", "", WEEKEND);
  const second = { ...WEEKEND, name: "Sabato", scope: "category", category: "suv", window_weekday: "saturday" };
  const refused = await manage("POST", "", second);
  expect((await refused.json()).errors).toEqual([
    { path: "always", message: "Si sovrappone al pacchetto «Weekend», che per le stesse auto si usa sempre." },
  ]);
  const made = await manage("POST", "", { ...second, always: false });
  const { id } = await made.json();
  expect((await manage("PATCH", `/${id}`, { always: true })).status).toBe(422);
  expect((await manage("PATCH", `/${id}`, { always: true, window_weekday: "monday", window_last_day: 2 })).status).toBe(
    200,
  );
});

// Rule: product.md#rates-screen "Rules that others hide"
test("a rule that another hides is marked with its name", async () => {
  await manage("POST", "", { ...AUGUST, scope: "all", category: null, city: null });
  await manage("POST", "", { ...AUGUST, name: "Solo Milano" });
  await manage("POST", "", { ...AUGUST, name: "Agosto nuovo", from_date: "2020-01-01", until_date: "2030-12-31" });
  const rows = (await (await call("GET")).json()) as ApiListedRateRule[];
  const marks = rows.map(({ name, hidden }) => [name, hidden && [hidden.extent, ...hidden.by.map((by) => by.name)]]);
  expect(Object.fromEntries(marks)).toEqual({
    Agosto: expect.arrayContaining(["partly", "Solo Milano"]),
    "Solo Milano": ["partly", "Agosto nuovo"],
    "Agosto nuovo": null,
  });
});

// Rule: product.md#rates-screen ""Prova" prices"
test("a trial shows the lines with their rules and the minimum length, and creates nothing", async () => {
  const [vehicle] = await application.context.db
    .select()
    .from(vehicles)
    .where(eq(vehicles.location, "Milano"))
    .limit(1);
  if (!vehicle) throw new Error("No vehicle");
  await manage("POST", "", { ...AUGUST, scope: "all", price: 2000, percent: null, weekdays: [] });
  await manage("POST", "", { kind: "minimum", name: "Almeno quattro", scope: "all", days: 4 });
  const tryOut = callerOf(application, reader, "/api/rate_trial");
  const rental = { pickupDate: "2027-03-01", pickupTime: "10:00", returnDate: "2027-03-04", returnTime: "10:00" };
  const query = (changes: object = {}) => `?${new URLSearchParams({ vehicle: vehicle.slug, ...rental, ...changes })}`;
  const answer = await (await tryOut("GET", query())).json();
  expect(answer).toMatchObject({
    days: 3,
    lines: [{ amount: 6000, rule: { name: "Agosto" } }],
    total: 6000,
    minimum: { days: 4, rule: { name: "Almeno quattro" } },
  });
  expect(answer.below_minimum).toContain("4 giorni");
  const refused = await tryOut("GET", query({ returnDate: "2027-02-01" }));
  expect((await refused.json()).errors[0].path).toBe("returnDate");
  expect((await tryOut("GET", query({ vehicle: "nessuna" }))).status).toBe(422);
  expect(await queryRows(application.context, sql`select 1 from bookings`)).toEqual([]);
});
