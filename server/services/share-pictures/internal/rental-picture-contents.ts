import { cityCountText } from "#domain/company/company-region.ts";
import {
  citySharePicture,
  type SharePictureContent,
  sharePriceText,
  typographic,
  vehicleSharePicture,
} from "#domain/seo/share-pictures/share-picture-content.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readCollection } from "#server/services/catalogue/read-collection.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { readVehicle } from "#server/services/catalogue/shared/read-vehicle.ts";

/** Returns the content of the share picture of /luxury-car-rental. */
export async function readHubContent(ctx: AppContext, words: Words): Promise<SharePictureContent> {
  const { total, cities, photographed } = await readRentalHub(ctx, undefined, words);
  return {
    layout: "plate",
    picture: photographed[0]?.images[0] ?? "/pictures/house/service-1200.webp",
    kicker: cities.length === 0 ? ctx.site.name : typographic(cityCountText(words, cities.length, ctx.site)),
    headline: words.sharePictures.rental,
    ...sharePriceText(words, "perDay", total.lowestRate),
  };
}

/** Returns the content of the share picture of /vetture, and of /explore without a search, which shows the same cars. */
export async function readCollectionContent(ctx: AppContext, words: Words): Promise<SharePictureContent> {
  const { total, categories } = await readCollection(ctx, undefined, words);
  return {
    ...vehicleSharePicture(categories[0]?.shown[0]?.images ?? []),
    kicker: say(words, words.sharePictures.cars, { count: total.vehicles }),
    headline: words.sharePictures.collection,
    ...sharePriceText(words, "perDay", total.lowestRate),
  };
}

/** Returns the content of the share picture of /luxury-car-rental/{category}. */
export async function readCategoryContent(ctx: AppContext, words: Words, slug: string): Promise<SharePictureContent> {
  const { category, total, photographed } = await readCategoryPage(ctx, { category: slug, page: null }, words);
  return {
    layout: "plate",
    picture: photographed?.images[0] ?? `/pictures/categories/${category}-1200.webp`,
    kicker: words.sharePictures.rental,
    headline: words.categories.names[category],
    ...sharePriceText(words, "perDay", total.lowestRate),
  };
}

/** Returns the content of the share picture of /luxury-car-rental/{city}. */
export async function readCityContent(ctx: AppContext, words: Words, slug: string): Promise<SharePictureContent> {
  const { city, total } = await readCityPage(ctx, { city: slug, page: null }, words);
  return {
    ...citySharePicture(city),
    kicker: words.sharePictures.rental,
    headline: placeNameIn(words.language, city.name),
    ...sharePriceText(words, "perDay", total.lowestRate),
  };
}

/** Returns the content of the share picture of /luxury-car-rental/{city}/{category}: it shows the best-rated of the cars on that page. */
export async function readCityCategoryContent(
  ctx: AppContext,
  words: Words,
  { city: slug, category }: { city: string; category: string },
): Promise<SharePictureContent> {
  const page = await readCategoryInCityPage(ctx, { city: slug, category, page: null }, words);
  const { city, total, vehicles } = page;
  return {
    ...(vehicles[0] ? vehicleSharePicture(vehicles[0].images) : citySharePicture(city)),
    kicker: words.sharePictures.rental,
    headline: say(words, words.sharePictures.categoryInCity[page.category], {
      city: placeNameIn(words.language, city.name),
    }),
    ...sharePriceText(words, "perDay", total.lowestRate),
  };
}

/** Returns the content of the share picture of a car's page. */
export async function readVehicleContent(
  ctx: AppContext,
  words: Words,
  address: { city: string; category: string; model: string },
): Promise<SharePictureContent> {
  const vehicle = await readVehicle(ctx, address, words.language);
  return {
    ...vehicleSharePicture(vehicle.images),
    kicker: `${placeNameIn(words.language, vehicle.location)} · ${words.categories.names[vehicle.category]}`,
    headline: vehicleTitle(vehicle),
    ...sharePriceText(words, "perDay", vehicle.fromRate),
  };
}

/** Returns the content of the share picture of /{brand}: it shows the brand's best-rated car. */
export async function readBrandContent(ctx: AppContext, words: Words, slug: string): Promise<SharePictureContent> {
  const { brand, total, vehicles } = await readBrandPage(ctx, { brand: slug, page: null }, words);
  return {
    ...vehicleSharePicture(vehicles[0]?.images ?? []),
    kicker: words.sharePictures.rental,
    headline: brand.name,
    ...sharePriceText(words, "perDay", total.lowestRate),
  };
}

/** Returns the content of the share picture of /{brand}/{city}. Throws "not-found" if the page redirects (product.md#brand-pages). */
export async function readBrandCityContent(
  ctx: AppContext,
  words: Words,
  { brand, city }: { brand: string; city: string },
): Promise<SharePictureContent> {
  const page = await readBrandInCityPage(ctx, { brand, city, page: null }, words);
  if ("missing" in page) throw new ServiceError("not-found", textReference("refusals", "noSuchPage"));
  return {
    ...vehicleSharePicture(page.vehicles[0]?.images ?? []),
    kicker: words.sharePictures.rental,
    headline: say(words, words.sharePictures.brandInCity, {
      brand: page.brand.name,
      city: placeNameIn(words.language, page.city.name),
    }),
    ...sharePriceText(words, "perDay", page.total.lowestRate),
  };
}
