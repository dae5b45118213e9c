import type { Brand, CityProfile, PageTexts, VehicleProfile } from "#domain/catalogue/profiles.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { HOUSE } from "#domain/house.ts";
import { CITY_LANGUAGE_CODES, type CityLanguage } from "#domain/languages.ts";
import { type Cents, centsToEuros, formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { City } from "#domain/places.ts";
import type { Crumb, PageHead } from "#domain/seo/page-head.ts";
import { carOffer, faqPage } from "#domain/seo/structured-data.ts";

/** Where a page stands and how many cars it shows: what every description may speak of. */
interface Standing {
  siteUrl: string;
  vehicles: number;
  /** Cheapest daily rate; 0 without cars. */
  lowestRate: Cents;
}

export const HOME_CRUMB: Crumb = { name: "Home", path: paths.home };
export const RENTAL_CRUMB: Crumb = { name: "Noleggio auto di lusso", path: paths.hub };

const signed = (title: string) => `${title} | ${HOUSE.name}`;
const cars = (count: number) => (count === 1 ? "una vettura" : `${count} vetture`);
const included = "Assicurazione completa e consegna incluse.";
const fromRate = ({ lowestRate }: Standing) => (lowestRate > 0 ? ` Da ${formatEuro(lowestRate)} al giorno.` : "");

/** What staff wrote wins over the pattern (B 3.6–3.8). */
function withTexts(head: PageHead, texts: PageTexts): PageHead {
  return {
    ...head,
    title: texts.metaTitle || head.title,
    description: texts.metaDescription || head.description,
    keywords: texts.metaKeywords ? texts.metaKeywords.split(",").map((word) => word.trim()) : head.keywords,
  };
}

/** /. */
export function homeHead(siteUrl: string): PageHead {
  return {
    title: `Noleggio Auto di Lusso in Europa | ${HOUSE.name} ${HOUSE.markLine}`,
    description: `Noleggio di auto di lusso in sei Paesi d'Europa. ${included} Il modello che scegli è quello che ricevi.`,
    keywords: ["noleggio auto di lusso", "noleggio supercar", "auto di lusso Milano", "luxury car rental Italy"],
    siteUrl,
    path: paths.home,
    crumbs: [HOME_CRUMB],
  };
}

/** /luxury-car-rental. */
export function hubHead(standing: Standing, cities: number): PageHead {
  return {
    title: signed("Noleggio Auto di Lusso"),
    description: `Noleggio di auto di lusso in ${cities} città e sei Paesi d'Europa: ${cars(standing.vehicles)}.${fromRate(standing)} ${included}`,
    keywords: ["noleggio auto di lusso", "noleggio supercar", "luxury car rental", "auto di lusso Europa"],
    siteUrl: standing.siteUrl,
    path: paths.hub,
    crumbs: [HOME_CRUMB, RENTAL_CRUMB],
  };
}

/** /vetture. */
export function collectionHead(standing: Standing): PageHead {
  return {
    title: signed("Le Vetture"),
    description: `La collezione intera, categoria per categoria: ${cars(standing.vehicles)}.${fromRate(standing)} ${included}`,
    keywords: ["auto di lusso a noleggio", "collezione", "supercar", "cabrio", "SUV", "berline", "van"],
    siteUrl: standing.siteUrl,
    path: paths.cars,
    crumbs: [HOME_CRUMB, { name: "Le vetture", path: paths.cars }],
  };
}

/** /luxury-car-rental/{category}: 'Noleggio {category} di Lusso | {brand name}' (A 9). */
export function categoryHead(standing: Standing, slug: CategorySlug, faqs: readonly Faq[]): PageHead {
  const { shortLabel, displayName } = CATEGORIES[slug];
  return {
    title: signed(`Noleggio ${shortLabel} di Lusso`),
    description: `${shortLabel} di lusso a noleggio in Europa: ${cars(standing.vehicles)}.${fromRate(standing)} ${included} Il modello che scegli è quello che ricevi.`,
    keywords: [`noleggio ${shortLabel.toLowerCase()} di lusso`, displayName, `${shortLabel.toLowerCase()} a noleggio`],
    siteUrl: standing.siteUrl,
    path: paths.category(slug),
    image: `/pictures/categories/${slug}-1200.webp`,
    crumbs: [HOME_CRUMB, RENTAL_CRUMB, { name: shortLabel, path: paths.category(slug) }],
    structuredData: [faqPage(faqs)],
  };
}

/** /luxury-car-rental/{city}: 'Noleggio Auto di Lusso a {city} | …' (A 9). */
export function cityHead(standing: Standing, city: CityProfile, language: CityLanguage = "it"): PageHead {
  const languages = CITY_LANGUAGE_CODES.filter((code) => city.descriptions[code]);
  const offer =
    standing.vehicles > 0
      ? `${cars(standing.vehicles)} a ${city.name}.`
      : `Consegniamo a ${city.name} dalle città vicine.`;
  return withTexts(
    {
      title: signed(`Noleggio Auto di Lusso a ${city.name}`),
      description: `Noleggio auto di lusso a ${city.name}: ${offer}${fromRate(standing)} ${included}`,
      keywords: [`noleggio auto di lusso ${city.name}`, `noleggio supercar ${city.name}`, ...city.aliases],
      siteUrl: standing.siteUrl,
      path: paths.city(city.slug, language),
      image: `/pictures/cities/${city.slug}-1200.webp`,
      crumbs: [HOME_CRUMB, RENTAL_CRUMB, { name: city.name, path: paths.city(city.slug) }],
      // The words around the text stay Italian, so only the Italian page asks to be found; the others are named beside it.
      indexable: language === "it",
      alternates: languages.map((code) => ({ language: code, path: paths.city(city.slug, code) })),
    },
    city,
  );
}

/** /luxury-car-rental/{city}/{category}. */
export function cityCategoryHead(standing: Standing, city: City, slug: CategorySlug, faqs: readonly Faq[]): PageHead {
  const { shortLabel } = CATEGORIES[slug];
  return {
    title: signed(`Noleggio ${shortLabel} di Lusso a ${city.name}`),
    description: `${shortLabel} di lusso a noleggio a ${city.name}: ${standing.vehicles > 0 ? cars(standing.vehicles) : "consegna dalle città vicine"}.${fromRate(standing)} ${included}`,
    keywords: [
      `noleggio ${shortLabel.toLowerCase()} ${city.name}`,
      `${shortLabel.toLowerCase()} di lusso ${city.name}`,
    ],
    siteUrl: standing.siteUrl,
    path: paths.cityCategory(city.slug, slug),
    image: `/pictures/categories/${slug}-1200.webp`,
    crumbs: [
      HOME_CRUMB,
      RENTAL_CRUMB,
      { name: city.name, path: paths.city(city.slug) },
      { name: shortLabel, path: paths.cityCategory(city.slug, slug) },
    ],
    structuredData: [faqPage(faqs)],
  };
}

/** A car's page: 'Rent a {brand} {name} in {city}', 'From €{price}/day', 'insurance included' (A 9). */
export function vehicleHead(vehicle: VehicleProfile, faqs: readonly Faq[], siteUrl: string, year: number): PageHead {
  const title = vehicleTitle(vehicle);
  const { shortLabel } = CATEGORIES[vehicle.category];
  return withTexts(
    {
      title: signed(`Rent a ${title} in ${vehicle.location}`),
      description: `From €${centsToEuros(vehicle.dailyRate)}/day, insurance included. Noleggia la ${title} a ${vehicle.location}: il modello che scegli è quello che ricevi.`,
      keywords: [`noleggio ${title}`, `${title} ${vehicle.location}`, `rent ${title}`, ...vehicle.highlights],
      siteUrl,
      path: paths.vehicle(vehicle),
      ...(vehicle.images[0] && { image: vehicle.images[0] }),
      type: "product",
      crumbs: [
        HOME_CRUMB,
        RENTAL_CRUMB,
        { name: vehicle.location, path: paths.city(vehicle.citySlug) },
        { name: shortLabel, path: paths.cityCategory(vehicle.citySlug, vehicle.category) },
        { name: title, path: paths.vehicle(vehicle) },
      ],
      structuredData: [carOffer(vehicle, siteUrl, year), faqPage(faqs)],
    },
    vehicle,
  );
}

/** /{brand}. */
export function brandHead(standing: Standing, brand: Brand): PageHead {
  return withTexts(
    {
      title: signed(`Noleggio ${brand.name}`),
      description: `Noleggio ${brand.name} in Europa: ${cars(standing.vehicles)}.${fromRate(standing)} ${included}`,
      keywords: [`noleggio ${brand.name}`, `${brand.name} a noleggio`, `rent ${brand.name}`],
      siteUrl: standing.siteUrl,
      path: paths.brand(brand.slug),
      crumbs: [HOME_CRUMB, { name: brand.name, path: paths.brand(brand.slug) }],
    },
    brand,
  );
}

/** /{brand}/{city}. */
export function brandCityHead(standing: Standing, brand: Brand, city: City): PageHead {
  return {
    title: signed(`Noleggio ${brand.name} a ${city.name}`),
    description: `Noleggio ${brand.name} a ${city.name}: ${cars(standing.vehicles)}.${fromRate(standing)} Consegna gratuita entro 24 ore.`,
    keywords: [`noleggio ${brand.name} ${city.name}`, `rent ${brand.name} ${city.name}`],
    siteUrl: standing.siteUrl,
    path: paths.brandCity(brand.slug, city.slug),
    crumbs: [
      HOME_CRUMB,
      { name: brand.name, path: paths.brand(brand.slug) },
      { name: city.name, path: paths.brandCity(brand.slug, city.slug) },
    ],
  };
}
