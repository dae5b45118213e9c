import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The matches passed to `meta`. The first is the root, whose loader returns the site configuration unless it failed. */
export type RootMatches = readonly [{ loaderData?: { site: SiteConfiguration } | undefined }, ...unknown[]];

/** Returns a title followed by the company's name, if that is known. */
export function titleWithCompany(title: string, separator: " · " | " | ", [root]: RootMatches): string {
  return [title, root.loaderData?.site.name].filter(Boolean).join(separator);
}
