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
test("a view is stored for its user, name and list", async () => {
  expect((await save()).status).toBe(201);
  await save({ name: "al telefono", query: "", columns: ["reference", "phone"] });
  expect(await read("bookings")).toMatchObject([
    { name: "al telefono", query: "", columns: ["reference", "phone"] },
    { name: "Milano, in corso", query: VIEW.query, columns: null },
  ]);
  expect(await read("requests")).toEqual([]);
  expect(await read("bookings", admin)).toEqual([]);
});

test("saving under the same name replaces the view, and both writes are logged", async () => {
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

test("only its owner can delete a view", async () => {
  const { id } = await (await save()).json();
  expect((await remove(id, admin)).status).toBe(404);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  expect((await remove("nonsense")).status).toBe(404);
});

// Rule: product.md#panel-lists "Columns are chosen"
test("each list has a limit, which does not prevent replacing a view, even concurrently", async () => {
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
test("an editor saves views of the editorial lists only", async () => {
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
test("a list that a role may not read cannot be saved as a view", async () => {
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
])("refuses %j with a field error", async (changes, path) => {
  const response = await save(changes);
  expect(response.status).toBe(422);
  expect((await response.json()).errors[0].path).toBe(path);
});

// Rule: product.md#bad-input "wrong field, or a text with a NUL or half a character in it"
test.each([
  ["a NUL among the columns", { columns: ["reference", "\0"] }, "columns.1"],
  ["half a character in the name", { name: "Milano \ud83d" }, "name"],
])("text that a database cannot store is a field error: %s", async (_what, changes, path) => {
  const answer = await save(changes);
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path }] }]);
});

test("requires the list", async () => {
  expect((await callApi(application, clerk, "GET", "/api/saved_views")).status).toBe(422);
});
