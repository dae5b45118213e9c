import { isEurope } from "#domain/company/company-region.ts";
import { fromLines, toLines } from "#domain/content-texts/content-text.ts";
import { rentalRulesIn } from "#domain/prices/rental-rules-in.ts";
import type { AdvertisedPoint, AdvertisedPointKey, CompanyConfiguration } from "#domain/site-configuration.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { readTranslate } from "#server/repositories/content-texts/shown-translations.ts";

/** The id of the only row of site_settings, which translations name. */
const SETTINGS_ID = "site";

type Translate = (field: string, italian: string | null) => string | null;

/**
 * Returns the configuration with its texts in the language of the words (product.md#content-texts). An own text is shown translated. Without a
 * translation a rental fact stays in Italian, because it binds the company, and the built-in text replaces any other.
 */
export async function readSiteIn(
  { db, site, siteDefaults }: Pick<AppContext, "db" | "site" | "siteDefaults">,
  words: Words,
): Promise<CompanyConfiguration> {
  if (words.language === "it") return site;
  const translateField = await readTranslate(db, words.language, "site_settings", [SETTINGS_ID]);
  const translate: Translate = (field, italian) => translateField(SETTINGS_ID, field, italian);
  const hasOwnMarkLine = site.markLine !== "" && site.markLine !== siteDefaults.markLine;
  return {
    ...site,
    markLine: hasOwnMarkLine ? (translate("mark_line", site.markLine) ?? siteDefaults.markLine) : site.markLine,
    headingRegion: translate("heading_region", site.headingRegion) ?? (isEurope(site) ? site.headingRegion : ""),
    advertisedPoints: translatePoints(translate, site),
    rentalRules: rentalRulesIn(words, translateRules(translate, site)),
  };
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

/** Translates the rules that have a translation of their own; the others stay as they are. */
function translateRules(translate: Translate, { rentalRules: rules }: CompanyConfiguration) {
  const translateLines = (field: string, lines: readonly string[]) => {
    const text = translate(field, toLines(lines));
    return text === null ? lines : fromLines(text);
  };
  return {
    ...rules,
    payments: translateLines("payments", rules.payments),
    kaskoCovers: translateLines("kasko_covers", rules.kaskoCovers),
    kaskoExcludes: translateLines("kasko_excludes", rules.kaskoExcludes),
    ownCosts: translate("own_costs", rules.ownCosts) ?? rules.ownCosts,
    fuelLevel: translate("fuel_level", rules.fuelLevel) ?? rules.fuelLevel,
    furtherDrivers: translate("further_drivers", rules.furtherDrivers) ?? rules.furtherDrivers,
    depositHeld: translate("deposit_held", rules.depositHeld) ?? rules.depositHeld,
  };
}
