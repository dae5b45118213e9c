import type { City } from "#domain/cities/city.ts";
import { isEurope } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { buildJetFaqs } from "#domain/faqs/jet-faqs.ts";
import { type Jet, type JetType, toJetTypeSlug } from "#domain/jets/jet.ts";
import { type HourlyRates, jetTitle } from "#domain/jets/jet-fleet.ts";
import type { Cents } from "#domain/money.ts";
import { pathsIn } from "#domain/paths.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { charterService, jetService } from "#domain/seo/structured-data/jet-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { fillKeywords, homeCrumb } from "./head-parts.ts";
import { type CataloguePageHead, type Crumb, toAbsoluteSiteUrl, toSiteMark } from "./page-head.ts";

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

const jetsCrumb = ({ language, jetHeads }: Words): Crumb => ({
  name: jetHeads.crumbs.jets,
  path: pathsIn(language).jets,
});
const cityCrumb = ({ language }: Words, city: Place): Crumb => ({
  name: placeNameIn(language, city.name),
  path: pathsIn(language).jetCity(city.slug),
});
export const replySentence = (words: Words, site: SiteConfiguration) =>
  say(words, words.jetHeads.replyWithin, { promised: promisedHours(words, site) });

/** The number of jets and their lowest rate, as the descriptions name them. */
const jetsAndRate = (words: Words, { jets, fromRate }: JetPageFacts) => ({
  jets: say(words, words.jetHeads.jets, { count: jets }),
  rate: formatMoney(words, fromRate),
});

/** "Noleggio di jet privati da 31 città d'Europa: 8 jet, da € 3.900 all'ora."; names the only city. */
function charterSentence(words: Words, catalogueFacts: JetPageFacts, cities: readonly string[]): string {
  const { fromCity, fromCities, fromEuropeanCities } = words.jetHeads.hub;
  const facts = jetsAndRate(words, catalogueFacts);
  const [city = ""] = cities;
  if (cities.length === 1) return say(words, fromCity, { ...facts, city });
  const text = isEurope(catalogueFacts.site) ? fromEuropeanCities : fromCities;
  return say(words, text, { ...facts, count: cities.length });
}

/** Returns the head of /private-jet-charter. A URL with a trip shows the same page for one visitor. */
export function jetHubHead(
  words: Words,
  catalogueFacts: JetPageFacts & { rates: HourlyRates | null },
  cities: readonly string[],
  hasTrip: boolean,
): CataloguePageHead {
  const { language, jetHeads } = words;
  const texts = jetHeads.hub;
  const path = pathsIn(language).jets;
  const areaServed = cities.map((city) => placeNameIn(language, city));
  const description = fitDescription(
    charterSentence(words, catalogueFacts, areaServed),
    jetHeads.estimated,
    replySentence(words, catalogueFacts.site),
  );
  return {
    title: fitTitle(texts.title, catalogueFacts.site.name),
    description,
    keywords: [...texts.keywords],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: "/pictures/jets/gulfstream-g650er/profile-1200.webp",
    indexable: !hasTrip,
    h1: texts.heading,
    crumbs: [homeCrumb(words), jetsCrumb(words)],
    structuredData: [
      charterService(
        words,
        { ...catalogueFacts, name: texts.heading, description, path, areaServed },
        catalogueFacts.fromRate,
        catalogueFacts.year,
      ),
      faqPage(buildJetFaqs(words, catalogueFacts.site, catalogueFacts.rates)),
    ],
  };
}

