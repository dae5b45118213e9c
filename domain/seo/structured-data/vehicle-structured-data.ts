import type { Car, WithContext } from "schema-dts";
import { parseHorsepower } from "#domain/catalogue/filters.ts";
import { centsToEuros } from "#domain/money.ts";
import { pathsIn } from "#domain/paths.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { MAX_STARS, NO_REVIEWS, type VehicleReviews } from "#domain/reviews/review.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Finish } from "#domain/units/finish.ts";
import { specificationText } from "#domain/vehicles/specification.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import {
  IN_STOCK,
  OUT_OF_STOCK,
  offerArea,
  organizationNode,
  priceValidUntil,
  SCHEMA_ORG_URL,
} from "./structured-data.ts";

/** schema.org's Car is a Product, but some search engines need it stated explicitly. */
type VehicleProduct = Omit<WithContext<Car>, "@type"> & { "@type": ["Product", "Car"] };

/** Data of a car's offer beyond its record. */
interface VehicleOfferFacts {
  siteUrl: string;
  /** The price is valid until the end of this year. */
  year: number;
  site: SiteConfiguration;
  finishes?: readonly Finish[];
  reviews?: VehicleReviews;
  /** Italian names of the other cities to which it is delivered. */
  deliveredTo?: readonly string[];
}

/**
 * Returns a car with its offer (product.md#head-and-structured-data): euro per day until the end of `year`, in the company's country, the car's city
 * and the cities of delivery. Rating and reviews come only from real reviews on the page, colours only from a single finish.
 */
export function vehicleOfferData(
  words: Words,
  vehicle: Vehicle,
  { siteUrl, year, site, finishes = [], reviews = NO_REVIEWS, deliveredTo = [] }: VehicleOfferFacts,
): VehicleProduct {
  const { language } = words;
  const { paint, leather } = (finishes.length === 1 && finishes[0]) || { paint: null, leather: null };
  const address = siteUrl + pathsIn(language).vehicle(vehicle);
  const price = centsToEuros(vehicle.fromRate);
  const { specs } = vehicle;
  const title = vehicleTitle(vehicle);
  const city = placeNameIn(language, vehicle.location);
  const car: WithContext<Car> = {
    "@context": SCHEMA_ORG_URL,
    "@type": "Car",
    "@id": `${address}#car`,
    name: title,
    description: say(words, words.rentalHeads.vehicle.description, { vehicle: title, city }),
    url: address,
    sku: vehicle.slug,
    image: vehicle.images.map(stripPictureDetails).map((image) => (image.startsWith("/") ? siteUrl + image : image)),
    brand: { "@type": "Brand", name: vehicle.brand },
    model: vehicle.name,
    category: words.categories.cardNames[vehicle.category],
    vehicleSeatingCapacity: specs.seats,
    ...(specs.transmission && { vehicleTransmission: specificationText(words, "transmission", specs.transmission) }),
    fuelType: specificationText(words, "fuel", specs.fuel),
    ...(paint && { color: paint.name }),
    ...(leather && { vehicleInteriorColor: leather.name }),
    ...(parseHorsepower(specs) > 0 && {
      vehicleEngine: {
        "@type": "EngineSpecification",
        name: specs.engine,
        enginePower: { "@type": "QuantitativeValue", value: parseHorsepower(specs), unitText: words.formats.power },
      },
    }),
    ...reviewData(reviews),
    offers: {
      "@type": "Offer",
      url: address,
      price,
      priceCurrency: "EUR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "EUR",
        unitCode: "DAY",
        valueAddedTaxIncluded: true,
      },
      priceValidUntil: priceValidUntil(year),
      availability: vehicle.available ? IN_STOCK : OUT_OF_STOCK,
      businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
      areaServed: offerArea(
        site,
        deliveredTo.length > 0 ? [city, ...deliveredTo.map((one) => placeNameIn(language, one))] : [],
      ),
      availableAtOrFrom: { "@type": "Place", name: city, address: city },
      seller: organizationNode(words, siteUrl, site),
    },
  };
  return { ...car, "@type": ["Product", "Car"] };
}

/** Returns reviews and rating, without demo reviews, which must not reach search engines. */
function reviewData({ shown, rating }: VehicleReviews): Pick<Car, "aggregateRating" | "review"> | undefined {
  const reviewNode = shown.filter(({ demo }) => !demo);
  if (!rating || reviewNode.length === 0) return undefined;
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      bestRating: MAX_STARS,
      reviewCount: rating.count,
    },
    review: reviewNode.map(({ stars, body, name, returnedOn }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      reviewBody: body,
      datePublished: returnedOn.slice(0, 7),
      reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: MAX_STARS },
    })),
  };
}
