import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { cityNameIn } from "#domain/cities/city-names.ts";
import { cityWords } from "#domain/cities/city-words.ts";
import type { CityLanguage } from "#domain/languages.ts";
import { cityPicture, fromPrice, type ShareCard, shareCarPicture } from "#domain/seo/share-pictures/share-card.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { readWholeCollection } from "#server/services/catalogue/read-whole-collection.ts";
import { readVehicle } from "#server/services/catalogue/shared/read-vehicle.ts";

const RENTAL = "Noleggio auto di lusso";
const PER_DAY = "al giorno";

/** /luxury-car-rental. */
export async function hubCard(ctx: AppContext): Promise<ShareCard> {
  const { total, cities } = await readRentalHub(ctx);
  return {
    layout: "plate",
    picture: "/pictures/house/service-1200.webp",
    kicker: `${cities.length} città d’Europa`,
    headline: RENTAL,
    ...fromPrice(total.lowestRate, PER_DAY),
  };
}

/** /vetture, and /explore without a search: the same cars. */
export async function collectionCard(ctx: AppContext): Promise<ShareCard> {
  const { total, categories } = await readWholeCollection(ctx);
  return {
    ...shareCarPicture(categories[0]?.shown[0]?.images ?? []),
    kicker: `${total.vehicles} vetture`,
    headline: "La collezione intera",
    ...fromPrice(total.lowestRate, PER_DAY),
  };
}

/** /luxury-car-rental/{category}. */
export async function categoryCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { category, total } = await readCategoryPage(ctx, { category: slug, page: null });
  return {
    layout: "plate",
    picture: `/pictures/categories/${category}-1200.webp`,
    kicker: RENTAL,
    headline: CATEGORIES[category].shortLabel,
    ...fromPrice(total.lowestRate, PER_DAY),
  };
}

/** /luxury-car-rental/{city}, in the language of its page. */
export async function cityCard(ctx: AppContext, slug: string, language: CityLanguage): Promise<ShareCard> {
  const { city, total } = await readCityPage(ctx, { city: slug, page: null });
  const words = cityWords(language);
  return {
    ...cityPicture(city),
    kicker: words.rental,
    headline: cityNameIn(language, city),
    ...(total.lowestRate > 0 && { price: words.perDay(words.money(total.lowestRate)) }),
  };
}

/** /luxury-car-rental/{city}/{category}: the best-rated of the cars listed there. */
export async function cityCategoryCard(ctx: AppContext, slug: string, category: string): Promise<ShareCard> {
  const { city, total, vehicles, ...page } = await readCategoryInCityPage(ctx, { city: slug, category, page: null });
  return {
    ...(vehicles[0] ? shareCarPicture(vehicles[0].images) : cityPicture(city)),
    kicker: RENTAL,
    headline: `${CATEGORIES[page.category].shortLabel} a ${city.name}`,
    ...fromPrice(total.lowestRate, PER_DAY),
  };
}

/** A car's own page. */
export async function vehicleCard(ctx: AppContext, city: string, category: string, model: string): Promise<ShareCard> {
  const vehicle = await readVehicle(ctx, { city, category, model });
  return {
    ...shareCarPicture(vehicle.images),
    kicker: `${vehicle.location} · ${CATEGORIES[vehicle.category].shortLabel}`,
    headline: vehicleTitle(vehicle),
    ...fromPrice(vehicle.dailyRate, PER_DAY),
  };
}

/** /{brand}: the best-rated of its cars. */
export async function brandCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { brand, total, vehicles } = await readBrandPage(ctx, { brand: slug, page: null });
  return {
    ...shareCarPicture(vehicles[0]?.images ?? []),
    kicker: RENTAL,
    headline: brand.name,
    ...fromPrice(total.lowestRate, PER_DAY),
  };
}

/** /{brand}/{city}. Throws "not-found" where the page redirects (product.md#brand-pages). */
export async function brandCityCard(ctx: AppContext, brand: string, city: string): Promise<ShareCard> {
  const page = await readBrandInCityPage(ctx, { brand, city, page: null });
  if ("missing" in page) throw new ServiceError("not-found", "Questa pagina non esiste.");
  return {
    ...shareCarPicture(page.vehicles[0]?.images ?? []),
    kicker: RENTAL,
    headline: `${page.brand.name} a ${page.city.name}`,
    ...fromPrice(page.total.lowestRate, PER_DAY),
  };
}
