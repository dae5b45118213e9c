import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findTranslationProblem, isListField } from "#domain/content-texts/check-translation.ts";
import { FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import { articles, contentSources, contentTexts } from "#server/db/schema.ts";
import { listTranslationRows } from "#server/repositories/content-texts/content-texts.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();
const ALL = { limit: 10_000, offset: 0 };

// Rule: product.md#demo-data
test.each(FOREIGN_LANGUAGES)(
  "every text of the catalogue is translated into %s, articles into English only",
  async (language) => {
    const { db } = application.context;
    const rows = await listTranslationRows(db, { language }, ALL);
    const missing = rows.filter(({ state }) => state !== "approved");
    const expected = language === "en" ? [] : rows.filter(({ entity }) => entity === "articles");
    expect(missing.map(({ entity, name, field }) => `${entity} ${name} ${field}`)).toEqual(
      expected.map(({ entity, name, field }) => `${entity} ${name} ${field}`),
    );
    for (const { italian, text, field } of rows)
      if (text !== null) expect(findTranslationProblem(italian, text, { isList: isListField(field) })).toBeNull();
  },
);

test("French texts have a fixed space before high punctuation and inside quotation marks", async () => {
  const texts = await application.context.db.select().from(contentTexts).where(eq(contentTexts.language, "fr"));
  for (const { text } of texts.filter(({ entity }) => entity !== "cities")) {
    expect(text).not.toMatch(/(?<!\u00a0)[;!?»](?!\w)| :|(?<=[\p{L}\d]):(?=\s)|«(?!\u00a0)|\u202f/u);
  }
});

test("a translation of a text that no longer exists is not listed", async () => {
  const { db } = application.context;
  const [article] = await db.select().from(articles).limit(1);
  await db.delete(articles).where(eq(articles.id, article?.id ?? ""));
  const listed = await listTranslationRows(db, { language: "en", entity: "articles" }, ALL);
  expect(listed.map(({ entityId }) => entityId)).not.toContain(article?.id);
  expect(await db.$count(contentSources, eq(contentSources.entityId, article?.id ?? ""))).toBe(0);
});
