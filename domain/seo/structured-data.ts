import type { Car, FAQPage, WithContext } from "schema-dts";
import { horsepower } from "#domain/catalogue/filters.ts";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES } from "#domain/categories.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { HOUSE } from "#domain/house.ts";
import { centsToEuros } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

/** The questions of a page for search engines: the very ones a visitor reads. */
export function faqPage(faqs: readonly Faq[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** A car and its offer (B 9): euro per day, valid until the end of `year` (design 6.14), in the house's country. */
export function carOffer(vehicle: Vehicle, siteUrl: string, year: number): object {
  const address = siteUrl + paths.vehicle(vehicle);
  const car: WithContext<Car> = {
    "@context": "https://schema.org",
    "@type": "Car",
    name: vehicleTitle(vehicle),
    description: `${vehicleTitle(vehicle)} a noleggio a ${vehicle.location}, assicurazione completa e consegna incluse.`,
    url: address,
    image: vehicle.images.map((image) => (image.startsWith("/") ? siteUrl + image : image)),
    brand: { "@type": "Brand", name: vehicle.brand },
    category: CATEGORIES[vehicle.category].displayName,
    vehicleSeatingCapacity: vehicle.specs.seats,
    vehicleTransmission: vehicle.specs.transmission,
    fuelType: vehicle.specs.fuel,
    ...(horsepower(vehicle.specs) > 0 && {
      vehicleEngine: {
        "@type": "EngineSpecification",
        name: vehicle.specs.engine,
        enginePower: { "@type": "QuantitativeValue", value: horsepower(vehicle.specs), unitText: "CV" },
      },
    }),
    ...(vehicle.reviews > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: vehicle.rating,
        bestRating: 5,
        reviewCount: vehicle.reviews,
      },
    }),
    offers: {
      "@type": "Offer",
      url: address,
      price: centsToEuros(vehicle.dailyRate),
      priceCurrency: "EUR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: centsToEuros(vehicle.dailyRate),
        priceCurrency: "EUR",
        unitCode: "DAY",
      },
      priceValidUntil: `${year}-12-31`,
      availability: vehicle.available ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
      areaServed: HOUSE.address.countryCode,
      seller: {
        "@type": "AutoRental",
        name: HOUSE.name,
        telephone: HOUSE.phone,
        address: {
          "@type": "PostalAddress",
          streetAddress: HOUSE.address.street,
          postalCode: HOUSE.address.postalCode,
          addressLocality: HOUSE.address.city,
          addressCountry: HOUSE.address.countryCode,
        },
      },
    },
  };
  // A car is a product by definition; search engines that do not know that are told.
  return { ...car, "@type": ["Product", "Car"] };
}
