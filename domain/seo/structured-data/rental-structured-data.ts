import type { Service, WithContext } from "schema-dts";
import { type Cents, centsToEuros } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { IN_STOCK, offerArea, organizationNode, priceValidUntil, SCHEMA } from "./structured-data.ts";

/** The rental of one make's cars, wherever they stand or are brought, at prices until the end of `year` (product.md#head-and-structured-data). */
export function rentalService(
  words: { site: SiteConfiguration; siteUrl: string; name: string; description: string; path: string },
  offered: { vehicles: number; lowestRate: Cents; areaServed: readonly string[]; year: number },
): WithContext<Exclude<Service, string>> {
  const { site, siteUrl, name, description, path } = words;
  const { vehicles, lowestRate, areaServed, year } = offered;
  return {
    "@context": SCHEMA,
    "@type": "Service",
    name,
    description,
    url: siteUrl + path,
    serviceType: "Noleggio auto di lusso",
    areaServed,
    provider: organizationNode(siteUrl, site),
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
