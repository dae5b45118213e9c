import { readFile } from "node:fs/promises";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { CONTENT_ENTITIES } from "#domain/content-texts/content-entities.ts";
import { articles, cities, contentSources, contentTexts } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { hashSource, readTranslate } from "./shown-translations.ts";

const application = setUpTestApplication();

const readArticle = async () => {
  const [article] = await application.context.db.select().from(articles).limit(1);
  if (!article) throw new Error("the seed has articles");
  return article;
};

// Rule: product.md#content-texts
// Rule: product.md#content-texts "The originals"
test("every Italian text of the content is listed once, with the hash that the program computes", async () => {
  const { db } = application.context;
  await db.execute(
    sql`update site_settings set changes = ${JSON.stringify({
      payments: ["Carta di credito", "Bonifico"],
      point_model: { shown: true, title: "Il modello", text: "" },
      grace_minutes: 30,
    })}::jsonb`,
  );
  await db.execute(sql`insert into mail_texts (id, subject, heading, body) values ('received', 'O', 'T', 'C')`);
  await db.execute(sql`insert into legal_texts (id, sections_before, paragraphs)
    values ('terms', '[{"title": "Prima", "text": "Testo"}]', '{"law": "Legge"}')`);
  await db.execute(sql`update jet_routes set description = 'Ogni giorno'`);
  await db.execute(sql`insert into rate_rules (kind, name, percent) values ('day', 'Alta stagione', 120)`);
  await db.execute(sql`insert into extras (code, name, unit, price_cents) values ('ski', 'Portasci', 'rental', 8000)`);
  await db.execute(sql`insert into protections (code, name, price_cents) values ('plus', 'Franchigia ridotta', 4000)`);
  const sources = await db.select().from(contentSources);
  const keys = sources.map(({ entity, entityId, field }) => `${entity} ${entityId} ${field}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(sources.map(({ entity }) => entity))).toEqual(new Set(CONTENT_ENTITIES));
  const ofSettings = sources.filter(({ entity }) => entity === "site_settings");
  expect(ofSettings.map(({ field, text }) => [field, text]).sort()).toEqual([
    ["payments", "Carta di credito\nBonifico"],
    ["point_model/title", "Il modello"],
  ]);
  expect(sources.filter(({ entity }) => entity === "legal_texts").map(({ field }) => field)).toEqual(
    expect.arrayContaining(["paragraphs/law", "sectionsBefore/0/title", "sectionsBefore/0/text"]),
  );
  const hashes = await queryRows<{ text: string; hash: string }>(
    application.context,
    sql`select text, md5(text) as hash from content_sources`,
  );
  for (const { text, hash } of hashes) expect(hashSource(text)).toBe(hash);
});

// Rule: product.md#content-texts "What visitors see"
test("a draft is hidden, an outdated translation stays unless it is binding", async () => {
  const { db } = application.context;
  const { id, title } = await readArticle();
  const store = async (entity: "articles" | "legal_texts", state: "draft" | "approved", source: string) => {
    const row = { entityId: id, field: "title", language: "de" as const, text: "Titel" };
    await db.delete(contentTexts).where(eq(contentTexts.entityId, id));
    await db.insert(contentTexts).values({ ...row, entity, state, sourceHash: hashSource(source) });
    return (await readTranslate(db, "de", entity, [id]))(id, "title", title);
  };
  expect(await store("articles", "draft", title)).toBeNull();
  expect(await store("articles", "approved", title)).toBe("Titel");
  expect(await store("articles", "approved", "Titolo di prima")).toBe("Titel");
  expect(await store("legal_texts", "approved", title)).toBe("Titel");
  expect(await store("legal_texts", "approved", "Titolo di prima")).toBeNull();
  expect((await readTranslate(db, "it", "articles", [id]))(id, "title", title)).toBe(title);
  expect((await readTranslate(db, "en", "articles", [id]))(id, "title", title)).toBeNull();
});

test("the translations of a row are deleted with it", async () => {
  const { db } = application.context;
  const { id, title } = await readArticle();
  const row = { entity: "articles" as const, field: "title", language: "fr" as const, text: "Titre" };
  await db.insert(contentTexts).values([
    { ...row, entityId: id, sourceHash: hashSource(title) },
    { ...row, entityId: crypto.randomUUID(), sourceHash: hashSource(title) },
  ]);
  const ofArticle = and(eq(contentTexts.entity, "articles"), eq(contentTexts.entityId, id));
  const others = (await db.$count(contentTexts)) - (await db.$count(contentTexts, ofArticle));
  await db.delete(articles).where(eq(articles.id, id));
  expect(await db.$count(contentTexts, ofArticle)).toBe(0);
  expect(await db.$count(contentTexts)).toBe(others);
});

test("the migration keeps the texts of cities in other languages", async () => {
  const { db } = application.context;
  const [milan] = await db.select().from(cities).where(eq(cities.slug, "milan"));
  const stored = { it: "Milano.", en: "Milan.", fr: "", de: "Mailand.", es: "Milán." };
  await db.delete(contentTexts);
  await db.update(cities).set({ descriptions: stored }).where(eq(cities.slug, "milan"));
  const statement = await migratedTexts();
  await db.execute(sql.raw(statement));
  const translate = await readTranslate(db, "de", "cities", [milan?.id ?? ""]);
  expect(translate(milan?.id ?? "", "description", "Milano.")).toBe("Mailand.");
  expect(await db.$count(contentTexts, eq(contentTexts.entityId, milan?.id ?? ""))).toBe(3);
});

async function migratedTexts(): Promise<string> {
  const file = await readFile("server/db/migrations/0047_content_texts.sql", "utf8");
  return file.split("--> statement-breakpoint").at(-2) ?? "";
}
