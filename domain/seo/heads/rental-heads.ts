import type { CityProfile, VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { SiteScope } from "#domain/catalogue/site-scope.ts";
import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import { cityNameIn, countryNameIn } from "#domain/cities/city-names.ts";
import { getCityWords } from "#domain/cities/city-words.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import { nameWithMarkLine, servedCountries, withRegion, withRegionName } from "#domain/company/company-region.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { type Language, listWrittenLanguages } from "#domain/languages.ts";
import { centsToEuros } from "#domain/money.ts";
import { formatCount } from "#domain/numbers.ts";
import { paths, pathsIn } from "#domain/paths.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { NO_REVIEWS, type VehicleReviews } from "#domain/reviews/review.ts";
import { organizationData, websiteData } from "#domain/seo/structured-data/organization-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import { vehicleOfferData } from "#domain/seo/structured-data/vehicle-structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Finish } from "#domain/units/finish.ts";
import { vehicleTitle, vehicleTitleWithArticle } from "#domain/vehicles/vehicle.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import {
  applyMetaTexts,
  type CatalogueFacts,
  fromRateSentence,
  HOME_CRUMB,
  INCLUDED_SENTENCE,
  promiseSentence,
  RENTAL_CRUMB,
  toPageHead,
  vehicleCountText,
  vehicleListData,
} from "./head-parts.ts";
import { type CataloguePageHead, type PageHead, toSiteMark } from "./page-head.ts";

/** /. It has no breadcrumbs, because they start here. Countries and cities are those that the company serves `today`. */
export function homeHead(
  siteUrl: string,
  site: SiteConfiguration,
  { countries, leadingCities: [city], today }: Pick<SiteScope, "countries" | "leadingCities"> & { today: CivilDate },
): PageHead {
  const where = servedCountries(ITALIAN_COMPANY, countries, site);
  const [country] = countries;
  return {
    title: fitTitle(withRegion(ITALIAN_COMPANY, "Noleggio Auto di Lusso", site), nameWithMarkLine(site)),
    description: fitDescription(
      `${where === null ? withRegion(ITALIAN_COMPANY, "Noleggio di auto di lusso", site) : `Noleggio di auto di lusso in ${where}`}.`,
      INCLUDED_SENTENCE,
      promiseSentence(site),
    ),
    keywords: [
      "noleggio auto di lusso",
      "noleggio supercar",
      ...(city ? [`auto di lusso ${city}`] : []),
      ...(country ? [`luxury car rental ${countryNameIn("en", country)}`] : []),
    ],
    ...toSiteMark(site),
    siteUrl,
    path: paths.home,
    structuredData: [organizationData(siteUrl, site, { countries, today }), websiteData(siteUrl, site)],
  };
}

/** Returns the head of /luxury-car-rental. */
export function hubHead(
  catalogueFacts: CatalogueFacts,
  { cities, countries, photograph }: { cities: number; countries: readonly string[]; photograph?: string | undefined },
): CataloguePageHead {
  const { site } = catalogueFacts;
  return {
    title: fitTitle("Noleggio Auto di Lusso", catalogueFacts.site.name),
    description: fitDescription(
      `${hubSubject(cities, countries, site)}: ${vehicleCountText(catalogueFacts.vehicles)}.`,
      fromRateSentence(catalogueFacts),
      INCLUDED_SENTENCE,
    ),
    keywords: [
      "noleggio auto di lusso",
      "noleggio supercar",
      "luxury car rental",
      withRegionName(ITALIAN_COMPANY, "auto di lusso", site),
    ],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path: paths.hub,
    ...(photograph && { image: photograph }),
    h1: "Noleggio Auto di Lusso",
    crumbs: [HOME_CRUMB, RENTAL_CRUMB],
  };
}

/** "Noleggio di auto di lusso in 26 città e sei Paesi d'Europa", "… in 3 città, in Italia"; without cities only the region. */
function hubSubject(cities: number, countries: readonly string[], site: SiteConfiguration): string {
  const where = servedCountries(ITALIAN_COMPANY, countries, site);
  if (cities === 0 || where === null) return withRegion(ITALIAN_COMPANY, "Noleggio di auto di lusso", site);
  return `Noleggio di auto di lusso in ${formatCount(cities, "città", "città")}${countries.length === 1 ? `, in ${where}` : ` e ${where}`}`;
}

