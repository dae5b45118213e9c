// Rule: product.md#extras
// Rule: product.md#rates-screen ""Extra" lists"
// Rule: product.md#api "extras"
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { MAX_EXTRAS } from "#domain/forms/rates/extra.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const call = callerOf(application, setUpSignedInUser(application, "admin"), "/api/extras");
const deleteExtras = () => queryRows(application.context, sql`delete from extras`);
beforeAll(deleteExtras);
afterEach(deleteExtras);

const seat = { code: "child-seat", name: "Seggiolino", unit: "day", price: 15, max_quantity: 2, max_charged_days: 5 };

test("extras are created, listed in their order, changed and deleted, with audit entries", async () => {
  const made = await call("POST", "", { ...seat, position: 2 });
  expect(made.status).toBe(201);
  const { id, version } = await made.json();
  await call("POST", "", { code: "champagne", name: "Champagne", unit: "rental", price: 0 });
  const listed = await (await call("GET")).json();
  expect(listed.map(({ code }: { code: string }) => code)).toEqual(["champagne", "child-seat"]);
  expect(await (await call("PATCH", `/${id}`, { price: 17.5, version })).json()).toMatchObject({
    name: "Seggiolino",
    price: 17.5,
    max_charged_days: 5,
    version: version + 1,
  });
  expect((await call("PATCH", `/${id}`, { name: "Altro", version })).status).toBe(409);
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
  expect((await call("PATCH", `/${randomUUID()}`, { name: "Altro" })).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'extras' and entity_id = ${id} order by id`,
  );
  expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
});

test.each<[object, string, string]>([
  [{ price: -1 }, "price", "Da 0 a 100.000 euro."],
  [{ price: 1.005 }, "price", "decimali"],
  [{ unit: "hour" }, "unit", "Scegli se il prezzo è al giorno o a noleggio."],
  [{ code: "Child Seat" }, "code", "lettere minuscole"],
  [{ code: "young-driver" }, "code", "riservato"],
  [{ name: " " }, "name", "Indica il nome."],
  [{ max_quantity: 21 }, "max_quantity", "Un numero intero da 1 a 20."],
  [{ unit: "rental" }, "max_charged_days", "solo per un prezzo al giorno"],
  [{ categories: ["barche"] }, "categories.0", "Scegli le categorie dall'elenco."],
  [{ vehicle_ids: [randomUUID()] }, "vehicle_ids", "Un'auto scelta non c'è più"],
  [{ city_ids: [randomUUID()] }, "city_ids", "Una città scelta non c'è più"],
  [{ lead_hours: 721 }, "lead_hours", "Un numero intero da 0 a 720."],
])("%j has a message at its field", async (changes, path, message) => {
  const refused = await call("POST", "", { ...seat, ...changes });
  expect(refused.status).toBe(422);
  const [error] = (await refused.json()).errors;
  expect(error.path).toBe(path);
  expect(error.message).toContain(message);
});

test("the code is unique and never changes, and a cap needs a price per day", async () => {
  const { id } = await (await call("POST", "", seat)).json();
  const errorsOf = async (response: Response) => (await response.json()).errors;
  expect(await errorsOf(await call("POST", "", seat))).toEqual([
    { path: "code", message: "C'è già un extra con questo codice." },
  ]);
  expect(await errorsOf(await call("PATCH", `/${id}`, { code: "seat" }))).toMatchObject([{ path: "code" }]);
  expect(await errorsOf(await call("PATCH", `/${id}`, { unit: "rental" }))).toMatchObject([
    { path: "max_charged_days" },
  ]);
  expect((await call("PATCH", `/${id}`, { unit: "rental", max_charged_days: null })).status).toBe(200);
});

test(`there are at most ${MAX_EXTRAS}`, async () => {
  await queryRows(
    application.context,
    sql`insert into extras (code, name, unit, price_cents) select 'e' || n, 'x', 'day', 1 from generate_series(1, ${MAX_EXTRAS}::int) n`,
  );
  expect((await call("POST", "", seat)).status).toBe(409);
});
