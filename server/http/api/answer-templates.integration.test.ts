// Rule: product.md#answer-templates
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { MAX_ANSWER_TEMPLATES } from "#domain/forms/answer-templates/answer-template.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");
afterEach(() => queryRows(application.context, sql`delete from answer_templates`));

const call = callerOf(application, keeper, "/api/answer_templates");
const template = { title: "Consegna", body: "Gentile {nome},\n\nla {richiesta} {codice} è confermata." };

test("templates are created, listed by title, changed and deleted, with audit entries", async () => {
  const made = await call("POST", "", template);
  expect(made.status).toBe(201);
  const { id, version } = await made.json();
  await call("POST", "", { ...template, title: "accoglienza" });
  expect((await (await call("GET")).json()).map(({ title }: { title: string }) => title)).toEqual([
    "accoglienza",
    "Consegna",
  ]);
  expect(await (await call("PATCH", `/${id}`, { title: "Ritiro", version })).json()).toMatchObject({
    title: "Ritiro",
    body: template.body,
    version: version + 1,
  });
  expect((await call("PATCH", `/${id}`, { title: "Altro", version })).status).toBe(409);
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
  expect((await call("PATCH", `/${randomUUID()}`, { title: "Altro" })).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'answer_templates' and entity_id = ${id} order by id`,
  );
  expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
});

test.each([
  [{ ...template, body: "Gentile {cognome}," }, "body", "Il campo {cognome} non esiste."],
  [{ ...template, title: " " }, "title", "Dai un titolo al modello."],
  [{ ...template, body: "x".repeat(4001) }, "body", "Al massimo 4.000 caratteri."],
  [{ title: "Senza testo" }, "body", "Scrivi il testo del modello."],
])("an invalid field has a message (%#)", async (body, path, message) => {
  const refused = await call("POST", "", body);
  expect(refused.status).toBe(422);
  const [error] = (await refused.json()).errors;
  expect(error.path).toBe(path);
  expect(error.message).toContain(message);
});

test("a title must be unique", async () => {
  await call("POST", "", template);
  const refused = await call("POST", "", template);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([{ path: "title", message: "C'è già un modello con questo titolo." }]);
});

test(`there are at most ${MAX_ANSWER_TEMPLATES}`, async () => {
  await queryRows(
    application.context,
    sql`insert into answer_templates (title, body) select 'Modello ' || n, 'x' from generate_series(1, ${MAX_ANSWER_TEMPLATES}::int) n`,
  );
  expect((await call("POST", "", template)).status).toBe(409);
});
