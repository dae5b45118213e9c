import type { City } from "#domain/cities/city.ts";
import { cityCountText } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import { buildJetFaqs } from "#domain/faqs/jet-faqs.ts";
import { type Jet, type JetType, toJetTypeSlug } from "#domain/jets/jet.ts";
import { formatKilometres, type HourlyRates, jetTitle } from "#domain/jets/jet-fleet.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { charterService, experienceService, jetService } from "#domain/seo/structured-data/jet-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { HOME_CRUMB } from "./head-parts.ts";
import { type CataloguePageHead, type Crumb, type PageHead, toAbsoluteSiteUrl, toSiteMark } from "./page-head.ts";

/** What a jet page shows, as input for its head. */
interface JetPageFacts {
  site: SiteConfiguration;
  siteUrl: string;
  /** Prices are valid until the end of this year. */
  year: number;
  jets: number;
  /** Lowest hourly rate; 0 without jets. */
  fromRate: Cents;
}

type Place = Pick<City, "name" | "slug">;

const JETS_CRUMB: Crumb = { name: "Jet privati", path: paths.jets };
const jetsLabel = (count: number) => (count === 1 ? "un jet" : `${count} jet`);
const ESTIMATED = "Stima immediata per tratta.";
const replySentence = (site: SiteConfiguration) => `Risposta entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}.`;
const cityCrumb = (city: Place): Crumb => ({ name: city.name, path: paths.jetCity(city.slug) });

/** "31 città d'Europa", or the name of the only city. */
function departureCities(cities: readonly string[], site: SiteConfiguration): string {
  return cities.length === 1 ? `${cities[0]}` : cityCountText(ITALIAN_COMPANY, cities.length, site);
}

/** Returns the head of /private-jet-charter. A URL with a trip shows the same page for one visitor. */
export function jetHubHead(
  catalogueFacts: JetPageFacts & { rates: HourlyRates | null },
  cities: readonly string[],
  hasTrip: boolean,
): CataloguePageHead {
  const description = fitDescription(
    `Noleggio di jet privati da ${departureCities(cities, catalogueFacts.site)}: ${jetsLabel(catalogueFacts.jets)}, da ${formatEuro(catalogueFacts.fromRate)} all'ora.`,
    ESTIMATED,
    replySentence(catalogueFacts.site),
  );
  return {
    title: fitTitle("Noleggio Jet Privati", catalogueFacts.site.name),
    description,
    keywords: ["noleggio jet privati", "private jet charter", "aerotaxi", "jet privato prezzo", "volo privato"],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path: paths.jets,
    image: "/pictures/jets/gulfstream-g650er/profile-1200.webp",
    indexable: !hasTrip,
    h1: "Noleggio jet privati",
    crumbs: [HOME_CRUMB, JETS_CRUMB],
    structuredData: [
      charterService(
        { ...catalogueFacts, name: "Noleggio jet privati", description, path: paths.jets, areaServed: cities },
        catalogueFacts.fromRate,
        catalogueFacts.year,
      ),
      faqPage(buildJetFaqs(catalogueFacts.site, catalogueFacts.rates)),
    ],
  };
}

/** Returns the head of /private-jet-charter/{city}. Not indexable without jets. */
export function jetCityHead(catalogueFacts: JetPageFacts, city: Place): CataloguePageHead {
  const path = paths.jetCity(city.slug);
  const has = catalogueFacts.jets > 0;
  const description = has
    ? fitDescription(
        `Noleggio di jet privati da ${city.name}: ${jetsLabel(catalogueFacts.jets)}, da ${formatEuro(catalogueFacts.fromRate)} all'ora, con le tratte più richieste.`,
        ESTIMATED,
        replySentence(catalogueFacts.site),
      )
    : `Nessun jet ha base a ${city.name} al momento: ecco le città più vicine da cui si vola.`;
  return {
    title: fitTitle(`Noleggio Jet Privati a ${city.name}`, catalogueFacts.site.name),
    description,
    keywords: [`jet privato ${city.name}`, `noleggio jet ${city.name}`, `private jet charter ${city.name}`],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: `/pictures/cities/${city.slug}-1200.webp`,
    indexable: has,
    h1: `Jet privati a ${city.name}`,
    crumbs: [HOME_CRUMB, JETS_CRUMB, cityCrumb(city)],
    structuredData: has
      ? [
          charterService(
            {
              ...catalogueFacts,
              name: `Noleggio jet privati a ${city.name}`,
              description,
              path,
              areaServed: [city.name],
            },
            catalogueFacts.fromRate,
            catalogueFacts.year,
          ),
        ]
      : [],
  };
}

