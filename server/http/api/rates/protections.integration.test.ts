// Rule: product.md#rates-screen ""Protezioni" lists"
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { listProtections } from "#server/repositories/rates/protections.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const call = callerOf(application, admin, "/api/protections");
afterEach(() => queryRows(application.context, sql`delete from protections`));

const plus = { code: "plus", name: "Riduzione della franchigia Plus", price: 45, excess_percent: 50 };

test("protections are added, listed in their order, changed and deleted, versioned and logged", async () => {
  const made = await call("POST", "", plus);
  expect(made.status).toBe(201);
  const row = await made.json();
  expect(row).toMatchObject({ ...plus, deposit_percent: 100, excess_by_category: {}, position: 1, active: true });
  await call("POST", "", { ...plus, code: "zero", excess_percent: 0, position: 1, active: false });
  const { id, version } = row;
  const changes = { position: 2, excess_by_category: { suv: 2500, van: null }, deposit_by_category: { suv: 3500 } };
  expect(await (await call("PATCH", `/${id}`, { ...changes, version })).json()).toMatchObject({
    position: 2,
    excess_by_category: { suv: 2500 },
    deposit_by_category: { suv: 3500 },
    version: version + 1,
  });
  expect((await call("PATCH", `/${id}`, { position: 3, version })).status).toBe(409);
  expect((await (await call("GET")).json()).map(({ code }: { code: string }) => code)).toEqual(["zero", "plus"]);
  expect(await listProtections(application.context.db)).toEqual([
    {
      code: "plus",
      names: { it: plus.name },
      descriptions: null,
      price: 4500,
      excess: { percent: 50, byCategory: { suv: 250_000 } },
      deposit: { percent: 100, byCategory: { suv: 350_000 } },
    },
  ]);
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'protections' and entity_id = ${id} order by id`,
  );
  expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
});

const NOT_INSURANCE = "Una protezione è una riduzione della franchigia: non chiamarla assicurazione.";
test.each([
  [{ ...plus, code: "Plus 1" }, "code"],
  [{ ...plus, name: "" }, "name", "Indica il nome."],
  [{ ...plus, name: "Assicurazione Plus" }, "name", NOT_INSURANCE],
  [{ ...plus, description: "Come un'assicurazione." }, "description", NOT_INSURANCE],
  [{ ...plus, price: -1 }, "price", "Da 0 a 5.000 euro."],
  [{ ...plus, price: 1.005 }, "price", "Al massimo due decimali."],
  [{ ...plus, excess_percent: 101 }, "excess_percent", "Un numero intero da 0 a 100."],
  [{ ...plus, deposit_percent: 0.5 }, "deposit_percent", "Un numero intero da 0 a 100."],
  [{ ...plus, excess_by_category: { suv: -1 } }, "excess_by_category.suv", "Da 0 a 50.000 euro."],
  [{ ...plus, deposit_by_category: { suv: 2999 } }, "deposit_by_category.suv", "Da 3.000 a 10.000 euro."],
  [{ ...plus, excess_by_category: { barche: 1 } }, "excess_by_category"],
])("a wrong field has a message (%#)", async (body, path, message = expect.any(String)) => {
  const refused = await call("POST", "", body);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toContainEqual(expect.objectContaining({ path, message }));
});

test("a code is unique and never changes", async () => {
  const { id } = await (await call("POST", "", plus)).json();
  const refused = await call("POST", "", plus);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([
    { path: "code", message: "C'è già una protezione con questo codice." },
  ]);
  expect(await (await call("PATCH", `/${id}`, { code: "altro" })).json()).toMatchObject({ code: "plus" });
});
