import type { Service, WithContext } from "schema-dts";
import { type Cents, centsToEuros } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { IN_STOCK, organizationNode, SCHEMA } from "./structured-data.ts";

/** The rental of one make's cars, wherever they stand or are brought (product.md#head-and-structured-data). */
export function rentalService(
  words: { site: SiteConfiguration; siteUrl: string; name: string; description: string; path: string },
  { vehicles, lowestRate, areaServed }: { vehicles: number; lowestRate: Cents; areaServed: readonly string[] },
): WithContext<Exclude<Service, string>> {
  const { site, siteUrl, name, description, path } = words;
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
      offerCount: vehicles,
      availability: IN_STOCK,
    },
  };
}
