import type { Offer, Product, Service, WithContext } from "schema-dts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { Jet } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import { type Cents, centsToEuros } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Words } from "#domain/words/words.ts";
import {
  IN_STOCK,
  OUT_OF_STOCK,
  offerArea,
  organizationNode,
  priceValidUntil,
  SCHEMA_ORG_URL,
} from "./structured-data.ts";

/** What a service is described with. */
export interface ServiceFacts {
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
export function charterService(words: Words, facts: ServiceFacts, fromRate: Cents, year: number): ServiceNode {
  return service(words, words.jetHeads.service, facts, hourlyOffer(facts, fromRate, year, true));
}

/** Returns one jet with its hourly rate. It has no rating, because no page shows reviews of jets. */
export function jetService(words: Words, jet: Jet, facts: ServiceFacts, year: number): ServiceNode {
  const offer = hourlyOffer(facts, jet.hourlyRate, year, jet.available);
  const product: Product = {
    "@type": "Product",
    name: jetTitle(jet),
    description: jet.description,
    ...(facts.image && { image: facts.image }),
    category: jet.type,
    brand: { "@type": "Brand", name: jet.brand },
    model: jet.model,
    // Search engines accept a product only with an offer, a review or a rating.
    offers: offer,
  };
  return service(words, words.jetHeads.service, facts, { ...offer, itemOffered: product });
}

/** Returns an experience with its price per weekend. */
export function experienceService(
  words: Words,
  experience: Experience,
  facts: ServiceFacts,
  year: number,
): ServiceNode {
  return service(words, experience.type, facts, {
    "@type": "Offer",
    url: facts.siteUrl + facts.path,
    price: centsToEuros(experience.price),
    priceCurrency: "EUR",
    priceValidUntil: priceValidUntil(year),
    availability: experience.available ? IN_STOCK : OUT_OF_STOCK,
    areaServed: offerArea(facts.site, facts.areaServed),
  });
}

function service(
  words: Words,
  serviceType: string,
  { site, siteUrl, name, description, path, areaServed, image }: ServiceFacts,
  offers: Exclude<Offer, string>,
): ServiceNode {
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "Service",
    name,
    description,
    url: siteUrl + path,
    ...(image && { image }),
    serviceType,
    areaServed,
    provider: organizationNode(words, siteUrl, site),
    offers,
  };
}

function hourlyOffer({ site, siteUrl, path, areaServed }: ServiceFacts, rate: Cents, year: number, available: boolean) {
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
