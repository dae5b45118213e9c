import { type KnownSlugs, type OverridePageType, overrideKeysOf, parseOverriddenPage } from "./override-page-types.ts";

/** A changed slug of a row in one of these tables. */
export interface SlugChange {
  entity: "brands" | "cities" | "vehicles" | "jets" | "experiences";
  from: string;
  to: string;
}

/**
 * Returns the override's new slug after a city, brand, car or jet changed its slug, or null if the page does not contain it. `known` are the slugs
 * before the change.
 */
export function overrideSlugAfterRename(
  override: { pageType: OverridePageType; slug: string },
  { entity, from, to }: SlugChange,
  known: KnownSlugs,
): string | null {
  const page = parseOverriddenPage(override.pageType, override.slug, known);
  if (!page) return null;
  const part = PARTS[entity];
  if (!part) return null;
  const parameters = new Map<string, string>(Object.entries(page));
  // A jet model page does not belong to a car with that slug, and vice versa.
  const isOthers = part === "model" && (page.kind === "jet_model") !== (entity === "jets");
  const isTheirs = parameters.get(part) === from && !isOthers;
  return isTheirs ? (overrideKeysOf({ ...page, [part]: to })[0]?.slug ?? null) : null;
}

/** The part of an override's page that holds the row's slug, by table; missing for pages without overrides. */
const PARTS = { cities: "city", brands: "brand", vehicles: "model", jets: "model", experiences: null } as const;
