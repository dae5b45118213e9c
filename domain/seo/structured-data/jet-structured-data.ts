import type { Offer, Product, Service, WithContext } from "schema-dts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { Jet } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import { type Cents, centsToEuros } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import {
  IN_STOCK,
  OUT_OF_STOCK,
  offerArea,
  organizationNode,
  priceValidUntil,
  SCHEMA_ORG_URL,
} from "./structured-data.ts";

/** The texts of a service. */
export interface ServiceWords {
  /** The provider. */
  site: SiteConfiguration;
  siteUrl: string;
  name: string;
  description: string;
  path: string;
  /** City names. */
  areaServed: readonly string[];
  /** Absolute URLs of the pictures. */
  image?: string[];
}

type ServiceNode = WithContext<Exclude<Service, string>>;

/** Returns a charter service with its starting price per hour (euro, valid until the end of the year). */
export function charterService(words: ServiceWords, fromRate: Cents, year: number): ServiceNode {
  return service("Noleggio jet privati", words, hourlyOffer(words, fromRate, year, true));
}

/** Returns one jet with its hourly rate. It has no rating, because no page shows reviews of jets. */
export function jetService(jet: Jet, words: ServiceWords, year: number): ServiceNode {
  const offer = hourlyOffer(words, jet.hourlyRate, year, jet.available);
  const product: Product = {
    "@type": "Product",
    name: jetTitle(jet),
    description: jet.description,
    ...(words.image && { image: words.image }),
    category: jet.type,
    brand: { "@type": "Brand", name: jet.brand },
    model: jet.model,
    // Search engines accept a product only with an offer, a review or a rating.
    offers: offer,
  };
  return service("Noleggio jet privati", words, { ...offer, itemOffered: product });
}

/** Returns an experience with its price per weekend. */
export function experienceService(experience: Experience, words: ServiceWords, year: number): ServiceNode {
  return service(experience.type, words, {
    "@type": "Offer",
    url: words.siteUrl + words.path,
    price: centsToEuros(experience.price),
    priceCurrency: "EUR",
    priceValidUntil: priceValidUntil(year),
    availability: experience.available ? IN_STOCK : OUT_OF_STOCK,
    areaServed: offerArea(words.site, words.areaServed),
  });
}

function service(serviceType: string, words: ServiceWords, offers: Exclude<Offer, string>): ServiceNode {
  const { site, siteUrl, name, description, path, areaServed, image } = words;
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "Service",
    name,
    description,
    url: siteUrl + path,
    ...(image && { image }),
    serviceType,
    areaServed,
    provider: organizationNode(siteUrl, site),
    offers,
  };
}

function hourlyOffer({ site, siteUrl, path, areaServed }: ServiceWords, rate: Cents, year: number, available: boolean) {
  const price = centsToEuros(rate);
  return {
    "@type": "Offer" as const,
    url: siteUrl + path,
    price,
    priceCurrency: "EUR",
    priceSpecification: { "@type": "UnitPriceSpecification" as const, price, priceCurrency: "EUR", unitCode: "HUR" },
    priceValidUntil: priceValidUntil(year),
    availability: available ? IN_STOCK : OUT_OF_STOCK,
    areaServed: offerArea(site, areaServed),
  };
}