/** Returns the head of /private-jet-charter/{city}. Not indexable without jets. */
export function jetCityHead(words: Words, catalogueFacts: JetPageFacts, city: Place): CataloguePageHead {
  const { language, jetHeads } = words;
  const texts = jetHeads.city;
  const path = pathsIn(language).jetCity(city.slug);
  const hasJets = catalogueFacts.jets > 0;
  const place = { city: placeNameIn(language, city.name) };
  const description = hasJets
    ? fitDescription(
        say(words, texts.description, { ...place, ...jetsAndRate(words, catalogueFacts) }),
        jetHeads.estimated,
        replySentence(words, catalogueFacts.site),
      )
    : say(words, texts.empty, place);
  return {
    title: fitTitle(say(words, texts.title, place), catalogueFacts.site.name),
    description,
    keywords: fillKeywords(words, texts.keywords, place),
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: `/pictures/cities/${city.slug}-1200.webp`,
    indexable: hasJets,
    h1: say(words, texts.heading, place),
    crumbs: [homeCrumb(words), jetsCrumb(words), cityCrumb(words, city)],
    structuredData: hasJets
      ? [
          charterService(
            words,
            { ...catalogueFacts, name: say(words, texts.name, place), description, path, areaServed: [place.city] },
            catalogueFacts.fromRate,
            catalogueFacts.year,
          ),
        ]
      : [],
  };
}

/** Returns the head of /private-jet-charter/{city}/{jetType}. */
export function jetTypeHead(words: Words, catalogueFacts: JetPageFacts, city: Place, type: JetType): CataloguePageHead {
  const { language, jetHeads } = words;
  const texts = jetHeads.type;
  const path = pathsIn(language).jetType(city.slug, toJetTypeSlug(type));
  const names = { type, city: placeNameIn(language, city.name) };
  const heading = say(words, texts.title, names);
  const description = fitDescription(
    say(words, texts.description, { ...names, ...jetsAndRate(words, catalogueFacts) }),
    jetHeads.estimated,
    replySentence(words, catalogueFacts.site),
  );
  return {
    title: fitTitle(heading, catalogueFacts.site.name),
    description,
    keywords: fillKeywords(words, texts.keywords, names),
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: `/pictures/cities/${city.slug}-1200.webp`,
    h1: heading,
    crumbs: [homeCrumb(words), jetsCrumb(words), cityCrumb(words, city), { name: type, path }],
    structuredData: [
      charterService(
        words,
        { ...catalogueFacts, name: heading, description, path, areaServed: [names.city] },
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
  words: Words,
  catalogueFacts: Pick<JetPageFacts, "site" | "siteUrl" | "year">,
  jet: Jet,
  city: Place,
  home: Place = city,
): CataloguePageHead {
  const { language, jetHeads } = words;
  const texts = jetHeads.model;
  const paths = pathsIn(language);
  const type = toJetTypeSlug(jet.type);
  const path = paths.jetModel(city.slug, type, jet.slug);
  const title = jetTitle(jet);
  const names = { jet: title, type: jet.type, city: placeNameIn(language, city.name) };
  const heading = say(words, texts.title, names);
  const description = fitDescription(
    say(words, texts.description, {
      ...names,
      passengers: jet.passengers,
      range: kilometresText(words, jet.rangeKm),
      rate: formatMoney(words, jet.hourlyRate),
    }),
    jetHeads.estimated,
    replySentence(words, catalogueFacts.site),
  );
  const [image] = jet.images;
  return {
    title: fitTitle(heading, catalogueFacts.site.name),
    description,
    keywords: fillKeywords(words, texts.keywords, names),
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    ...(home.slug !== city.slug && { canonical: paths.jetModel(home.slug, type, jet.slug) }),
    ...(image && { image }),
    type: "product",
    indexable: jet.available,
    h1: title,
    crumbs: [
      homeCrumb(words),
      jetsCrumb(words),
      cityCrumb(words, city),
      { name: jet.type, path: paths.jetType(city.slug, type) },
      { name: title, path },
    ],
    structuredData: [
      jetService(
        words,
        jet,
        {
          ...catalogueFacts,
          name: heading,
          description,
          path,
          areaServed: jet.cities.map((one) => placeNameIn(language, one)),
          image: jet.images.map((picture) => toAbsoluteSiteUrl(stripPictureDetails(picture), catalogueFacts.siteUrl)),
        },
        catalogueFacts.year,
      ),
    ],
  };
}
