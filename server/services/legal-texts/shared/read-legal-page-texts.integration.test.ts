import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { contentTexts, legalTexts } from "#server/db/schema.ts";
import { hashSource } from "#server/repositories/content-texts/shown-translations.ts";
import { setUpTestApplication } from "#test/app.ts";
import { readLegalPageTexts } from "./read-legal-page-texts.ts";

const application = setUpTestApplication();

// Rule: product.md#content-texts "b"
// Rule: product.md#content-texts "What visitors see"
test("an own legal text stands in Italian, and is marked so, until its translation is approved for the present text", async () => {
  const { context } = application;
  const section = { title: "Rimborsi", text: "Entro sette giorni." };
  const sectionsBefore = [section, { title: "Sede", text: "A Milano." }];
  const paragraphs = { law: "Legge italiana.", model: "Sempre quello." };
  await context.db.insert(legalTexts).values({ id: "terms", sectionsBefore, sectionsAfter: [], paragraphs });
  const translations = [
    ["sectionsBefore/0/title", section.title, "Refunds"],
    ["sectionsBefore/0/text", section.text, "Within seven days."],
    ["sectionsBefore/1/title", "Sede", "Seat"],
    ["paragraphs/law", paragraphs.law, "Italian law."],
    ["paragraphs/model", "Prima.", "Always that one."],
  ] as const;
  await context.db.insert(contentTexts).values(
    translations.map(([field, source, text]) => ({
      ...{ entity: "legal_texts" as const, entityId: "terms", language: "en" as const, state: "approved" as const },
      ...{ field, text, sourceHash: hashSource(source) },
    })),
  );
  expect(await readLegalPageTexts(context, "terms", wordsOf("en"))).toMatchObject({
    sectionsBefore: [{ title: "Refunds", text: "Within seven days." }, sectionsBefore[1]],
    paragraphs: { law: "Italian law.", model: "Sempre quello." },
    italianParts: expect.arrayContaining(["sectionsBefore/1", "paragraphs/model"]),
  });
  expect(await readLegalPageTexts(context, "terms", wordsOf("it"))).toMatchObject({
    ...{ sectionsBefore, paragraphs, italianParts: [] },
  });
});
