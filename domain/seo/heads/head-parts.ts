import type { PageMetaTexts } from "#domain/catalogue/page-profiles.ts";
import { messages } from "#domain/messages.it.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { vehicleList } from "#domain/seo/structured-data/structured-data.ts";
import { splitKeywords } from "#domain/seo-overrides/seo-override.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { type CataloguePageHead, type Crumb, withDescription } from "./page-head.ts";

/** Where a page of cars stands and what it shows: what its head may speak of. */
export interface CatalogueFacts {
  site: SiteConfiguration;
  siteUrl: string;
  vehicles: number;
  /** How many more are brought here from elsewhere; not known when absent. */
  delivered?: number;
  /** Cheapest daily rate; 0 without cars. */
  lowestRate: Cents;
  /** Of a long list, from 1; 1 when absent. */
  page?: number;
  /** The cars the page lists. */
  listed?: readonly Vehicle[];
}

export const HOME_CRUMB: Crumb = { name: "Home", path: paths.home };
export const RENTAL_CRUMB: Crumb = { name: messages.drawer.rental, path: paths.hub };

export const INCLUDED_SENTENCE = "Assicurazione completa e consegna incluse.";
export const PROMISE_SENTENCE = `${messages.banner.promise}.`;

/** "una vettura", "8 vetture". */
export const vehicleCountText = (count: number) =>
  count === 0 ? "nessuna vettura disponibile, per ora" : count === 1 ? "una vettura" : `${count} vetture`;

/** "Da € 650 al giorno."; nothing without cars. */
export const fromRateSentence = ({ lowestRate }: Pick<CatalogueFacts, "lowestRate">) =>
  lowestRate > 0 ? `Da ${formatEuro(lowestRate)} al giorno.` : "";

/** What staff wrote in a brand's, city's or car's own form wins over the pattern (product.md#titles-and-descriptions), whatever its length. */
export function applyMetaTexts(head: CataloguePageHead, texts: PageMetaTexts): CataloguePageHead {
  return {
    ...withDescription(head, texts.metaDescription || head.description),
    title: texts.metaTitle || head.title,
    keywords: texts.metaKeywords ? splitKeywords(texts.metaKeywords) : head.keywords,
  };
}

/** The cars a page lists, for search engines; nothing for none. */
export function vehicleListData({ siteUrl, listed = [] }: CatalogueFacts): object[] {
  return listed.length > 0 ? [vehicleList(listed, siteUrl)] : [];
}

/** The further pages of a long list lead on to its cars and are not for search engines themselves: their words are the first one's. */
export function toPageHead(head: CataloguePageHead, page = 1): CataloguePageHead {
  return page > 1 ? { ...head, path: `${head.path}?page=${page}`, indexable: false, isFurtherPage: true } : head;
}
