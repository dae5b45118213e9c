import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The matches that `meta` is given: first the root, whose loader hands out the site configuration when it got so far. */
export type RootMatches = readonly [{ loaderData?: { site: SiteConfiguration } | undefined }, ...unknown[]];

/** A title with the company's name after it, where that is known. */
export function titleWithCompany(title: string, separator: " · " | " | ", [root]: RootMatches): string {
  return [title, root.loaderData?.site.name].filter(Boolean).join(separator);
}
