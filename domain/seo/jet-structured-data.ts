import type { Offer, Service, WithContext } from "schema-dts";
import type { Experience } from "#domain/catalogue/experience.ts";
import type { Jet } from "#domain/catalogue/jet.ts";
import { HOUSE } from "#domain/house.ts";
import { jetTitle } from "#domain/jets/fleet.ts";
import { type Cents, centsToEuros } from "#domain/money.ts";

interface ServiceWords {
  name: string;
  description: string;
  /** Absolute. */
  url: string;
  areaServed: string | string[];
  image?: string[];
}

const provider = {
  "@type": "Organization",
  name: HOUSE.name,
  telephone: HOUSE.phone,
  email: HOUSE.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: HOUSE.address.street,
    postalCode: HOUSE.address.postalCode,
    addressLocality: HOUSE.address.city,
    addressCountry: HOUSE.address.countryCode,
  },
} as const;

/** Charter from a price an hour (B 9: euro, valid until the end of the year). */
export function charterService(words: ServiceWords, fromRate: Cents, year: number): WithContext<Service> {
  return service("Noleggio jet privati", words, hourlyOffer(words.url, fromRate, year, true));
}

/** One jet and its hourly rate. */
export function jetService(jet: Jet, words: ServiceWords, year: number): WithContext<Service> {
  const offer = {
    ...hourlyOffer(words.url, jet.hourlyRate, year, jet.available),
    itemOffered: {
      "@type": "Product",
      name: jetTitle(jet),
      category: jet.type,
      brand: { "@type": "Brand", name: jet.brand },
    },
  } as Offer;
  return service("Noleggio jet privati", words, offer);
}

/** The experience and its price a weekend. */
export function experienceService(experience: Experience, words: ServiceWords, year: number): WithContext<Service> {
  return service(experience.type, words, {
    "@type": "Offer",
    url: words.url,
    price: centsToEuros(experience.price),
    priceCurrency: "EUR",
    priceValidUntil: `${year}-12-31`,
    availability: experience.available ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
  });
}

function service(serviceType: string, { areaServed, ...words }: ServiceWords, offers: Offer): WithContext<Service> {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    ...words,
    serviceType,
    areaServed,
    provider,
    offers,
  } as WithContext<Service>;
}

function hourlyOffer(url: string, rate: Cents, year: number, available: boolean): Offer {
  return {
    "@type": "Offer",
    url,
    price: centsToEuros(rate),
    priceCurrency: "EUR",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: centsToEuros(rate),
      priceCurrency: "EUR",
      unitCode: "HUR",
    },
    priceValidUntil: `${year}-12-31`,
    availability: available ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
  } as Offer;
}
