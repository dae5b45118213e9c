import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { findOriginsDeliveringTo, isDeliverable } from "#domain/delivery/delivered-listing.ts";
import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import type { DeliveryCity } from "#domain/delivery/destination.ts";
import { type Jet, toJetTypeSlug } from "#domain/jets/jet.ts";
import { findCanonicalCity } from "#domain/jets/jet-pages.ts";
import { defaultLanguageOf, type Language } from "#domain/languages.ts";
import { paths } from "#domain/paths.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { canBeBrandSlug } from "#domain/routes/reserved-segments.ts";
import type { OverridablePage } from "#domain/seo-overrides/override-page-types.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { latestDate, type SitemapEntry } from "./sitemap.ts";

/** A page of the sitemap, with the data that overrides need. */
export interface SitemapPage extends SitemapEntry {
  page?: OverridablePage;
  /** The languages of the page's text, if it exists only in these (product.md#languages). */
  languages?: readonly string[];
  /** Languages in which staff keep the page out of search engines or gave it another canonical URL. */
  unlinkedLanguages?: readonly Language[];
}

/** The cars of one brand, city and category; pages list, count and price them. */
export interface VehicleGroup {
  brandSlug: string;
  citySlug: string;
  category: CategorySlug;
  /** The last change of any of these cars. */
  changed: Date;
}

/** An active city with a page of its own. */
export interface SitemapCity {
  slug: string;
  name: string;
  /** Codes of the languages of its text. */
  languages: readonly string[];
  /** Whether cars are delivered there; unknown if absent. */
  delivered?: boolean;
  changed: Date;
}

export interface SitemapBrand {
  slug: string;
  changed: Date;
}

export interface SitemapVehicle {
  slug: string;
  citySlug: string;
  category: CategorySlug;
  images: readonly string[];
  changed: Date;
}

export interface SitemapJet extends Pick<Jet, "slug" | "type" | "cities" | "images"> {
  changed: Date;
}

export interface SitemapExperience {
  slug: string;
  images: readonly string[];
  changed: Date;
}

const latestChange = (rows: readonly { changed: Date }[]) => latestDate(rows.map(({ changed }) => changed));
const cityPicture = (slug: string) => [`/pictures/cities/${slug}-1200.webp`];

/**
 * Returns each page in each of its languages, Italian first. All versions of a page name each other and one for visitors who read none of the
 * languages.
 */
export function listLanguageVersions(pages: readonly SitemapPage[], siteLanguages: readonly Language[]): SitemapPage[] {
  return pages.flatMap((page) => {
    const { languages: written, unlinkedLanguages = [] } = page;
    const languages = siteLanguages.filter(
      (code) => !unlinkedLanguages.includes(code) && (code === "it" || !written || written.includes(code)),
    );
    const versions = languages.map((language) => ({ language, path: addLanguagePrefix(language, page.path) }));
    const byDefault = versions.find(({ language }) => language === defaultLanguageOf(languages));
    const alternates = [...versions, ...(byDefault ? [{ language: "x-default", path: byDefault.path }] : [])];
    return versions.map(({ path }) => ({ ...page, path, ...(versions.length > 1 && { alternates }) }));
  });
}

/** Returns the pages that exist once: home, hubs, categories with cars, company pages, experiences. The jets' hub is left out without jets. */
export function buildContentPages(
  groups: readonly VehicleGroup[],
  jets: readonly SitemapJet[],
  experiences: readonly SitemapExperience[],
  photographed: readonly Pick<Vehicle, "category" | "images">[],
): SitemapPage[] {
  const changed = latestChange(groups);
  return [
    { path: paths.home, changed },
    { path: paths.hub, changed, page: { kind: "main_hub" } },
    ...CATEGORY_SLUGS.filter((category) => groups.some((group) => group.category === category)).map((category) => ({
      path: paths.category(category),
      changed: latestChange(groups.filter((group) => group.category === category)),
      images: [
        stripPictureDetails(
          photographed.find((vehicle) => vehicle.category === category)?.images[0] ??
            `/pictures/categories/${category}-1200.webp`,
        ),
      ],
      page: { kind: "category", category } as const,
    })),
    { path: paths.cars, changed },
    { path: paths.explore(), changed },
    { path: paths.whereWeOperate, changed },
    ...(jets.length > 0 ? [{ path: paths.jets, changed: latestChange(jets), page: { kind: "jet_hub" } as const }] : []),
    ...experiences.map((experience) => ({ ...experience, path: paths.experience(experience.slug) })),
    { path: paths.club },
    { path: paths.contacts },
    { path: paths.privacy },
    { path: paths.terms },
  ];
}

