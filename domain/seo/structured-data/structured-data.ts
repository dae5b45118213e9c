import type { AutoRental, BreadcrumbList, FAQPage, ItemList, Service, WithContext } from "schema-dts";
import type { Faq } from "#domain/faqs/faq.ts";
import { type Cents, centsToEuros } from "#domain/money.ts";
import { pathsIn } from "#domain/paths.ts";
import { logoPngPath } from "#domain/pictures/logo.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import type { Words } from "#domain/words/words.ts";

export const SCHEMA_ORG_URL = "https://schema.org";
export const IN_STOCK = `${SCHEMA_ORG_URL}/InStock` as const;
export const OUT_OF_STOCK = `${SCHEMA_ORG_URL}/OutOfStock` as const;

/** Prices are valid until the end of the year in which they are shown (product.md#head-and-structured-data). */
export const priceValidUntil = (year: number) => `${year}-12-31`;

/** Returns where an offer is valid: in the company's country and the given cities (product.md#head-and-structured-data). */
export const offerArea = ({ address }: SiteConfiguration, cities: readonly string[]): string | string[] =>
  cities.length > 0 ? [address.countryCode, ...cities] : address.countryCode;

/** Returns the company as seller, provider, author or organiser: one complete node with the same id on every page. */
export function organizationNode(
  { language }: Words<never>,
  siteUrl: string,
  site: SiteConfiguration,
): Exclude<AutoRental, string> {
  const { address } = site;
  return {
    "@type": "AutoRental",
    "@id": `${siteUrl}/#house`,
    name: site.name,
    url: siteUrl + pathsIn(language).home,
    logo: siteUrl + (site.logos ? logoPngPath(site.logos.onLight) : "/favicon.svg"),
    image: `${siteUrl}/pictures/house/signature-1200.webp`,
    telephone: site.phone,
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
  };
}

/** Returns the breadcrumbs that the page shows as structured data (product.md#head-and-structured-data). */
export function breadcrumbList(
  crumbs: readonly { name: string; path: string }[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
}

/** Returns the questions that the page shows as structured data. */
export function faqPage(faqs: readonly Faq[]): WithContext<FAQPage> {
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Returns the cars of a list in order, each by the URL of its own page. */
export function vehicleList(
  { language }: Words<never>,
  vehicles: readonly Vehicle[],
  siteUrl: string,
): WithContext<ItemList> {
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "ItemList",
    numberOfItems: vehicles.length,
    itemListElement: vehicles.map((vehicle, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: vehicleTitle(vehicle),
      url: siteUrl + pathsIn(language).vehicle(vehicle),
    })),
  };
}

/**
 * Returns the rental of a brand's cars in the cities where they are based or delivered, at prices until the end of `year`
 * (product.md#head-and-structured-data).
 */
export function buildRentalServiceNode(
  words: Words,
  facts: { site: SiteConfiguration; siteUrl: string; name: string; description: string; path: string },
  offered: { vehicles: number; lowestRate: Cents; areaServed: readonly string[]; year: number },
): WithContext<Exclude<Service, string>> {
  const { site, siteUrl, name, description, path } = facts;
  const { vehicles, lowestRate, areaServed, year } = offered;
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "Service",
    name,
    description,
    url: siteUrl + path,
    serviceType: words.rentalHeads.crumbs.rental,
    areaServed,
    provider: organizationNode(words, siteUrl, site),
    offers: {
      "@type": "AggregateOffer",
      url: siteUrl + path,
      lowPrice: centsToEuros(lowestRate),
      priceCurrency: "EUR",
      priceValidUntil: priceValidUntil(year),
      offerCount: vehicles,
      availability: IN_STOCK,
      areaServed: offerArea(site, areaServed),
    },
  };
}
