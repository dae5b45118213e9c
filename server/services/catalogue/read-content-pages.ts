import { type CoveredCountry, groupCoverageByCountry } from "#domain/cities/coverage-by-country.ts";
import { extraPriceText } from "#domain/extras/extra-choices.ts";
import { findFurtherDriver } from "#domain/extras/further-driver.ts";
import type { LegalPageTexts } from "#domain/legal/legal-texts.ts";
import { nextAnswerText } from "#domain/opening-hours/describe-hours.ts";
import type { ContactsPageData } from "#domain/pages/content-pages.ts";
import type { TermsRow } from "#domain/prices/terms.ts";
import { listTermsRangeRows } from "#domain/prices/terms-range.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import {
  contactsHead,
  privacyHead,
  type SiteOrigin,
  termsHead,
  whereWeOperateHead,
} from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { listRateRules } from "#server/repositories/rates/rate-rules.ts";
import { readTermsRange } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { hasVehicles } from "#server/services/catalogue/shared/has-vehicles.ts";
import { listShownPhotographs, summariseShownVehicles } from "#server/services/internal/shown-vehicles.ts";
import { readLegalPageTexts } from "#server/services/legal-texts/shared/read-legal-page-texts.ts";

/** Returns the content of /dove-operiamo: the active cities by country, with the cars that are based there (product.md#countries-served). */
export async function readWhereWeOperate(
  ctx: AppContext,
  _input: undefined,
  words: Words,
): Promise<{ countries: CoveredCountry[]; head: PageHead }> {
  const [summaries, cities] = await Promise.all([summariseShownVehicles(ctx), listActiveCities(ctx.db)]);
  const countries = groupCoverageByCountry(cities, summaries);
  const count = countries.reduce((sum, country) => sum + country.cities.length, 0);
  return {
    countries,
    head: whereWeOperateHead(
      words,
      { site: ctx.site, siteUrl: ctx.env.siteUrl },
      count,
      countries.map(({ name }) => name),
    ),
  };
}

interface LegalPageData {
  texts: LegalPageTexts;
  head: PageHead;
}

/** /termini: the current rental terms of the fleet, in the words of the price box, with the company's own texts. */
export async function readTermsPage(
  ctx: AppContext,
  _input: undefined,
  words: Words,
): Promise<LegalPageData & { rows: TermsRow[]; furtherDriverPrice?: string; hasCancellationFees: boolean }> {
  const [range, texts, extras, rules] = await Promise.all([
    readTermsRange(ctx.db),
    readLegalPageTexts(ctx, "terms", words),
    listExtras(ctx.db),
    listRateRules(ctx.db),
  ]);
  const furtherDriver = findFurtherDriver(extras);
  return {
    rows: range ? listTermsRangeRows(words, range) : [],
    ...(furtherDriver && { furtherDriverPrice: extraPriceText(words, furtherDriver) }),
    hasCancellationFees: rules.some((rule) => "cancellation" in rule && rule.cancellation !== undefined),
    texts,
    head: termsHead(words, { site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

/**
 * /contatti: with when the telephone is answered next, while it is not. A cached page stays true: it is at most two minutes old and ends with its day
 * (product.md#page-cache).
 */
export async function readContactsPage(ctx: AppContext, _input: undefined, words: Words): Promise<ContactsPageData> {
  const { site } = ctx;
  const at = ctx.clock();
  const { date: today } = toCivilMoment(at, site.timeZone);
  const photographed = await listShownPhotographs(ctx, words.language);
  return {
    nextAnswer: nextAnswerText(words, site.hours.phone, { at, today }),
    hasPicture: await hasVehicles(ctx),
    photographed,
    head: contactsHead(words, { site, siteUrl: ctx.env.siteUrl }, today, photographed[0]?.images[0]),
  };
}

/** The sign-in pages: whether the picture, which shows a car, is beside the form. */
export async function readSignInPages(ctx: AppContext): Promise<{ hasPicture: boolean }> {
  return { hasPicture: await hasVehicles(ctx) };
}

/** /privacy, with the company's own texts. */
export async function readPrivacyPage(ctx: AppContext, _input: undefined, words: Words): Promise<LegalPageData> {
  const texts = await readLegalPageTexts(ctx, "privacy", words);
  return { texts, head: privacyHead(words, { site: ctx.site, siteUrl: ctx.env.siteUrl }, texts) };
}

/** Returns the head of a page that has no data from the database. The head depends only on the site's configuration. */
export async function readPlainPage(
  ctx: AppContext,
  head: (words: Words, place: SiteOrigin) => PageHead,
  words: Words,
): Promise<{ head: PageHead }> {
  return { head: head(words, { site: ctx.site, siteUrl: ctx.env.siteUrl }) };
}
