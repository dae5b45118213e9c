// Rule: product.md#promotion-codes "Panel"
// Rule: product.md#api "promotion_codes"
// Rule: product.md#rates-screen ""Codici" lists"
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { ApiPromotionCode } from "#domain/api/rates/promotion-codes.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
afterEach(() => queryRows(application.context, sql`delete from promotion_codes`));

const call = callerOf(application, admin, "/api/promotion_codes");
const create = async (changes: object = {}): Promise<ApiPromotionCode> =>
  (await call("POST", "", { code: "estate 10", percent: 10, ...changes })).json();

test("codes are created in capitals, listed with their uses, changed and deleted, with audit entries", async () => {
  const { id, version, ...code } = await create({ max_uses: 5 });
  expect(code).toMatchObject({ code: "ESTATE10", percent: 10, amount: null, scope: "all", min_days: 1, used: 0 });
  await create({ code: "ALTRO", percent: undefined, amount: 49.5, scope: "category", category: "suv" });
  await queryRows(application.context, sql`update promotion_codes set used = 3 where id = ${id}`);
  const rows: ApiPromotionCode[] = await (await call("GET", "?q=estate")).json();
  expect(rows.map(({ code: text, used }) => [text, used])).toEqual([["ESTATE10", 3]]);
  const changed = await call("PATCH", `/${id}`, { book_until: "2027-08-31", version });
  expect(await changed.json()).toMatchObject({ book_until: "2027-08-31", percent: 10, used: 3, version: version + 1 });
  expect((await call("PATCH", `/${id}`, { active: false, version })).status).toBe(409);
  const refused = await call("DELETE", `/${id}`);
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toContain("disattivalo");
  await queryRows(application.context, sql`update promotion_codes set used = 0 where id = ${id}`);
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
  expect((await call("PATCH", `/${randomUUID()}`, { active: false })).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'promotion_codes' and entity_id = ${id}`,
  );
  expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
});

test.each<[body: object, path: string, message: string]>([
  [{ code: "a b" }, "code", "Da 3 a 30 lettere"],
  [{ code: "ESTATÈ" }, "code", "Da 3 a 30 lettere"],
  [{ percent: 0 }, "percent", "Un numero intero da 1 a 100."],
  [{ percent: 101 }, "percent", "Un numero intero da 1 a 100."],
  [{ percent: 12.5 }, "percent", "Un numero intero da 1 a 100."],
  [{ percent: null }, "percent", "Indica una percentuale, oppure un importo."],
  [{ amount: 50 }, "amount", "Indica la percentuale o l'importo, non entrambi."],
  [{ percent: null, amount: -5 }, "amount", "L'importo va da 0,01"],
  [{ percent: null, amount: 0.005 }, "amount", "Al massimo due decimali."],
  [{ scope: "marche" }, "scope", "Scegli per quali auto"],
  [{ scope: "category" }, "category", "Scegli la categoria."],
  [{ scope: "vehicle", vehicle_id: "1" }, "vehicle_id", "Scegli l'auto"],
  [{ scope: "vehicle", vehicle_id: randomUUID() }, "vehicle_id", "Quest'auto non esiste"],
  [{ scope: "brand", brand: "Trabant" }, "brand", "Non conosciamo il brand"],
  [{ city: "Atlantide" }, "city", "Non conosciamo la città"],
  [{ book_from: "2027-02-30" }, "book_from", ""],
  [{ book_from: "2027-05-02", book_until: "2027-05-01" }, "book_until", "L'ultimo giorno per prenotare"],
  [{ rental_from: "2027-05-02", rental_until: "2027-05-01" }, "rental_until", "L'ultimo giorno del noleggio"],
  [{ min_days: 0 }, "min_days", "Un numero intero da 1 a 365."],
  [{ max_uses: 0 }, "max_uses", "Un numero intero da 1"],
])("an invalid field has a message: %j", async (body, path, message) => {
  const refused = await call("POST", "", { code: "ESTATE", percent: 10, ...body });
  expect(refused.status).toBe(422);
  const [error] = (await refused.json()).errors;
  expect(error.path).toBe(path);
  expect(error.message).toContain(message);
});

test("a code is unique whatever its spelling, and never changes", async () => {
  const { id } = await create();
  const refused = await call("POST", "", { code: "Estate10", percent: 5 });
  expect((await refused.json()).errors).toEqual([{ path: "code", message: "Questo codice c'è già." }]);
  expect((await call("PATCH", `/${id}`, { code: "ESTATE 10" })).status).toBe(200);
  const renamed = await call("PATCH", `/${id}`, { code: "INVERNO" });
  expect((await renamed.json()).errors[0].path).toBe("code");
});

test("changes are checked together with the stored fields", async () => {
  const { id } = await create({ book_from: "2027-05-02" });
  const paths = async (body: object) =>
    (await (await call("PATCH", `/${id}`, body)).json()).errors.map(({ path }: { path: string }) => path);
  expect(await paths({ book_until: "2027-05-01" })).toEqual(["book_until"]);
  expect(await paths({ amount: 5 })).toEqual(["amount"]);
  await queryRows(application.context, sql`update promotion_codes set used = 3 where id = ${id}`);
  expect(await paths({ max_uses: 2 })).toEqual(["max_uses"]);
  expect((await call("PATCH", `/${id}`, { percent: null, amount: 5 })).status).toBe(200);
});