/** Returns the head of /vetture. */
export function collectionHead(catalogueFacts: CatalogueFacts): PageHead {
  return {
    title: fitTitle("Le Vetture", catalogueFacts.site.name),
    description: fitDescription(
      `La collezione intera, categoria per categoria: ${vehicleCountText(catalogueFacts.vehicles)}.`,
      fromRateSentence(catalogueFacts),
      INCLUDED_SENTENCE,
    ),
    keywords: ["auto di lusso a noleggio", "collezione", "supercar", "cabrio", "SUV", "berline", "van"],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path: paths.cars,
    crumbs: [HOME_CRUMB, { name: "Le vetture", path: paths.cars }],
  };
}

/**
 * Returns the head of /luxury-car-rental/{category}: 'Noleggio {category} di Lusso | {brand name}' (product.md#titles-and-descriptions). Not indexable
 * without cars.
 */
export function categoryHead(
  catalogueFacts: CatalogueFacts,
  slug: CategorySlug,
  faqs: readonly Faq[],
  photograph?: string,
): CataloguePageHead {
  const { shortLabel, displayName } = CATEGORIES[slug];
  const heading = `Noleggio ${shortLabel} di Lusso`;
  const head = {
    title: fitTitle(heading, catalogueFacts.site.name),
    description: fitDescription(
      `${withRegion(ITALIAN_COMPANY, `${shortLabel} di lusso a noleggio`, catalogueFacts.site)}: ${vehicleCountText(catalogueFacts.vehicles)}.`,
      fromRateSentence(catalogueFacts),
      INCLUDED_SENTENCE,
      promiseSentence(catalogueFacts.site),
    ),
    keywords: [`noleggio ${shortLabel.toLowerCase()} di lusso`, displayName, `${shortLabel.toLowerCase()} a noleggio`],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path: paths.category(slug),
    image: photograph ?? `/pictures/categories/${slug}-1200.webp`,
    indexable: catalogueFacts.vehicles > 0,
    h1: heading,
    crumbs: [HOME_CRUMB, RENTAL_CRUMB, { name: shortLabel, path: paths.category(slug) }],
    structuredData: [...vehicleListData(catalogueFacts), faqPage(faqs)],
  };
  return toPageHead(head, catalogueFacts.page);
}

/** Returns the head of /luxury-car-rental/{city}/{category}. Not indexable without cars; the page then links alternatives. */
export function cityCategoryHead(catalogueFacts: CatalogueFacts, city: City, slug: CategorySlug): CataloguePageHead {
  const { shortLabel } = CATEGORIES[slug];
  const { vehicles, delivered } = catalogueFacts;
  const here = vehicles > 0 || delivered === 0 ? vehicleCountText(vehicles) : "consegna dalle città vicine";
  const head = {
    title: fitTitle(`Noleggio ${shortLabel} di Lusso a ${city.name}`, catalogueFacts.site.name),
    description: fitDescription(
      `${shortLabel} di lusso a noleggio a ${city.name}: ${here}.`,
      fromRateSentence(catalogueFacts),
      INCLUDED_SENTENCE,
    ),
    keywords: [
      `noleggio ${shortLabel.toLowerCase()} ${city.name}`,
      `${shortLabel.toLowerCase()} di lusso ${city.name}`,
    ],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path: paths.cityCategory(city.slug, slug),
    image: catalogueFacts.listed?.[0]?.images.find(isPhotograph) ?? `/pictures/categories/${slug}-1200.webp`,
    indexable: vehicles > 0,
    h1: `${shortLabel} a ${city.name}`,
    crumbs: [
      HOME_CRUMB,
      RENTAL_CRUMB,
      { name: city.name, path: paths.city(city.slug) },
      { name: shortLabel, path: paths.cityCategory(city.slug, slug) },
    ],
    // The questions belong to the category: only its own page has them in its structured data.
    structuredData: vehicleListData(catalogueFacts),
  };
  return toPageHead(head, catalogueFacts.page);
}

