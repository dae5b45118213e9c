import { type KnownSlugs, type OverridePageType, overrideKeysOf, parseOverriddenPage } from "./override-page-types.ts";

/** A row of one of these tables has another slug now. */
export interface SlugChange {
  entity: "brands" | "cities" | "vehicles" | "jets" | "experiences";
  from: string;
  to: string;
}

/**
 * The slug under which an override goes on speaking for its page after a city, brand, car or jet was given another slug; null when the page
 * is not theirs. `known` are the slugs as they were before.
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
  // A jet's model is no car's.
  const isOthers = part === "model" && (page.kind === "jet_model") !== (entity === "jets");
  const isTheirs = parameters.get(part) === from && !isOthers;
  return isTheirs ? (overrideKeysOf({ ...page, [part]: to })[0]?.slug ?? null) : null;
}

/** What an override's page calls a row of the table; null for pages that staff write nothing over. */
const PARTS = { cities: "city", brands: "brand", vehicles: "model", jets: "model", experiences: null } as const;
