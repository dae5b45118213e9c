// Rule: product.md#rates-screen
import { expect, test } from "vitest";
import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { rateRules, vehicles } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";

const application = setUpTestApplication();
const reader = setUpSignedInUser(application, "customer_service");

const call = callerOf(application, reader, "/api/rate_rules");
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
