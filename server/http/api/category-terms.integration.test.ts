// Rule: product.md#category-terms
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { readTermsPage } from "#server/services/catalogue/read-content-pages.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
afterEach(() => queryRows(application.context, sql`delete from category_terms`));

const call = callerOf(application, admin);
const change = (category: string, body: object) => call("PATCH", `/api/category_terms/${category}`, body);
const termsOf = async (category: string) => {
  const rows: { category: string }[] = await (await call("GET", "/api/category_terms")).json();
  return rows.find((row) => row.category === category);
};
const addVan = async (name: string, stated: object = {}) => {
  const specs = { engine: "2.0", power: "190 CV" };
  const van = { name, brand: "BMW", type: "Van", category: "luxury-van", location: "Milano", price: 700 };
  const made = await call("POST", "/api/vehicles", {
    ...van,
    images: ["https://example.com/a.webp"],
    specs,
    ...stated,
  });
  return made.json();
};
const carsOf = (category: string) =>
  queryRows<{ deposit_cents: number; excess_cents: number; version: number }>(
    application.context,
    sql`select deposit_cents, excess_cents, version from vehicles where category = ${category} order by id`,
  );

test("are the built-in ones until an admin changes them; only new cars get the change", async () => {
  expect(await termsOf("luxury-van")).toMatchObject({ terms: { deposit: 3000, minimum_age: 21 }, version: 1 });
  const before = await carsOf("luxury-van");
  const set = await change("luxury-van", { deposit: 4000, minimum_age: 23, version: 1 });
  expect(await set.json()).toMatchObject({
    terms: { deposit: 4000, excess: 3000, minimum_age: 23 },
    defaults: { deposit: 3000, minimum_age: 21 },
    version: 2,
  });
  expect(await carsOf("luxury-van")).toEqual(before);
  expect(await addVan("Prova Uno")).toMatchObject({ deposit: 4000, minimum_age: 23, excess: 3000 });
  expect(await addVan("Prova Due", { deposit: 5000 })).toMatchObject({ deposit: 5000, minimum_age: 23 });
});

test("new cars of an import get them too", async () => {
  await change("suv", { deposit: 4500 });
  const csv =
    "brand;name;type;category;location;price;images;engine;power\nBMW;X9 di prova;SUV;suv;Milano;900;https://example.com/a.webp;4.4;600 CV\n";
  const sent = await application.app.request("/api/vehicles/import", {
    method: "POST",
    headers: { cookie: admin.headers.cookie, "content-type": "text/csv" },
    body: csv,
  });
  expect(sent.status).toBe(200);
  const [car] = await queryRows(
    application.context,
    sql`select deposit_cents from vehicles where name = 'X9 di prova'`,
  );
  expect(car).toEqual({ deposit_cents: 450_000 });
});

test("applied to existing cars, changed fields reach every page and nothing else changes; each car is logged", async () => {
  const before = await carsOf("executive");
  await change("executive", { excess: 9999, apply_to_vehicles: true });
  const after = await carsOf("executive");
  expect(after.map(({ excess_cents }) => excess_cents)).toEqual(after.map(() => 999_900));
  expect(after.map(({ deposit_cents }) => deposit_cents)).toEqual(before.map(({ deposit_cents }) => deposit_cents));
  const { rows } = await readTermsPage(application.context, undefined, wordsOf("it"));
  expect(rows.find(({ key }) => key === "excess")?.value).toContain("9.999");
  const log = await queryRows<{ entity: string }>(
    application.context,
    sql`select entity from audit_log where after->>'excess_cents' = '999900' or after->>'excess' = '9999'`,
  );
  expect(log.map(({ entity }) => entity).sort()).toEqual(["category_terms", ...after.map(() => "vehicles")]);
  await change("executive", { excess: 9999, apply_to_vehicles: true });
  expect(await carsOf("executive")).toEqual(after);
});

test("the second of two editors is told who was first", async () => {
  await change("sport", { deposit: 9000, version: 1 });
  const refused = await change("sport", { deposit: 9500, version: 1 });
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toContain(admin.email);
  expect(await termsOf("sport")).toMatchObject({ terms: { deposit: 9000 } });
});

test.each([
  [{ deposit: 2999 }, "deposit", "Da 3.000 a 10.000 euro."],
  [{ minimum_age: 17 }, "minimum_age", "Un numero intero da 18 a 30."],
  [{ apply_to_vehicles: "sì" }, "apply_to_vehicles", "Deve essere vero o falso."],
])("an invalid field has a message (%#)", async (body, path, message) => {
  const refused = await change("sport", body);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([{ path, message }]);
});

test("an unknown category is 404", async () => {
  expect((await change("barche", { deposit: 5000 })).status).toBe(404);
});
