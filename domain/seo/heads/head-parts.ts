import type { PageMetaTexts } from "#domain/catalogue/page-profiles.ts";
import { modelPromise } from "#domain/company/advertised-points.ts";
import type { Cents } from "#domain/money.ts";
import { pathsIn } from "#domain/paths.ts";
import { vehicleList } from "#domain/seo/structured-data/structured-data.ts";
import { splitKeywords } from "#domain/seo-overrides/seo-override.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { fillWords, say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type CataloguePageHead, type Crumb, withDescription } from "./page-head.ts";

/** What a car page shows, as input for its head. */
export interface CatalogueFacts {
  site: SiteConfiguration;
  siteUrl: string;
  vehicles: number;
  /** Number of cars delivered here from elsewhere; unknown if absent. */
  delivered?: number;
  /** Lowest daily rate; 0 without cars. */
  lowestRate: Cents;
  /** Page number of a long list, from 1; default 1. */
  page?: number;
  /** The cars that the page lists. */
  listed?: readonly Vehicle[];
}

type HeadWords = Words<"rentalHeads">;

export const homeCrumb = ({ language, rentalHeads }: HeadWords): Crumb => ({
  name: rentalHeads.crumbs.home,
  path: pathsIn(language).home,
});

export const rentalCrumb = ({ language, rentalHeads }: HeadWords): Crumb => ({
  name: rentalHeads.crumbs.rental,
  path: pathsIn(language).hub,
});

/** Returns "Il modello che scegli è quello che ricevi."; empty if the company does not promise it. */
export function promiseSentence(words: Words<"company">, site: Pick<SiteConfiguration, "advertisedPoints">): string {
  const promise = modelPromise(words, site);
  return promise === null ? "" : `${promise}.`;
}

/** Returns "una vettura", "8 vetture". */
export const stockText = (words: HeadWords, count: number): string =>
  count === 0 ? words.rentalHeads.noStock : say(words, words.rentalHeads.stock, { count });

/** Returns the first sentence of a description: "Noleggio Ferrari in Europa: 8 vetture." */
export const openingSentence = (words: HeadWords, subject: string, stock: string): string =>
  say(words, words.rentalHeads.opening, { subject, stock });

/** Formats "Da € 650 al giorno."; empty without cars. */
export const fromRateSentence = (words: HeadWords, { lowestRate }: Pick<CatalogueFacts, "lowestRate">): string =>
  lowestRate > 0 ? say(words, words.rentalHeads.fromRate, { rate: formatMoney(words, lowestRate) }) : "";

/** Fills in each keyword of a page. */
export const fillKeywords = (
  words: Words<never>,
  keywords: readonly string[],
  parameters: Readonly<Record<string, string>>,
): string[] => keywords.map((keyword) => fillWords(words, keyword, parameters));

/**
 * Applies the meta texts that staff entered for a brand, city or car. They replace the default, whatever their length
 * (product.md#titles-and-descriptions), and are Italian.
 */
export function applyMetaTexts(
  { language }: Words<never>,
  head: CataloguePageHead,
  texts: PageMetaTexts,
): CataloguePageHead {
  if (language !== "it") return head;
  return {
    ...withDescription(head, texts.metaDescription || head.description),
    title: texts.metaTitle || head.title,
    keywords: texts.metaKeywords ? splitKeywords(texts.metaKeywords) : head.keywords,
  };
}

/** Returns the structured data of the listed cars; empty without cars. */
export function vehicleListData(words: Words<never>, { siteUrl, listed = [] }: CatalogueFacts): object[] {
  return listed.length > 0 ? [vehicleList(words, listed, siteUrl)] : [];
}

/**
 * Returns the head for a page of a long list. Further pages have the texts of the first page, so they are not indexable, but crawlers follow their
 * links.
 */
export function toPageHead(head: CataloguePageHead, page = 1): CataloguePageHead {
  return page > 1 ? { ...head, path: `${head.path}?page=${page}`, indexable: false, isFurtherPage: true } : head;
}
