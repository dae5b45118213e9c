import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listAdvertisedPoints } from "#domain/company/advertised-points.ts";
import { withHeadingRegion } from "#domain/company/company-region.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { contentTexts } from "#server/db/schema.ts";
import { findCityBySlug } from "#server/repositories/cities/cities.ts";
import { hashSource } from "#server/repositories/content-texts/shown-translations.ts";
import { setUpTestApplication } from "#test/app.ts";
import { readSiteIn } from "./read-site-in.ts";

const application = setUpTestApplication();
const ENGLISH = wordsOf("en");

const OWN = { markLine: "Autonoleggio", headingRegion: "in Sicilia", fuelLevel: "Si riporta con mezzo serbatoio." };

/** The context of a company with texts of its own. */
function ownContext() {
  const { db, site, siteDefaults } = application.context;
  const { model } = site.advertisedPoints;
  return {
    db,
    siteDefaults,
    site: {
      ...site,
      markLine: OWN.markLine,
      headingRegion: OWN.headingRegion,
      advertisedPoints: {
        ...site.advertisedPoints,
        model: { ...model, title: "Scegli tu", text: "Scegli tu, sempre." },
      },
      rentalRules: { ...site.rentalRules, fuelLevel: OWN.fuelLevel, payments: ["in contanti"] },
    },
  };
}

async function translateSetting(field: string, source: string, text: string): Promise<void> {
  const row = { entity: "site_settings", entityId: "site", field, language: "en", text } as const;
  await application.context.db
    .insert(contentTexts)
    .values({ ...row, state: "approved", sourceHash: hashSource(source) });
}

// Rule: product.md#content-texts "b"
test("without a translation a rental fact stays Italian, and the built-in text replaces any other", async () => {
  const context = ownContext();
  const site = await readSiteIn(context, ENGLISH);
  expect(site.markLine).toBe(context.siteDefaults.markLine);
  expect(withHeadingRegion(ENGLISH, "Cars", site)).toBe("Cars");
  expect(listAdvertisedPoints(ENGLISH, site, []).find(({ key }) => key === "model")).toEqual(
    listAdvertisedPoints(ENGLISH, application.context.site, []).find(({ key }) => key === "model"),
  );
  expect(site.rentalRules).toMatchObject({ fuelLevel: OWN.fuelLevel, payments: ["in contanti"] });
  expect(site.rentalRules.depositHeld).toBe(ENGLISH.rentalRules.depositHeld);
  expect(site.rentalRules.italianTexts).toEqual(["in contanti", OWN.fuelLevel]);
  expect(await readSiteIn(context, wordsOf("it"))).toBe(context.site);
});

// Rule: product.md#content-texts "b"
test("own texts are shown translated, a binding one only while it is approved for the present text", async () => {
  const context = ownContext();
  await translateSetting("mark_line", OWN.markLine, "Car hire");
  await translateSetting("heading_region", OWN.headingRegion, "in Sicily");
  await translateSetting("point_model/title", "Prima", "You choose");
  await translateSetting("fuel_level", OWN.fuelLevel, "It comes back half full.");
  await translateSetting("payments", "in contanti", "in cash");
  const site = await readSiteIn(context, ENGLISH);
  expect(site.markLine).toBe("Car hire");
  expect(withHeadingRegion(ENGLISH, "Cars", site)).toBe("Cars in Sicily");
  expect(site.advertisedPoints.model).toMatchObject({ title: "You choose", text: null });
  expect(site.rentalRules).toMatchObject({ fuelLevel: "It comes back half full.", payments: ["in cash"] });
  expect(site.rentalRules.italianTexts).toBeUndefined();
  const fuel = eq(contentTexts.field, "fuel_level");
  await context.db
    .update(contentTexts)
    .set({ sourceHash: hashSource("prima") })
    .where(fuel);
  application.context.pages.clear();
  expect((await readSiteIn({ ...context }, ENGLISH)).rentalRules.fuelLevel).toBe(OWN.fuelLevel);
});

// Rule: product.md#languages "A page exists"
test("links to a city whose text is not translated lead to the search for its cars", async () => {
  const { db, site, siteDefaults } = application.context;
  const context = { db, site, siteDefaults };
  expect((await readSiteIn(context, wordsOf("de"))).replacedCityPages).toBeUndefined();
  const munich = await findCityBySlug(db, "munich");
  await db
    .update(contentTexts)
    .set({ state: "draft" })
    .where(
      and(
        eq(contentTexts.entityId, munich?.id ?? ""),
        eq(contentTexts.field, "description"),
        eq(contentTexts.language, "de"),
      ),
    );
  const replaced = { "/de/luxury-car-rental/munich": "/de/explore?city=Monaco+di+Baviera" };
  expect((await readSiteIn(context, wordsOf("de"))).replacedCityPages).toEqual(replaced);
  expect((await readSiteIn(context, ENGLISH)).replacedCityPages).toBeUndefined();
});
