import type { Brand } from "#domain/catalogue/page-profiles.ts";
import type { City } from "#domain/cities/city.ts";
import { withRegion } from "#domain/company/company-region.ts";
import { pathsIn } from "#domain/paths.ts";
import { buildRentalServiceNode } from "#domain/seo/structured-data/structured-data.ts";
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
  openingSentence,
  promiseSentence,
  stockText,
  toPageHead,
  vehicleListData,
} from "./head-parts.ts";
import { type CataloguePageHead, toSiteMark } from "./page-head.ts";

/**
 * Returns the head of /{brand}. Not indexable without cars. Prices are valid until the end of `year`; `served` are the Italian names of the cities
 * where the brand's cars are based or delivered.
 */
export function brandHead(
  words: Words,
  catalogueFacts: CatalogueFacts & { year: number },
  brand: Brand,
  served: readonly string[] = [],
): CataloguePageHead {
  const { language, rentalHeads } = words;
  const name = say(words, rentalHeads.brand.title, { brand: brand.name });
  const path = pathsIn(language).brand(brand.slug);
  const description = fitDescription(
    openingSentence(words, withRegion(words, name, catalogueFacts.site), stockText(words, catalogueFacts.vehicles)),
    fromRateSentence(words, catalogueFacts),
    rentalHeads.included,
    promiseSentence(words, catalogueFacts.site),
  );
  const areaServed = served.map((city) => placeNameIn(language, city));
  const head = {
    title: fitTitle(name, catalogueFacts.site.name),
    description,
    keywords: fillKeywords(words, rentalHeads.brand.keywords, { brand: brand.name }),
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    indexable: catalogueFacts.vehicles > 0,
    h1: brand.name,
    crumbs: [homeCrumb(words), { name: brand.name, path }],
    structuredData: [
      ...vehicleListData(words, catalogueFacts),
      ...(catalogueFacts.vehicles > 0 && served.length > 0
        ? [
            buildRentalServiceNode(
              words,
              { ...catalogueFacts, name, description, path },
              { ...catalogueFacts, areaServed },
            ),
          ]
        : []),
    ],
  };
  return toPageHead(applyMetaTexts(words, head, brand), catalogueFacts.page);
}

/** Returns the head of /{brand}/{city}. */
export function brandCityHead(
  words: Words,
  catalogueFacts: CatalogueFacts,
  brand: Brand,
  city: City,
): CataloguePageHead {
  const { language, rentalHeads } = words;
  const texts = rentalHeads.brandInCity;
  const paths = pathsIn(language);
  const names = { brand: brand.name, city: placeNameIn(language, city.name) };
  const title = say(words, texts.title, names);
  const head = {
    title: fitTitle(title, catalogueFacts.site.name),
    description: fitDescription(
      openingSentence(words, title, stockText(words, catalogueFacts.vehicles)),
      fromRateSentence(words, catalogueFacts),
      rentalHeads.freeDelivery,
      promiseSentence(words, catalogueFacts.site),
    ),
    keywords: fillKeywords(words, texts.keywords, names),
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path: paths.brandCity(brand.slug, city.slug),
    indexable: catalogueFacts.vehicles > 0,
    h1: say(words, texts.heading, names),
    crumbs: [
      homeCrumb(words),
      { name: brand.name, path: paths.brand(brand.slug) },
      { name: names.city, path: paths.brandCity(brand.slug, city.slug) },
    ],
    structuredData: vehicleListData(words, catalogueFacts),
  };
  return toPageHead(head, catalogueFacts.page);
}
