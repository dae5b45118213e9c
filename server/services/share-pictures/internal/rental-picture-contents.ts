import { CATEGORIES } from "#domain/categories.ts";
import { cityNameIn } from "#domain/cities/city-names.ts";
import { getCityWords } from "#domain/cities/city-words.ts";
import { cityCountText } from "#domain/company/company-region.ts";
import type { Language } from "#domain/languages.ts";
import { messages } from "#domain/messages.it.ts";
import {
  citySharePicture,
  type SharePictureContent,
  sharePriceText,
  typographic,
  vehicleSharePicture,
} from "#domain/seo/share-pictures/share-picture-content.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
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

const RENTAL_KICKER = messages.drawer.rental;
const PER_DAY = "al giorno";

/** Returns the content of the share picture of /luxury-car-rental. */
export async function readHubContent(ctx: AppContext): Promise<SharePictureContent> {
  const { total, cities, photographed } = await readRentalHub(ctx);
  return {
    layout: "plate",
    picture: photographed[0]?.images[0] ?? "/pictures/house/service-1200.webp",
    kicker: cities.length === 0 ? ctx.site.name : typographic(cityCountText(ITALIAN_COMPANY, cities.length, ctx.site)),
    headline: RENTAL_KICKER,
    ...sharePriceText(total.lowestRate, PER_DAY),
  };
}

/** Returns the content of the share picture of /vetture, and of /explore without a search, which shows the same cars. */
export async function readCollectionContent(ctx: AppContext): Promise<SharePictureContent> {
  const { total, categories } = await readCollection(ctx);
  return {
    ...vehicleSharePicture(categories[0]?.shown[0]?.images ?? []),
    kicker: `${total.vehicles} vetture`,
    headline: "La collezione intera",
    ...sharePriceText(total.lowestRate, PER_DAY),
  };
}

/** Returns the content of the share picture of /luxury-car-rental/{category}. */
export async function readCategoryContent(ctx: AppContext, slug: string): Promise<SharePictureContent> {
  const { category, total, photographed } = await readCategoryPage(ctx, { category: slug, page: null });
  return {
    layout: "plate",
    picture: photographed?.images[0] ?? `/pictures/categories/${category}-1200.webp`,
    kicker: RENTAL_KICKER,
    headline: CATEGORIES[category].shortLabel,
    ...sharePriceText(total.lowestRate, PER_DAY),
  };
}

/** Returns the content of the share picture of /luxury-car-rental/{city}, in the language of the page. */
export async function readCityContent(ctx: AppContext, slug: string, language: Language): Promise<SharePictureContent> {
  const { city, total } = await readCityPage(ctx, { city: slug, page: null });
  const words = getCityWords(language);
  return {
    ...citySharePicture(city),
    kicker: words.rental,
    headline: cityNameIn(language, city),
    ...(total.lowestRate > 0 && { price: words.perDay(words.money(total.lowestRate)) }),
  };
}

/** Returns the content of the share picture of /luxury-car-rental/{city}/{category}: it shows the best-rated of the cars on that page. */
export async function readCityCategoryContent(
  ctx: AppContext,
  slug: string,
  category: string,
): Promise<SharePictureContent> {
  const { city, total, vehicles, ...page } = await readCategoryInCityPage(ctx, { city: slug, category, page: null });
  return {
    ...(vehicles[0] ? vehicleSharePicture(vehicles[0].images) : citySharePicture(city)),
    kicker: RENTAL_KICKER,
    headline: `${CATEGORIES[page.category].shortLabel} a ${city.name}`,
    ...sharePriceText(total.lowestRate, PER_DAY),
  };
}

/** Returns the content of the share picture of a car's page. */
export async function readVehicleContent(
  ctx: AppContext,
  city: string,
  category: string,
  model: string,
): Promise<SharePictureContent> {
  const vehicle = await readVehicle(ctx, { city, category, model });
  return {
    ...vehicleSharePicture(vehicle.images),
    kicker: `${vehicle.location} · ${CATEGORIES[vehicle.category].shortLabel}`,
    headline: vehicleTitle(vehicle),
    ...sharePriceText(vehicle.dailyRate, PER_DAY),
  };
}

/** Returns the content of the share picture of /{brand}: it shows the brand's best-rated car. */
export async function readBrandContent(ctx: AppContext, slug: string): Promise<SharePictureContent> {
  const { brand, total, vehicles } = await readBrandPage(ctx, { brand: slug, page: null });
  return {
    ...vehicleSharePicture(vehicles[0]?.images ?? []),
    kicker: RENTAL_KICKER,
    headline: brand.name,
    ...sharePriceText(total.lowestRate, PER_DAY),
  };
}

/** Returns the content of the share picture of /{brand}/{city}. Throws "not-found" if the page redirects (product.md#brand-pages). */
export async function readBrandCityContent(ctx: AppContext, brand: string, city: string): Promise<SharePictureContent> {
  const page = await readBrandInCityPage(ctx, { brand, city, page: null });
  if ("missing" in page) throw new ServiceError("not-found", "Questa pagina non esiste.");
  return {
    ...vehicleSharePicture(page.vehicles[0]?.images ?? []),
    kicker: RENTAL_KICKER,
    headline: `${page.brand.name} a ${page.city.name}`,
    ...sharePriceText(page.total.lowestRate, PER_DAY),
  };
}
