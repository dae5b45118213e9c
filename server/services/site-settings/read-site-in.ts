import { isEurope } from "#domain/company/company-region.ts";
import { fromLines, toLines } from "#domain/content-texts/content-text.ts";
import type { Language } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import type { RentalRules } from "#domain/prices/rental-rules.ts";
import { isBuiltInRule, rentalRulesIn } from "#domain/prices/rental-rules-in.ts";
import type { AdvertisedPoint, AdvertisedPointKey, CompanyConfiguration } from "#domain/site-configuration.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listUntranslatedCities } from "#server/repositories/cities/cities.ts";
import { readTranslate } from "#server/repositories/content-texts/shown-translations.ts";

/** The id of the only row of site_settings, which translations name. */
const SETTINGS_ID = "site";

type Translate = (field: string, italian: string | null) => string | null;

/**
 * Returns the configuration with its texts in the language of the words (product.md#content-texts). An own text is shown translated. Without a
 * translation a rental fact stays in Italian, because it binds the company, and the built-in text replaces any other. Cities whose page does not exist
 * in the language are listed.
 */
export async function readSiteIn(
  { db, site, siteDefaults }: Pick<AppContext, "site" | "siteDefaults"> & { db: Queryable },
  words: Words,
): Promise<CompanyConfiguration> {
  if (words.language === "it") return site;
  const translateField = await readTranslate(db, words.language, "site_settings", [SETTINGS_ID]);
  const translate: Translate = (field, italian) => translateField(SETTINGS_ID, field, italian);
  const hasOwnMarkLine = site.markLine !== "" && site.markLine !== siteDefaults.markLine;
  const replacedCityPages = await readReplacedCityPages(db, words.language);
  return {
    ...site,
    ...(replacedCityPages && { replacedCityPages }),
    markLine: hasOwnMarkLine ? (translate("mark_line", site.markLine) ?? siteDefaults.markLine) : site.markLine,
    headingRegion: translate("heading_region", site.headingRegion) ?? (isEurope(site) ? site.headingRegion : ""),
    advertisedPoints: translatePoints(translate, site),
    rentalRules: readRulesIn(translate, words, site),
  };
}

/** Returns the search for each city whose page does not exist in the language, by the path of the page; undefined if all exist. */
async function readReplacedCityPages(
  db: Queryable,
  language: Language,
): Promise<CompanyConfiguration["replacedCityPages"]> {
  const paths = pathsIn(language);
  const cities = await listUntranslatedCities(db, language);
  if (cities.length === 0) return undefined;
  return Object.fromEntries(
    cities.map(({ slug, name }) => [paths.city(slug), paths.explore(`${new URLSearchParams({ city: name })}`)]),
  );
}

function translatePoints(
  translate: Translate,
  { advertisedPoints: { booking, model, coverage, support } }: CompanyConfiguration,
): CompanyConfiguration["advertisedPoints"] {
  const translatePoint = (key: AdvertisedPointKey, { isShown, title, text }: AdvertisedPoint): AdvertisedPoint => ({
    isShown,
    title: translate(`point_${key}/title`, title),
    text: translate(`point_${key}/text`, text),
  });
  return {
    booking: translatePoint("booking", booking),
    model: translatePoint("model", model),
    coverage: translatePoint("coverage", coverage),
    support: translatePoint("support", support),
  };
}

/** Returns the rules in the language of the words. Own texts without a translation stay as they are, and `italianTexts` lists them. */
function readRulesIn(translate: Translate, words: Words, { rentalRules: rules }: CompanyConfiguration): RentalRules {
  const untranslated: string[] = [];
  const translateLines = (field: string, lines: readonly string[]): readonly string[] => {
    const text = translate(field, toLines(lines));
    if (text === null) untranslated.push(...lines);
    return text === null ? lines : fromLines(text);
  };
  const translateText = (field: string, text: string) => translateLines(field, [text]).join("\n");
  const translated = rentalRulesIn(words, {
    ...rules,
    payments: translateLines("payments", rules.payments),
    kaskoCovers: translateLines("kasko_covers", rules.kaskoCovers),
    kaskoExcludes: translateLines("kasko_excludes", rules.kaskoExcludes),
    ownCosts: translateText("own_costs", rules.ownCosts),
    fuelLevel: translateText("fuel_level", rules.fuelLevel),
    furtherDrivers: translateText("further_drivers", rules.furtherDrivers),
    depositHeld: translateText("deposit_held", rules.depositHeld),
  });
  const italianTexts = untranslated.filter((text) => text !== "" && !isBuiltInRule(text));
  return italianTexts.length > 0 ? { ...translated, italianTexts } : translated;
}