/**
 * Returns the head of /luxury-car-rental/{city}: 'Noleggio Auto di Lusso a {city} | …' (product.md#titles-and-descriptions), in the language of the
 * URL. The page exists in the languages that the city's text has. Overrides are Italian.
 */
export function cityHead(
  catalogueFacts: CatalogueFacts,
  city: CityProfile,
  language: Language = "it",
): CataloguePageHead {
  const words = getCityWords(language);
  const name = cityNameIn(language, city);
  const pathsHere = pathsIn(language);
  const path = pathsHere.city(city.slug);
  const head: CataloguePageHead = {
    title: fitTitle(words.heading(name), catalogueFacts.site.name),
    description: fitDescription(
      stockSentence(catalogueFacts, words, name),
      catalogueFacts.lowestRate > 0 ? words.fromRate(words.money(catalogueFacts.lowestRate)) : "",
      words.included,
      promiseIn(language, catalogueFacts.site),
    ),
    keywords: [...words.keywords(name), ...(language === "it" ? city.aliases : [])],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    languages: listWrittenLanguages(catalogueFacts.site.languages, city.descriptions),
    image: city.imageUrl ?? `/pictures/cities/${city.slug}-1200.webp`,
    h1: words.heading(name),
    crumbs: [
      { name: words.home, path: pathsHere.home },
      { name: words.rental, path: pathsHere.hub },
      { name, path },
    ],
    structuredData: vehicleListData(catalogueFacts),
    // Not indexable: a city without available cars.
    indexable: catalogueFacts.vehicles > 0 || catalogueFacts.delivered !== 0,
  };
  return toPageHead(language === "it" ? applyMetaTexts(head, city) : head, catalogueFacts.page);
}

/** The promise in the page's language; a company that wrote its own has it in Italian only. */
function promiseIn(language: Language, site: SiteConfiguration): string {
  const isBuiltIn = site.advertisedPoints.model.text === null;
  if (language === "it" || !site.advertisedPoints.model.isShown) return promiseSentence(site);
  return isBuiltIn ? getCityWords(language).promise : "";
}

/** States the number of local cars. Without local cars, it says that cars are delivered, unless none can be delivered. */
function stockSentence({ vehicles, delivered }: CatalogueFacts, words: CityWords, name: string): string {
  if (vehicles > 0) return words.vehiclesHere(vehicles, name);
  return delivered === 0 ? `${words.noVehicles(name)}.` : words.deliveredToCity(name);
}

/**
 * Returns the head of a car's page: 'Rent a {brand} {name} in {city}', 'From €{price}/day', 'insurance included'
 * (product.md#titles-and-descriptions). The price is valid until the end of `year`.
 */
export function vehicleHead(
  vehicle: VehicleProfile,
  faqs: readonly Faq[],
  siteUrl: string,
  year: number,
  site: SiteConfiguration,
  finishes: readonly Finish[] = [],
  reviews: VehicleReviews = NO_REVIEWS,
  deliveredTo: readonly string[] = [],
): CataloguePageHead {
  const title = vehicleTitle(vehicle);
  const { shortLabel } = CATEGORIES[vehicle.category];
  return applyMetaTexts(
    {
      title: fitTitle(`Rent ${englishArticle(title)} ${title} in ${vehicle.location}`, site.name),
      description: fitDescription(
        `From €${centsToEuros(vehicle.dailyRate)}/day, insurance included.`,
        vehicle.available
          ? `Noleggia ${vehicleTitleWithArticle(vehicle)} a ${vehicle.location}.`
          : `Ora ${vehicleTitleWithArticle(vehicle)} non è disponibile a ${vehicle.location}.`,
        promiseSentence(site),
      ),
      keywords: [`noleggio ${title}`, `${title} ${vehicle.location}`, `rent ${title}`, ...vehicle.highlights],
      ...toSiteMark(site),
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
      structuredData: [
        vehicleOfferData(vehicle, siteUrl, year, site, { finishes, reviews, deliveredTo }),
        faqPage(faqs),
      ],
    },
    vehicle,
  );
}

const englishArticle = (noun: string) => (/^[aeiou]/i.test(noun) ? "an" : "a");