/** Marks cities to which cars of another city are delivered (product.md#delivery). */
export function markDeliveredCities(
  listed: readonly SitemapCity[],
  from: { groups: readonly VehicleGroup[]; cities: readonly DeliveryCity[]; delivery: DeliveryConfiguration },
): SitemapCity[] {
  return listed.map((one) => {
    const city = from.cities.find(({ slug }) => slug === one.slug);
    const bases = city ? findOriginsDeliveringTo(city, from.cities, from.delivery) : [];
    return { ...one, delivered: from.groups.some((group) => isDeliverable(group, bases)) };
  });
}

/** Returns every city with available cars, and each of its categories with cars. */
export function buildCityPages(cities: readonly SitemapCity[], groups: readonly VehicleGroup[]): SitemapPage[] {
  const byCity = Map.groupBy(groups, ({ citySlug }) => citySlug);
  return cities.flatMap((city): SitemapPage[] => {
    const here = byCity.get(city.slug) ?? [];
    const categories = CATEGORY_SLUGS.flatMap((category): SitemapPage[] => {
      const changed = latestChange(here.filter((group) => group.category === category));
      const page = { kind: "category_city", city: city.slug, category } as const;
      return changed ? [{ path: paths.cityCategory(city.slug, category), changed, page }] : [];
    });
    const changed = latestDate([city.changed, latestChange(here)]);
    const hasCars = here.length > 0 || city.delivered !== false;
    const page = { kind: "city", city: city.slug } as const;
    const { languages } = city;
    const cityPage = { path: paths.city(city.slug), changed, images: cityPicture(city.slug), page, languages };
    return hasCars ? [cityPage, ...categories] : [];
  });
}

/** Returns the pages of cars. */
export function buildVehiclePages(cars: readonly SitemapVehicle[]): SitemapPage[] {
  return cars.map((car) => ({
    path: paths.vehicle(car),
    changed: car.changed,
    images: car.images,
    page: { kind: "model", city: car.citySlug, category: car.category, model: car.slug },
  }));
}

/** Returns brands that have cars, and their cities with cars (other cities redirect). */
export function buildBrandPages(
  brands: readonly SitemapBrand[],
  cities: readonly SitemapCity[],
  groups: readonly VehicleGroup[],
): SitemapPage[] {
  const byBrand = Map.groupBy(groups, ({ brandSlug }) => brandSlug);
  return brands.flatMap((brand): SitemapPage[] => {
    const brandGroups = byBrand.get(brand.slug) ?? [];
    if (!canBeBrandSlug(brand.slug) || brandGroups.length === 0) return [];
    const inCities = cities.flatMap((city): SitemapPage[] => {
      const changed = latestChange(brandGroups.filter((group) => group.citySlug === city.slug));
      const page = { kind: "brand-city", brand: brand.slug, city: city.slug } as const;
      return changed ? [{ path: paths.brandCity(brand.slug, city.slug), changed, page }] : [];
    });
    const changed = latestDate([brand.changed, latestChange(brandGroups)]);
    return [{ path: paths.brand(brand.slug), changed, page: { kind: "brand", brand: brand.slug } }, ...inCities];
  });
}

/** Returns cities with jets, each of their types, and each jet once, in the city of its canonical page. `jets` must be available. */
export function buildJetPages(cities: readonly SitemapCity[], jets: readonly SitemapJet[]): SitemapPage[] {
  return cities.flatMap((city): SitemapPage[] => {
    const here = jets.filter((jet) => jet.cities.includes(city.name));
    if (here.length === 0) return [];
    const types = [...Map.groupBy(here, ({ type }) => toJetTypeSlug(type))].map(
      ([jetType, ofType]): SitemapPage => ({
        path: paths.jetType(city.slug, jetType),
        changed: latestChange(ofType),
        page: { kind: "jet_type", city: city.slug, jetType },
      }),
    );
    const models = here
      .filter((jet) => findCanonicalCity(jet, cities) === city)
      .map((jet): SitemapPage => {
        const jetType = toJetTypeSlug(jet.type);
        return {
          path: paths.jetModel(city.slug, jetType, jet.slug),
          changed: jet.changed,
          images: jet.images,
          page: { kind: "jet_model", city: city.slug, jetType, model: jet.slug },
        };
      });
    const page = { kind: "jet_city", city: city.slug } as const;
    return [
      { path: paths.jetCity(city.slug), changed: latestChange(here), images: cityPicture(city.slug), page },
      ...types,
      ...models,
    ];
  });
}

/** Returns the magazine and its articles, each with its last change; nothing without articles. */
export function buildMagazinePages(
  articles: readonly { slug: string; image: string; changedAt: Date; languages?: readonly string[] }[],
): SitemapPage[] {
  const pages = articles.map(({ slug, image, changedAt, languages }) => ({
    ...(languages && { languages }),
    path: paths.magazine(slug),
    changed: changedAt,
    images: [image],
  }));
  const languages = [...new Set(pages.flatMap((page) => page.languages ?? []))];
  const index = { path: paths.magazineIndex, changed: latestChange(pages), ...(languages.length > 0 && { languages }) };
  return pages.length === 0 ? [] : [index, ...pages];
}
