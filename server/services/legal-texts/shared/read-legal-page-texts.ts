import {
  type LegalPage,
  type LegalPageTexts,
  type LegalSection,
  type LegalTexts,
  legalPart,
} from "#domain/legal/legal-texts.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { readTranslate, type Translate } from "#server/repositories/content-texts/shown-translations.ts";
import { findLegalText } from "#server/repositories/legal-texts/legal-texts.ts";
import { findSettingsChangeTime } from "#server/repositories/site-settings/site-settings.ts";

/** Returns the company's own texts of a legal page in the language of the words, with the version date (product.md#legal-texts). */
export async function readLegalPageTexts(ctx: AppContext, page: LegalPage, words: Words): Promise<LegalPageTexts> {
  const [text, settingsChangedAt, translate] = await Promise.all([
    findLegalText(ctx.db, page),
    findSettingsChangeTime(ctx.db),
    readTranslate(ctx.db, words.language, "legal_texts", [page]),
  ]);
  const changes = [text?.updatedAt, settingsChangedAt].flatMap((moment) => moment?.getTime() ?? []);
  const italian: LegalTexts = {
    sectionsBefore: text?.sectionsBefore ?? [],
    sectionsAfter: text?.sectionsAfter ?? [],
    paragraphs: text?.paragraphs ?? {},
  };
  return {
    ...translateTexts(page, italian, translate),
    versionOn: changes.length > 0 ? toCivilMoment(new Date(Math.max(...changes)), ctx.site.timeZone).date : null,
  };
}

/** Translates each section and paragraph. These texts bind the company: one without an approved translation stays Italian (product.md#content-texts). */
function translateTexts(
  page: LegalPage,
  italian: LegalTexts,
  translate: Translate,
): LegalTexts & Pick<LegalPageTexts, "italianParts"> {
  const italianParts: string[] = [];
  const translateSections = (kind: "sectionsBefore" | "sectionsAfter") =>
    italian[kind].map((section, index): LegalSection => {
      const part = legalPart(kind, index);
      const title = translate(page, `${part}/title`, section.title);
      const text = translate(page, `${part}/text`, section.text);
      if ((title || !section.title) && (text || !section.text)) return { title: title ?? "", text: text ?? "" };
      italianParts.push(part);
      return section;
    });
  const paragraphs = Object.entries(italian.paragraphs).map(([name, paragraph]) => {
    const part = legalPart("paragraphs", name);
    const translated = translate(page, part, paragraph);
    if (translated === null) italianParts.push(part);
    return [name, translated ?? paragraph] as const;
  });
  return {
    sectionsBefore: translateSections("sectionsBefore"),
    sectionsAfter: translateSections("sectionsAfter"),
    paragraphs: Object.fromEntries(paragraphs),
    italianParts,
  };
}
