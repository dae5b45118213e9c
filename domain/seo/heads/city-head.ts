import type { CityProfile } from "#domain/catalogue/profiles.ts";
import { cityNameIn } from "#domain/cities/city-names.ts";
import { cityWords } from "#domain/cities/city-words.ts";
import { type CityLanguage, writtenLanguages } from "#domain/languages.ts";
import { paths } from "#domain/paths.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { type CatalogueFacts, listData, ofPage, withTexts } from "./head-parts.ts";
import type { CataloguePageHead } from "./page-head.ts";

/**
 * /luxury-car-rental/{city}: 'Noleggio Auto di Lusso a {city} | …' (product.md#titles-and-descriptions), and the same in the language the address asks for. Each language in
 * which the city's text is written is a page of its own that names the others; what staff write over a city is Italian.
 */
export function cityHead(
  catalogueFacts: CatalogueFacts,
  city: CityProfile,
  language: CityLanguage = "it",
): CataloguePageHead {
  const words = cityWords(language);
  const name = cityNameIn(language, city);
  const path = paths.city(city.slug, language);
  const languages = writtenLanguages(city.descriptions);
  const head: CataloguePageHead = {
    title: fitTitle(words.heading(name), catalogueFacts.site.name),
    description: fitDescription(
      catalogueFacts.vehicles > 0 ? words.here(catalogueFacts.vehicles, name) : words.brought(name),
      catalogueFacts.lowestRate > 0 ? words.fromRate(words.money(catalogueFacts.lowestRate)) : "",
      words.included,
      words.promise,
    ),
    keywords: [...words.keywords(name), ...(language === "it" ? city.aliases : [])],
    siteName: catalogueFacts.site.name,
    siteUrl: catalogueFacts.siteUrl,
    path,
    image: city.imageUrl ?? `/pictures/cities/${city.slug}-1200.webp`,
    language,
    h1: words.heading(name),
    crumbs: [
      { name: words.home, path: paths.home },
      { name: words.rental, path: paths.hub },
      { name, path },
    ],
    structuredData: listData(catalogueFacts),
    // Neither a page whose text is not written in the language, the Italian one with other headings, nor a city in which nothing can be had.
    indexable:
      (language === "it" || languages.includes(language)) &&
      (catalogueFacts.vehicles > 0 || catalogueFacts.delivered !== 0),
    alternates:
      languages.length > 1 ? languages.map((code) => ({ language: code, path: paths.city(city.slug, code) })) : [],
  };
  return ofPage(language === "it" ? withTexts(head, city) : head, catalogueFacts.page);
}
