// Rule: product.md#legal-texts
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { NO_LEGAL_TEXTS } from "#domain/legal/legal-texts.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { readPrivacyPage, readTermsPage } from "#server/services/catalogue/read-content-pages.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication({ seed: "none" });
const admin = setUpSignedInUser(application, "admin");
afterEach(() => queryRows(application.context, sql`delete from legal_texts`));

const call = callerOf(application, admin, "/api/legal_texts");
const SECTION = { title: "Ambito", text: "Queste condizioni valgono in Italia." };
const NOTHING = { sections_before: [], sections_after: [], paragraphs: {} };
const termsTexts = async () => (await readTermsPage(application.context, undefined, wordsOf("it"))).texts;

// Rule: product.md#legal-texts "The version date"
test("the page shows saved texts at once, with the version date; saving equal texts changes nothing", async () => {
  expect(await termsTexts()).toEqual(NO_LEGAL_TEXTS);
  const body = { ...NOTHING, sections_before: [SECTION], paragraphs: { model: "Un modello simile.", law: " " } };
  const written = await (await call("PUT", "/terms", { ...body, version: 1 })).json();
  expect(written).toMatchObject({ page: "terms", paragraphs: { model: "Un modello simile." }, version: 2 });
  expect(await termsTexts()).toEqual({
    sectionsBefore: [SECTION],
    sectionsAfter: [],
    italianParts: [],
    paragraphs: { model: "Un modello simile." },
    versionOn: "2026-11-21",
  });
  expect(await (await call("PUT", "/terms", body)).json()).toEqual(written);
  expect((await call("PUT", "/terms", { ...NOTHING, version: 1 })).status).toBe(409);
  expect((await readPrivacyPage(application.context, undefined, wordsOf("it"))).texts).toEqual(NO_LEGAL_TEXTS);
  const log = await queryRows(
    application.context,
    sql`select action, entity_id from audit_log where entity = 'legal_texts'`,
  );
  expect(log).toEqual([{ action: "update", entity_id: "terms" }]);
});

test("if two admins save the first text at once, one gets a conflict", async () => {
  const bodies = ["Uno", "Due"].map((title) => ({ ...NOTHING, sections_after: [{ ...SECTION, title }], version: 1 }));
  const answers = await Promise.all(bodies.map((body) => call("PUT", "/privacy", body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

// Rule: product.md#legal-texts "Own words may replace"
test.each([
  [{ paragraphs: { deposit: "Nessun deposito." } }, "paragraphs.deposit", "Questo paragrafo non si può sostituire"],
  [
    { paragraphs: { cookies: "È una pagina diversa." } },
    "paragraphs.cookies",
    "Questo paragrafo non si può sostituire",
  ],
  [{ paragraphs: { law: "x".repeat(3001) } }, "paragraphs.law", "Al massimo 3.000 caratteri."],
  [{ sections_before: [{ title: " ", text: "x" }] }, "sections_before.0.title", "Indica il titolo della sezione."],
  [{ sections_after: [SECTION, { title: "x", text: "\u200b" }] }, "sections_after.1.text", "Scrivi il testo"],
  [{ sections_after: Array(13).fill(SECTION) }, "sections_after", "Al massimo 12 sezioni."],
])("refuses invalid texts at the field (%#)", async (changes, path, message) => {
  const refused = await call("PUT", "/terms", { ...NOTHING, ...changes });
  expect(refused.status).toBe(422);
  const [error] = (await refused.json()).errors;
  expect(error.path).toBe(path);
  expect(error.message).toContain(message);
  expect(await termsTexts()).toEqual(NO_LEGAL_TEXTS);
});

test("lists two legal pages and refuses an unknown one", async () => {
  expect((await call("PUT", "/cookie", NOTHING)).status).toBe(404);
  expect((await (await call("GET")).json()).map(({ page }: { page: string }) => page)).toEqual(["terms", "privacy"]);
});

// Rule: product.md#legal-texts "Own words may replace"
test("the description of a page with own text about cookies promises nothing about cookies", async () => {
  const description = async () =>
    (await readPrivacyPage(application.context, undefined, wordsOf("it"))).head.description;
  expect(await description()).toContain("Nessun cookie di profilazione");
  await call("PUT", "/privacy", { ...NOTHING, paragraphs: { cookies: "Usiamo cookie di misurazione." } });
  expect(await description()).not.toContain("cookie");
});

// Rule: product.md#legal-texts "The version date"
test("a change of the settings also sets the version date", async () => {
  expect((await termsTexts()).versionOn).toBeNull();
  await callApi(application, admin, "PATCH", "/api/site_settings", { reply_within_hours: 5 });
  expect((await termsTexts()).versionOn).toBe("2026-11-21");
});