/** Returns the head of /private-jet-charter/{city}/{jetType}. */
export function jetTypeHead(catalogueFacts: JetPageFacts, city: Place, type: JetType): CataloguePageHead {
  const path = paths.jetType(city.slug, toJetTypeSlug(type));
  const description = fitDescription(
    `${type} a noleggio da ${city.name}: ${jetsLabel(catalogueFacts.jets)}, da ${formatEuro(catalogueFacts.fromRate)} all'ora.`,
    ESTIMATED,
    replySentence(catalogueFacts.site),
  );
  return {
    title: fitTitle(`${type} a ${city.name}`, catalogueFacts.site.name),
    description,
    keywords: [`${type} ${city.name}`, `noleggio ${type}`, `jet privato ${city.name}`],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: `/pictures/cities/${city.slug}-1200.webp`,
    h1: `${type} a ${city.name}`,
    crumbs: [HOME_CRUMB, JETS_CRUMB, cityCrumb(city), { name: type, path }],
    structuredData: [
      charterService(
        { ...catalogueFacts, name: `${type} a ${city.name}`, description, path, areaServed: [city.name] },
        catalogueFacts.fromRate,
        catalogueFacts.year,
      ),
    ],
  };
}

/**
 * Returns the head of /private-jet-charter/{city}/{jetType}/{model}. A jet's pages differ only by city name, so the page of `home`, the jet's first
 * departure city, is canonical. Unavailable jets are not indexable.
 */
export function jetModelHead(
  catalogueFacts: Pick<JetPageFacts, "site" | "siteUrl" | "year">,
  jet: Jet,
  city: Place,
  home: Place = city,
): CataloguePageHead {
  const type = toJetTypeSlug(jet.type);
  const path = paths.jetModel(city.slug, type, jet.slug);
  const title = jetTitle(jet);
  const description = fitDescription(
    `${title} a noleggio da ${city.name}: ${jet.passengers} posti, ${formatKilometres(jet.rangeKm)} di autonomia, ${formatEuro(jet.hourlyRate)} all'ora.`,
    ESTIMATED,
    replySentence(catalogueFacts.site),
  );
  const [image] = jet.images;
  return {
    title: fitTitle(`${title} a ${city.name}`, catalogueFacts.site.name),
    description,
    keywords: [`${title} noleggio`, `${title} ${city.name}`, jet.type, `jet privato ${city.name}`],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    ...(home.slug !== city.slug && { canonical: paths.jetModel(home.slug, type, jet.slug) }),
    ...(image && { image }),
    type: "product",
    indexable: jet.available,
    h1: title,
    crumbs: [
      HOME_CRUMB,
      JETS_CRUMB,
      cityCrumb(city),
      { name: jet.type, path: paths.jetType(city.slug, type) },
      { name: title, path },
    ],
    structuredData: [
      jetService(
        jet,
        {
          ...catalogueFacts,
          name: `${title} a ${city.name}`,
          description,
          path,
          areaServed: jet.cities,
          image: jet.images.map((picture) => toAbsoluteSiteUrl(stripPictureDetails(picture), catalogueFacts.siteUrl)),
        },
        catalogueFacts.year,
      ),
    ],
  };
}

/** Returns the head of /esperienze/{slug}. */
export function experienceHead(
  catalogueFacts: Pick<JetPageFacts, "site" | "siteUrl" | "year">,
  experience: Experience,
): PageHead {
  const path = paths.experience(experience.slug);
  const description = fitDescription(
    `${experience.name}: ${experience.duration}, da ${experience.location}.`,
    `${formatEuro(experience.price)} a ${experience.priceUnit}, per due persone.`,
    replySentence(catalogueFacts.site),
  );
  const [image] = experience.images;
  return {
    title: fitTitle(`${experience.name}, esperienza da ${experience.location}`, catalogueFacts.site.name),
    description,
    keywords: [experience.name, "esperienza auto di lusso", `weekend ${experience.location}`, ...experience.highlights],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    ...(image && { image }),
    type: "product",
    crumbs: [
      HOME_CRUMB,
      { name: "Esperienze", path: paths.explore("service=experience") },
      { name: experience.name, path },
    ],
    structuredData: [
      experienceService(
        experience,
        { ...catalogueFacts, name: experience.name, description, path, areaServed: [experience.location] },
        catalogueFacts.year,
      ),
    ],
  };
}
