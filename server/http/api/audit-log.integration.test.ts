// Rule: product.md#audit-log
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const keeper = setUpSignedInUser(application, "seo_manager");
beforeAll(async () => {
  const entry = { entity: "brands", entityId: "1", before: null, after: null };
  await application.context.db.insert(auditLog).values([
    {
      ...entry,
      actor: keeper.userId,
      action: "create",
      after: { name: "Lancia" },
      createdAt: new Date("2026-11-19T09:00:00Z"),
    },
    {
      ...entry,
      actor: admin.userId,
      action: "update",
      before: { name: "Lancia" },
      after: { name: "Alfa" },
      createdAt: new Date("2026-11-20T09:00:00Z"),
    },
    {
      ...entry,
      actor: "somebody who is gone",
      action: "update",
      entity: "cities",
      createdAt: new Date("2026-11-18T09:00:00Z"),
    },
  ]);
});

async function read(query: string, who = admin) {
  const response = await callApi(application, who, "GET", `/api/audit_log${query}`);
  const total = response.headers.get("x-total-count");
  return { status: response.status, total, body: await response.json() };
}

test("lists the newest first, with the actor's e-mail and the row before and after", async () => {
  const { total, body } = await read("");
  expect(total).toBe("3");
  expect(body).toMatchObject([
    { action: "update", actor_email: admin.email, before: { name: "Lancia" }, after: { name: "Alfa" } },
    {
      action: "create",
      actor_email: keeper.email,
      before: null,
      after: { name: "Lancia" },
      created_at: "2026-11-19T09:00:00.000Z",
    },
    { action: "update", entity: "cities", actor_email: null },
  ]);
});

test.each([
  ["?entity=cities", 1],
  ["?entity=brands&entity_id=1", 2],
  ["?action=create", 1],
  ["?action=create&entity=cities", 0],
  ["?limit=1", 1],
  ["?limit=1&offset=3", 0],
])("%s returns %i entries", async (query, count) => {
  expect((await read(query)).body).toHaveLength(count);
});

test("filters by person, and lists the oldest first on request", async () => {
  expect((await read(`?actor=${keeper.userId}`)).body).toMatchObject([{ action: "create" }]);
  expect((await read("?order=created_at")).body[0]).toMatchObject({ entity: "cities" });
});

test.each(["?before=1", "?order=after", "?limit=0", "?limit=1e9", "?offset=-1"])("%s is refused", async (query) => {
  expect((await read(query)).status).toBe(422);
});

test("is readable by admins only", async () => {
  expect((await read("", keeper)).status).toBe(403);
});

test.each([
  ["alfa", ["update"]],
  ["lancia creazione", ["create"]],
  ["città", ["update"]],
  ["modifica brand", ["update"]],
  ["nulla di simile", []],
])("searches by text: %s", async (text, actions) => {
  const { body } = await read(`?q=${encodeURIComponent(text)}`);
  expect(body.map(({ action }: { action: string }) => action)).toEqual(actions);
});

test("finds a person's actions by e-mail", async () => {
  const { body } = await read(`?q=${encodeURIComponent(keeper.email)}`);
  expect(body.map(({ actor }: { actor: string }) => actor)).toEqual([keeper.userId]);
});

test("filters by days in the company's time zone, both included", async () => {
  expect((await read("?created_from=2026-11-19&created_to=2026-11-19")).total).toBe("1");
  expect((await read("?created_from=2026-11-19")).total).toBe("2");
  expect((await read("?created_to=2026-11-18")).total).toBe("1");
  const wrong = await read("?created_from=soon");
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "created_from"]);
});

// Rule: product.md#csv-export
test("records who exported a list, and how many rows", async () => {
  const take = (body: object, who: SignedIn) => callApi(application, who, "POST", "/api/exports", body);
  expect((await take({ list: "prenotazioni", rows: 42 }, keeper)).status).toBe(204);
  const { body } = await read("?action=export");
  expect(body).toMatchObject([
    { actor: keeper.userId, entity: "lists", entity_id: "prenotazioni", before: null, after: { rows: 42 } },
  ]);
  expect((await take({ list: "ada@prova.example", rows: 1 }, keeper)).status).toBe(422);
  const nobody = await signInAs(application, null);
  expect((await take({ list: "prenotazioni", rows: 1 }, nobody)).status).toBe(403);
});
