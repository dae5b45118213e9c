import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MAX_SAVED_VIEWS } from "#domain/forms/saved-views/saved-view.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, signInAs } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication({ seed: "none" });
const clerk = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
beforeEach(() => application.context.db.execute(sql`delete from saved_views`));

const VIEW = { list: "bookings", name: "Milano, in corso", query: "status=active&pickup_city=Milano", columns: null };

const save = (changes: object = {}, who = clerk) =>
  callApi(application, who, "POST", "/api/saved_views", { ...VIEW, ...changes });
const read = async (list: string, who = clerk) =>
  (await callApi(application, who, "GET", `/api/saved_views?list=${list}`)).json();
const remove = (id: string, who = clerk) => callApi(application, who, "DELETE", `/api/saved_views/${id}`);

// Rule: product.md#panel-lists "Columns are chosen"
test("a view is kept for who saved it, by name, and for its list", async () => {
  expect((await save()).status).toBe(201);
  await save({ name: "al telefono", query: "", columns: ["reference", "phone"] });
  expect(await read("bookings")).toMatchObject([
    { name: "al telefono", query: "", columns: ["reference", "phone"] },
    { name: "Milano, in corso", query: VIEW.query, columns: null },
  ]);
  expect(await read("requests")).toEqual([]);
  expect(await read("bookings", admin)).toEqual([]);
});

test("the same name again changes that view, and both are in the log", async () => {
  const { id } = await (await save()).json();
  const again = await (await save({ query: "status=all" })).json();
  expect(again).toMatchObject({ id, query: "status=all" });
  const log = await queryRows(
    application.context,
    sql`select action, actor from audit_log where entity = 'saved_views' and entity_id = ${id} order by created_at, action`,
  );
  expect(log).toEqual([
    { action: "create", actor: clerk.userId },
    { action: "update", actor: clerk.userId },
  ]);
});

test("a view goes when its owner takes it away, and nobody else can", async () => {
  const { id } = await (await save()).json();
  expect((await remove(id, admin)).status).toBe(404);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  expect((await remove("nonsense")).status).toBe(404);
});

// Rule: product.md#panel-lists "Columns are chosen"
test("there is a limit for each list, which a change of a kept one does not meet, not even at once", async () => {
  const names = Array.from({ length: MAX_SAVED_VIEWS + 2 }, (_none, at) => `Vista ${at}`);
  const statuses = await Promise.all(names.map(async (name) => (await save({ name })).status));
  expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_SAVED_VIEWS);
  const refused = await save({ name: "Una di troppo" });
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toBe("Di questo elenco hai già 20 viste: eliminane una per salvarne altre.");
  const [kept] = await read("bookings");
  expect((await save({ name: kept.name })).status).toBe(201);
  expect((await save({ list: "fleet" })).status).toBe(201);
});

// Rule: product.md#panel-lists
test("who keeps the texts keeps views of those lists, and of no others", async () => {
  const editor = await signInAs(application, "seo_manager");
  for (const list of ["seo", "brands", "cities"]) {
    expect((await save({ list, query: "order=name" }, editor)).status).toBe(201);
    expect(await read(list, editor)).toMatchObject([{ list, query: "order=name" }]);
  }
  expect((await save({}, editor)).status).toBe(403);
  expect((await save({ list: "brands" })).status).toBe(403);
});

// Rule: product.md#panel-lists
// Rule: product.md#panel-lists "Columns are chosen"
test("the list of others' roles is not one's own to keep", async () => {
  expect((await save({ list: "users" })).status).toBe(403);
  for (const list of ["quotes", "customers"]) expect((await save({ list })).status).toBe(201);
  expect((await callApi(application, clerk, "GET", "/api/saved_views?list=audit")).status).toBe(403);
  expect((await save({ list: "users" }, admin)).status).toBe(201);
});

test.each([
  [{ name: "  " }, "name"],
  [{ name: "x".repeat(41) }, "name"],
  [{ list: "invoices" }, "list"],
  [{ query: "x".repeat(1001) }, "query"],
  [{ columns: [7] }, "columns.0"],
])("refuses %j at its field", async (changes, path) => {
  const response = await save(changes);
  expect(response.status).toBe(422);
  expect((await response.json()).errors[0].path).toBe(path);
});

// Rule: product.md#bad-input "wrong field, or a text with a NUL or half a character in it"
test.each([
  ["a NUL among the columns", { columns: ["reference", "\0"] }, "columns.1"],
  ["half a character in the name", { name: "Milano \ud83d" }, "name"],
])("what no database keeps is a wrong field: %s", async (_what, changes, path) => {
  const answer = await save(changes);
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path }] }]);
});

test("asks which list", async () => {
  expect((await callApi(application, clerk, "GET", "/api/saved_views")).status).toBe(422);
});
