import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clubEvents, contentTexts, experiences } from "#server/db/schema.ts";
import { hashSource } from "#server/repositories/content-texts/shown-translations.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const seoManager = setUpSignedInUser(application, "seo_manager");
const call = callerOf(application, admin, "/api/content_texts");
const callAsSeoManager = callerOf(application, seoManager, "/api/content_texts");

// The seed has translated everything.
beforeEach(() => application.context.db.delete(contentTexts));

async function readExperience() {
  const [experience] = await application.context.db.select().from(experiences).limit(1);
  if (!experience) throw new Error("the seed has an experience");
  const key = { entity: "experiences", entity_id: experience.id, field: "name", language: "en" };
  return { experience, key, source_hash: hashSource(experience.name) };
}

// Rule: product.md#content-texts "States"
test("a translation is stored as a draft, approved, outdated by a change, and deleted by an empty text", async () => {
  const { experience, key, source_hash } = await readExperience();
  const stateOf = async () => {
    const [row] = await (
      await call(
        "GET",
        `?language=en&entity=experiences&entity_id=${experience.id}&q=${encodeURIComponent(experience.name)}`,
      )
    ).json();
    return row;
  };
  expect(await stateOf()).toMatchObject({ field: "description", state: "missing", text: null, version: 0 });
  const draft = await call("PUT", "", { ...key, text: "A weekend", approved: false, source_hash });
  expect(await draft.json()).toMatchObject({ state: "draft", text: "A weekend", version: 1 });
  const approved = await call("PUT", "", { ...key, text: "A weekend", approved: true, source_hash, version: 1 });
  expect(await approved.json()).toMatchObject({ state: "approved", version: 2 });
  expect((await call("PUT", "", { ...key, text: "Again", approved: true, source_hash, version: 1 })).status).toBe(409);
  await application.context.db
    .update(experiences)
    .set({ name: "Un altro nome" })
    .where(eq(experiences.id, experience.id));
  const rows = await (await call("GET", "?language=en&state=outdated")).json();
  expect(rows).toMatchObject([{ field: "name", italian: "Un altro nome", text: "A weekend", state: "outdated" }]);
  const stale = await call("PUT", "", { ...key, text: "Old", approved: true, source_hash });
  expect([stale.status, (await stale.json()).detail]).toEqual([
    409,
    "Il testo italiano è cambiato nel frattempo: rileggilo prima di salvare.",
  ]);
  const deleted = await call("PUT", "", { ...key, text: "", approved: true, source_hash: hashSource("Un altro nome") });
  expect(await deleted.json()).toMatchObject({ state: "missing", text: null, version: 0 });
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'content_texts'`,
  );
  expect(log.map(({ action }) => action).toSorted()).toEqual(["create", "delete", "update"]);
});

// Rule: product.md#content-texts "Translations are checked"
test("a translation with other lines, placeholders or an unknown original is refused at its field", async () => {
  const { experience, key } = await readExperience();
  const includes = {
    ...key,
    field: "includes",
    source_hash: hashSource(experience.includes.join("\n")),
    approved: true,
  };
  const short = await call("PUT", "", { ...includes, text: "One line" });
  expect([short.status, (await short.json()).errors]).toEqual([
    422,
    [{ path: "text", message: "Scrivi una riga per ogni riga del testo italiano." }],
  ]);
  expect((await call("PUT", "", { ...includes, field: "nothing", text: "x" })).status).toBe(404);
  expect((await call("PUT", "", { ...includes, language: "it", text: "x" })).status).toBe(422);
});

// Rule: product.md#translation-drafts
test("the model's translation is stored as a draft, never over an approved one; without a model the answer says so", async () => {
  const { key, source_hash } = await readExperience();
  const draft = async (version: number) => {
    const response = await call("POST", "/draft", { ...key, version });
    return { status: response.status, body: await response.json() };
  };
  expect(await draft(0)).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/Nessun modello/) } });
  application.context.translator = async ({ language, italian }) => `${language}: ${italian}`;
  const drafted = await draft(0);
  expect(drafted).toMatchObject({ status: 200, body: { state: "draft", version: 1 } });
  expect(drafted.body.text).toMatch(/^en: /);
  application.context.translator = async () => "With a {placeholder}";
  expect((await draft(1)).status).toBe(503);
  await call("PUT", "", { ...key, text: "A weekend", approved: true, source_hash, version: 1 });
  expect((await draft(2)).status).toBe(409);
  application.context.translator = null;
});

// Rule: product.md#content-texts "Who writes them"
test("an SEO manager translates content, but no texts of the settings", async () => {
  const [event] = await application.context.db.select().from(clubEvents).limit(1);
  const title = { entity: "club_events", entity_id: event?.id, field: "title", language: "fr" };
  const written = { text: "Dîner", approved: true, source_hash: hashSource(event?.title ?? "") };
  expect((await callAsSeoManager("PUT", "", { ...title, ...written })).status).toBe(200);
  await queryRows(
    application.context,
    sql`insert into mail_texts (id, subject, heading, body) values ('received', 'O', 'T', 'C')`,
  );
  const mail = { entity: "mail_texts", entity_id: "received", field: "subject", language: "fr" };
  const body = { ...mail, text: "Objet", approved: true, source_hash: hashSource("O") };
  expect((await callAsSeoManager("PUT", "", body)).status).toBe(403);
  expect((await call("PUT", "", body)).status).toBe(200);
});

test("the counts name every language, and the list is paged", async () => {
  const counts: { language: string; total: number }[] = await (await call("GET", "/counts")).json();
  const totals = Object.values(Object.groupBy(counts, ({ language }) => language)).map((ofLanguage) =>
    ofLanguage?.reduce((sum, { total }) => sum + total, 0),
  );
  const list = await call("GET", "?language=de&limit=10&offset=5");
  expect(await list.json()).toHaveLength(10);
  expect(new Set([...totals, Number(list.headers.get("x-total-count"))]).size).toBe(1);
  expect(totals).toHaveLength(4);
});

// Rule: product.md#translations-screen
// Rule: product.md#translations-screen "In the forms"
test("the counts of one row have its texts only", async () => {
  const { experience, key, source_hash } = await readExperience();
  await call("PUT", "", { ...key, text: "A weekend", approved: true, source_hash });
  const counts = await (await call("GET", `/counts?entity=experiences&entity_id=${experience.id}`)).json();
  const ofEnglish = counts.filter(({ language }: { language: string }) => language === "en");
  expect(ofEnglish).toContainEqual({ language: "en", state: "approved", total: 1 });
  expect(ofEnglish.find(({ state }: { state: string }) => state === "missing").total).toBeLessThan(5);
});
