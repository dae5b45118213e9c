import type { CityProfile } from "#domain/catalogue/page-profiles.ts";
import { listWrittenLanguages } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import {
  applyMetaTexts,
  type CatalogueFacts,
  fillKeywords,
  fromRateSentence,
  homeCrumb,
  promiseSentence,
  rentalCrumb,
  toPageHead,
  vehicleListData,
} from "./head-parts.ts";
import { type CataloguePageHead, toSiteMark } from "./page-head.ts";

/**
 * Returns the head of /luxury-car-rental/{city}: 'Noleggio Auto di Lusso a {city} | …' (product.md#titles-and-descriptions). The page exists in the
 * languages that the city's text has. Overrides are Italian.
 */
export function cityHead(words: Words, catalogueFacts: CatalogueFacts, city: CityProfile): CataloguePageHead {
  const { language, rentalHeads } = words;
  const texts = rentalHeads.city;
  const place = { city: placeNameIn(language, city.name) };
  const heading = say(words, texts.heading, place);
  const path = pathsIn(language).city(city.slug);
  const head: CataloguePageHead = {
    title: fitTitle(heading, catalogueFacts.site.name),
    description: fitDescription(
      stockSentence(words, catalogueFacts, place),
      fromRateSentence(words, catalogueFacts),
      rentalHeads.included,
      promiseSentence(words, catalogueFacts.site),
    ),
    keywords: [...fillKeywords(words, texts.keywords, place), ...(language === "it" ? city.aliases : [])],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    languages: listWrittenLanguages(catalogueFacts.site.languages, city.descriptions),
    image: city.imageUrl ?? `/pictures/cities/${city.slug}-1200.webp`,
    h1: heading,
    crumbs: [homeCrumb(words), rentalCrumb(words), { name: place.city, path }],
    structuredData: vehicleListData(words, catalogueFacts),
    // Not indexable: a city without available cars.
    indexable: catalogueFacts.vehicles > 0 || catalogueFacts.delivered !== 0,
  };
  return toPageHead(applyMetaTexts(words, head, city), catalogueFacts.page);
}

/** States the number of local cars. Without local cars, it says that cars are delivered, unless none can be delivered. */
function stockSentence(words: Words, { vehicles, delivered }: CatalogueFacts, { city }: { city: string }): string {
  const texts = words.rentalHeads.city;
  if (vehicles > 0) return say(words, texts.stock, { count: vehicles, city });
  return say(words, delivered === 0 ? texts.empty : texts.delivered, { city });
}
