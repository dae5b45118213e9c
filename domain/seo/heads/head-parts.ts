import type { PageMetaTexts } from "#domain/catalogue/page-profiles.ts";
import { modelPromise } from "#domain/company/advertised-points.ts";
import { messages } from "#domain/messages.it.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { vehicleList } from "#domain/seo/structured-data/structured-data.ts";
import { splitKeywords } from "#domain/seo-overrides/seo-override.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
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

export const HOME_CRUMB: Crumb = { name: "Home", path: paths.home };
export const RENTAL_CRUMB: Crumb = { name: messages.drawer.rental, path: paths.hub };

export const INCLUDED_SENTENCE = "Assicurazione completa e consegna incluse.";
/** "Il modello che scegli è quello che ricevi."; empty if the company does not promise it. */
export function promiseSentence(site: Pick<SiteConfiguration, "advertisedPoints">): string {
  const promise = modelPromise(ITALIAN_COMPANY, site);
  return promise === null ? "" : `${promise}.`;
}

/** Returns "una vettura", "8 vetture". */
export const vehicleCountText = (count: number) =>
  count === 0 ? "nessuna vettura disponibile, per ora" : count === 1 ? "una vettura" : `${count} vetture`;

/** Formats "Da € 650 al giorno."; empty without cars. */
export const fromRateSentence = ({ lowestRate }: Pick<CatalogueFacts, "lowestRate">) =>
  lowestRate > 0 ? `Da ${formatEuro(lowestRate)} al giorno.` : "";

/**
 * Applies the meta texts that staff entered for a brand, city or car. They replace the default, whatever their length
 * (product.md#titles-and-descriptions).
 */
export function applyMetaTexts(head: CataloguePageHead, texts: PageMetaTexts): CataloguePageHead {
  return {
    ...withDescription(head, texts.metaDescription || head.description),
    title: texts.metaTitle || head.title,
    keywords: texts.metaKeywords ? splitKeywords(texts.metaKeywords) : head.keywords,
  };
}

/** Returns the structured data of the listed cars; empty without cars. */
export function vehicleListData({ siteUrl, listed = [] }: CatalogueFacts): object[] {
  return listed.length > 0 ? [vehicleList(listed, siteUrl)] : [];
}

/**
 * Returns the head for a page of a long list. Further pages have the texts of the first page, so they are not indexable, but crawlers follow their
 * links.
 */
export function toPageHead(head: CataloguePageHead, page = 1): CataloguePageHead {
  return page > 1 ? { ...head, path: `${head.path}?page=${page}`, indexable: false, isFurtherPage: true } : head;
}
