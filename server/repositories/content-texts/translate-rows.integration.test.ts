import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { articles, clubEvents, contentTexts } from "#server/db/schema.ts";
import { findArticleBySlug, listArticles } from "#server/repositories/articles/articles.ts";
import { findBrandBySlug } from "#server/repositories/brands/brands.ts";
import { listClubEvents } from "#server/repositories/club-events/club-events.ts";
import { listExperiences } from "#server/repositories/experiences/experiences.ts";
import { findJetBySlug } from "#server/repositories/jets/jets.ts";
import { listTestimonials } from "#server/repositories/testimonials/testimonials.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { readPageLanguages } from "#server/services/crawlers/read-page-languages.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();
const TODAY = "2026-11-29";

// Rule: product.md#content-texts "a"
test("pages read their content in each language, and hide what is not translated", async () => {
  const { db } = application.context;
  const inGerman = await findVehicleBySlug(db, "ferrari-296-gtb", "de");
  expect(inGerman?.description).toMatch(/^Lautlos verlässt er die Garage/);
  expect(inGerman?.specs.engine).toBe("3,0-Liter-V6-Biturbo und Elektromotor");
  expect(inGerman?.highlights).toEqual(["VIP Exclusive", "Hypercar"]);
  await db.delete(contentTexts).where(eq(contentTexts.entityId, "Hypercar"));
  await db
    .delete(contentTexts)
    .where(and(eq(contentTexts.entityId, inGerman?.id ?? ""), eq(contentTexts.field, "description")));
  const hidden = await findVehicleBySlug(db, "ferrari-296-gtb", "de");
  expect([hidden?.description, hidden?.highlights]).toEqual([null, ["VIP Exclusive"]]);
  expect((await findBrandBySlug(db, "ferrari", "fr"))?.description).toMatch(/^Maranello, depuis 1947\./);
  expect((await findJetBySlug(db, "embraer-phenom-300e", "es"))?.amenities).toContain("Cafetera");
  expect((await listTestimonials(db, "en")).map(({ name, place }) => [name, place])).toContainEqual([
    "Tommaso, Platinum member",
    "Turin",
  ]);
  const [experience] = await listExperiences(db, {}, "price", "en");
  expect([experience?.name, experience?.includes.length, experience?.duration]).toEqual([
    "Weekend in Franciacorta",
    7,
    "2 days, 1 night",
  ]);
});

test("an article exists in the languages that have its title, excerpt and body", async () => {
  const { context } = application;
  const { db } = context;
  const [slug = ""] = (await listArticles(db, { today: TODAY, limit: 1 })).map((article) => article.slug);
  const readLanguages = () =>
    readPageLanguages({ ...context, site: { ...context.site, languages: LANGUAGE_CODES } }, `/magazine/${slug}`);
  expect(await readLanguages()).toEqual(["it", "en"]);
  expect((await findArticleBySlug(db, slug, TODAY, "en"))?.title).toBe(
    "Rome at six in the morning, before the traffic",
  );
  expect(await findArticleBySlug(db, slug, TODAY, "de")).toBeNull();
  expect(await listArticles(db, { today: TODAY, limit: 9, language: "en" })).toHaveLength(4);
  expect(await listArticles(db, { today: TODAY, limit: 9, language: "de" })).toEqual([]);
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.slug, slug));
  await db
    .update(contentTexts)
    .set({ state: "draft" })
    .where(and(eq(contentTexts.entityId, article?.id ?? ""), eq(contentTexts.field, "excerpt")));
  expect(await findArticleBySlug(db, slug, TODAY, "en")).toBeNull();
  expect(await readLanguages()).toEqual(["it"]);
});

test("an event without a text in a language is left out there", async () => {
  const { db } = application.context;
  const [event] = await db.select().from(clubEvents).limit(1);
  await db.delete(contentTexts).where(and(eq(contentTexts.entityId, event?.id ?? ""), eq(contentTexts.language, "fr")));
  const counts = await Promise.all(LANGUAGE_CODES.map(async (language) => (await listClubEvents(db, language)).length));
  expect(counts).toEqual([8, 8, 7, 8, 8]);
});
