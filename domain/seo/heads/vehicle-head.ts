import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import { theVehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES } from "#domain/categories.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { centsToEuros } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { NO_REVIEWS, type VehicleReviews } from "#domain/reviews/review.ts";
import { carOffer } from "#domain/seo/structured-data/car-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Finish } from "#domain/units/finish.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { HOME_CRUMB, PROMISE, RENTAL_CRUMB, withTexts } from "./head-parts.ts";
import type { CataloguePageHead } from "./page-head.ts";

/** A car's page: 'Rent a {brand} {name} in {city}', 'From €{price}/day', 'insurance included' (product.md#titles-and-descriptions). `year` is the one until whose end the price holds. */
export function vehicleHead(
  vehicle: VehicleProfile,
  faqs: readonly Faq[],
  siteUrl: string,
  year: number,
  site: SiteConfiguration,
  finishes: readonly Finish[] = [],
  reviews: VehicleReviews = NO_REVIEWS,
): CataloguePageHead {
  const title = vehicleTitle(vehicle);
  const { shortLabel } = CATEGORIES[vehicle.category];
  return withTexts(
    {
      title: fitTitle(`Rent ${englishArticle(title)} ${title} in ${vehicle.location}`, site.name),
      description: fitDescription(
        `From €${centsToEuros(vehicle.dailyRate)}/day, insurance included.`,
        vehicle.available
          ? `Noleggia ${theVehicle(vehicle)} a ${vehicle.location}.`
          : `Ora ${theVehicle(vehicle)} non è disponibile a ${vehicle.location}.`,
        PROMISE,
      ),
      keywords: [`noleggio ${title}`, `${title} ${vehicle.location}`, `rent ${title}`, ...vehicle.highlights],
      siteName: site.name,
      siteUrl,
      path: paths.vehicle(vehicle),
      ...(vehicle.images[0] && { image: vehicle.images[0] }),
      type: "product",
      h1: title,
      crumbs: [
        HOME_CRUMB,
        RENTAL_CRUMB,
        { name: vehicle.location, path: paths.city(vehicle.citySlug) },
        { name: shortLabel, path: paths.cityCategory(vehicle.citySlug, vehicle.category) },
        { name: title, path: paths.vehicle(vehicle) },
      ],
      structuredData: [carOffer(vehicle, siteUrl, year, site, { finishes, reviews }), faqPage(faqs)],
    },
    vehicle,
  );
}

const englishArticle = (noun: string) => (/^[aeiou]/i.test(noun) ? "an" : "a");
