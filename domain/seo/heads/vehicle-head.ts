import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { centsToEuros } from "#domain/money.ts";
import { pathsIn } from "#domain/paths.ts";
import { NO_REVIEWS, type VehicleReviews } from "#domain/reviews/review.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import { vehicleOfferData } from "#domain/seo/structured-data/vehicle-structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Finish } from "#domain/units/finish.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { nameVehicle } from "#domain/words/listings/name-vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { applyMetaTexts, fillKeywords, homeCrumb, promiseSentence, rentalCrumb } from "./head-parts.ts";
import { type CataloguePageHead, toSiteMark } from "./page-head.ts";

/** What the head of a car's page needs besides the car. */
interface VehicleHeadFacts {
  site: SiteConfiguration;
  siteUrl: string;
  /** Prices are valid until the end of this year. */
  year: number;
  faqs: readonly Faq[];
  finishes?: readonly Finish[];
  reviews?: VehicleReviews;
  /** Italian names of the other cities to which it is delivered. */
  deliveredTo?: readonly string[];
}

/**
 * Returns the head of a car's page: 'Rent a {brand} {name} in {city}', 'From €{price}/day', 'insurance included'
 * (product.md#titles-and-descriptions). The price is valid until the end of `year`.
 */
export function vehicleHead(
  words: Words,
  vehicle: VehicleProfile,
  { site, siteUrl, year, faqs, finishes = [], reviews = NO_REVIEWS, deliveredTo = [] }: VehicleHeadFacts,
): CataloguePageHead {
  const { language, rentalHeads } = words;
  const texts = rentalHeads.vehicle;
  const paths = pathsIn(language);
  const path = paths.vehicle(vehicle);
  const title = vehicleTitle(vehicle);
  const city = placeNameIn(language, vehicle.location);
  const rate = language === "it" ? String(centsToEuros(vehicle.fromRate)) : formatMoney(words, vehicle.fromRate);
  return applyMetaTexts(
    words,
    {
      title: fitTitle(say(words, texts.title, { vehicle: nameVehicle(words, "inTitle", vehicle), city }), site.name),
      description: fitDescription(
        say(words, texts.fromRate, { rate }),
        say(words, vehicle.available ? texts.available : texts.unavailable, {
          vehicle: nameVehicle(words, "the", vehicle),
          city,
        }),
        promiseSentence(words, site),
      ),
      keywords: [
        ...fillKeywords(words, texts.keywords, { vehicle: title, city }),
        ...(language === "it" ? vehicle.highlights : []),
      ],
      ...toSiteMark(site),
      siteUrl,
      path,
      ...(vehicle.images[0] && { image: vehicle.images[0] }),
      type: "product",
      h1: title,
      crumbs: [
        homeCrumb(words),
        rentalCrumb(words),
        { name: city, path: paths.city(vehicle.citySlug) },
        {
          name: words.categories.names[vehicle.category],
          path: paths.cityCategory(vehicle.citySlug, vehicle.category),
        },
        { name: title, path },
      ],
      structuredData: [
        vehicleOfferData(words, vehicle, { siteUrl, year, site, finishes, reviews, deliveredTo }),
        faqPage(faqs),
      ],
    },
    vehicle,
  );
}
