import type { SiteScope } from "#domain/catalogue/site-scope.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import {
  inServedCountries,
  nameWithMarkLine,
  servedCountries,
  withRegion,
  withRegionName,
} from "#domain/company/company-region.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { pathsIn } from "#domain/paths.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { organizationData, websiteData } from "#domain/seo/structured-data/organization-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import {
  type CatalogueFacts,
  fillKeywords,
  fromRateSentence,
  homeCrumb,
  openingSentence,
  promiseSentence,
  rentalCrumb,
  stockText,
  toPageHead,
  vehicleListData,
} from "./head-parts.ts";
import { type CataloguePageHead, type PageHead, toSiteMark } from "./page-head.ts";

/** /. It has no breadcrumbs, because they start here. Countries and cities are those that the company serves `today`. */
export function homeHead(
  words: Words,
  siteUrl: string,
  site: SiteConfiguration,
  { countries, leadingCities: [city], today }: Pick<SiteScope, "countries" | "leadingCities"> & { today: CivilDate },
): PageHead {
  const { language, rentalHeads } = words;
  const texts = rentalHeads.home;
  const [country] = countries;
  return {
    title: fitTitle(withRegion(words, texts.title, site), nameWithMarkLine(site)),
    description: fitDescription(
      homeSubject(words, countries, site),
      rentalHeads.included,
      promiseSentence(words, site),
    ),
    keywords: [
      ...texts.keywords,
      ...(city ? [say(words, texts.cityKeyword, { city: placeNameIn(language, city) })] : []),
      ...(country
        ? [say(words, texts.countryKeyword, { country: placeNameIn(language === "it" ? "en" : language, country) })]
        : []),
    ],
    ...toSiteMark(site),
    siteUrl,
    path: pathsIn(language).home,
    structuredData: [organizationData(words, siteUrl, site, { countries, today }), websiteData(words, siteUrl, site)],
  };
}

/** "Noleggio di auto di lusso in sei Paesi d'Europa."; without countries only the region. */
function homeSubject(words: Words, countries: readonly string[], site: SiteConfiguration): string {
  const { subject, inCountries: text } = words.rentalHeads.home;
  const inCountries = inServedCountries(words, namesIn(words, countries), site);
  return inCountries === null ? `${withRegion(words, subject, site)}.` : say(words, text, { inCountries });
}

const namesIn = ({ language }: Words, places: readonly string[]) => places.map((place) => placeNameIn(language, place));

/** Returns the head of /luxury-car-rental. */
export function hubHead(
  words: Words,
  catalogueFacts: CatalogueFacts,
  { cities, countries, photograph }: { cities: number; countries: readonly string[]; photograph?: string | undefined },
): CataloguePageHead {
  const { site } = catalogueFacts;
  const { language, rentalHeads } = words;
  const texts = rentalHeads.hub;
  return {
    title: fitTitle(texts.heading, site.name),
    description: fitDescription(
      openingSentence(words, hubSubject(words, cities, countries, site), stockText(words, catalogueFacts.vehicles)),
      fromRateSentence(words, catalogueFacts),
      rentalHeads.included,
    ),
    keywords: [...texts.keywords, withRegionName(words, texts.regionKeyword, site)],
    ...toSiteMark(site),
    siteUrl: catalogueFacts.siteUrl,
    path: pathsIn(language).hub,
    ...(photograph && { image: photograph }),
    h1: texts.heading,
    crumbs: [homeCrumb(words), rentalCrumb(words)],
  };
}

/** "Noleggio di auto di lusso in 26 città e sei Paesi d'Europa", "… in 3 città, in Italia"; without cities only the region. */
function hubSubject(words: Words, count: number, countries: readonly string[], site: SiteConfiguration): string {
  const { home, hub } = words.rentalHeads;
  const names = namesIn(words, countries);
  const served = servedCountries(words, names, site);
  const inCountry = inServedCountries(words, names, site);
  if (count === 0 || served === null || inCountry === null) return withRegion(words, home.subject, site);
  return names.length === 1
    ? say(words, hub.inCountry, { count, inCountry })
    : say(words, hub.inCountries, { count, countries: served });
}

