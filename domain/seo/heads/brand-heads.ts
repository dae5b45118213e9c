import type { Brand } from "#domain/catalogue/page-profiles.ts";
import type { City } from "#domain/cities/city.ts";
import { withRegion } from "#domain/company/company-region.ts";
import { paths } from "#domain/paths.ts";
import { buildRentalServiceNode } from "#domain/seo/structured-data/structured-data.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import {
  applyMetaTexts,
  type CatalogueFacts,
  fromRateSentence,
  HOME_CRUMB,
  INCLUDED_SENTENCE,
  promiseSentence,
  toPageHead,
  vehicleCountText,
  vehicleListData,
} from "./head-parts.ts";
import { type CataloguePageHead, toSiteMark } from "./page-head.ts";

/**
 * Returns the head of /{brand}. Not indexable without cars. Prices are valid until the end of `year`; `served` are the cities where the brand's cars
 * are based or delivered.
 */
export function brandHead(
  catalogueFacts: CatalogueFacts & { year: number },
  brand: Brand,
  served: readonly string[] = [],
): CataloguePageHead {
  const name = `Noleggio ${brand.name}`;
  const path = paths.brand(brand.slug);
  const description = fitDescription(
    `${withRegion(ITALIAN_COMPANY, name, catalogueFacts.site)}: ${vehicleCountText(catalogueFacts.vehicles)}.`,
    fromRateSentence(catalogueFacts),
    INCLUDED_SENTENCE,
    promiseSentence(catalogueFacts.site),
  );
  const head = {
    title: fitTitle(name, catalogueFacts.site.name),
    description,
    keywords: [`noleggio ${brand.name}`, `${brand.name} a noleggio`, `rent ${brand.name}`],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    indexable: catalogueFacts.vehicles > 0,
    h1: brand.name,
    crumbs: [HOME_CRUMB, { name: brand.name, path }],
    structuredData: [
      ...vehicleListData(catalogueFacts),
      ...(catalogueFacts.vehicles > 0 && served.length > 0
        ? [
            buildRentalServiceNode(
              { ...catalogueFacts, name, description, path },
              { ...catalogueFacts, areaServed: served },
            ),
          ]
        : []),
    ],
  };
  return toPageHead(applyMetaTexts(head, brand), catalogueFacts.page);
}

/** Returns the head of /{brand}/{city}. */
export function brandCityHead(catalogueFacts: CatalogueFacts, brand: Brand, city: City): CataloguePageHead {
  const head = {
    title: fitTitle(`Noleggio ${brand.name} a ${city.name}`, catalogueFacts.site.name),
    description: fitDescription(
      `Noleggio ${brand.name} a ${city.name}: ${vehicleCountText(catalogueFacts.vehicles)}.`,
      fromRateSentence(catalogueFacts),
      "Consegna gratuita entro 24 ore.",
      promiseSentence(catalogueFacts.site),
    ),
    keywords: [`noleggio ${brand.name} ${city.name}`, `rent ${brand.name} ${city.name}`],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path: paths.brandCity(brand.slug, city.slug),
    indexable: catalogueFacts.vehicles > 0,
    h1: `${brand.name} a ${city.name}`,
    crumbs: [
      HOME_CRUMB,
      { name: brand.name, path: paths.brand(brand.slug) },
      { name: city.name, path: paths.brandCity(brand.slug, city.slug) },
    ],
    structuredData: vehicleListData(catalogueFacts),
  };
  return toPageHead(head, catalogueFacts.page);
}