/** Returns the head of /vetture. */
export function collectionHead(words: Words, catalogueFacts: CatalogueFacts): PageHead {
  const { language, rentalHeads } = words;
  const texts = rentalHeads.collection;
  const path = pathsIn(language).cars;
  return {
    title: fitTitle(texts.title, catalogueFacts.site.name),
    description: fitDescription(
      openingSentence(words, texts.subject, stockText(words, catalogueFacts.vehicles)),
      fromRateSentence(words, catalogueFacts),
      rentalHeads.included,
    ),
    keywords: [...texts.keywords],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    crumbs: [homeCrumb(words), { name: rentalHeads.crumbs.cars, path }],
  };
}

/**
 * Returns the head of /luxury-car-rental/{category}: 'Noleggio {category} di Lusso | {brand name}' (product.md#titles-and-descriptions). Not indexable
 * without cars.
 */
export function categoryHead(
  words: Words,
  catalogueFacts: CatalogueFacts,
  slug: CategorySlug,
  faqs: readonly Faq[],
  photograph?: string,
): CataloguePageHead {
  const { language, rentalHeads } = words;
  const texts = rentalHeads.category;
  const path = pathsIn(language).category(slug);
  const head = {
    title: fitTitle(texts.headings[slug], catalogueFacts.site.name),
    description: fitDescription(
      openingSentence(
        words,
        withRegion(words, texts.subjects[slug], catalogueFacts.site),
        stockText(words, catalogueFacts.vehicles),
      ),
      fromRateSentence(words, catalogueFacts),
      rentalHeads.included,
      promiseSentence(words, catalogueFacts.site),
    ),
    keywords: [...texts.keywords[slug]],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: photograph ?? `/pictures/categories/${slug}-1200.webp`,
    indexable: catalogueFacts.vehicles > 0,
    h1: texts.headings[slug],
    crumbs: [homeCrumb(words), rentalCrumb(words), { name: words.categories.names[slug], path }],
    structuredData: [...vehicleListData(words, catalogueFacts), faqPage(faqs)],
  };
  return toPageHead(head, catalogueFacts.page);
}

/** Returns the head of /luxury-car-rental/{city}/{category}. Not indexable without cars; the page then links alternatives. */
export function cityCategoryHead(
  words: Words,
  catalogueFacts: CatalogueFacts,
  city: City,
  slug: CategorySlug,
): CataloguePageHead {
  const { language, rentalHeads } = words;
  const texts = rentalHeads.categoryInCity;
  const paths = pathsIn(language);
  const path = paths.cityCategory(city.slug, slug);
  const place = { city: placeNameIn(language, city.name) };
  const { vehicles, delivered } = catalogueFacts;
  const stock = vehicles > 0 || delivered === 0 ? stockText(words, vehicles) : rentalHeads.deliveredStock;
  const head = {
    title: fitTitle(say(words, texts.titles[slug], place), catalogueFacts.site.name),
    description: fitDescription(
      openingSentence(words, say(words, texts.subjects[slug], place), stock),
      fromRateSentence(words, catalogueFacts),
      rentalHeads.included,
    ),
    keywords: fillKeywords(words, texts.keywords[slug], place),
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: catalogueFacts.listed?.[0]?.images.find(isPhotograph) ?? `/pictures/categories/${slug}-1200.webp`,
    indexable: vehicles > 0,
    h1: say(words, texts.headings[slug], place),
    crumbs: [
      homeCrumb(words),
      rentalCrumb(words),
      { name: place.city, path: paths.city(city.slug) },
      { name: words.categories.names[slug], path },
    ],
    // The questions belong to the category: only its own page has them in its structured data.
    structuredData: vehicleListData(words, catalogueFacts),
  };
  return toPageHead(head, catalogueFacts.page);
}
