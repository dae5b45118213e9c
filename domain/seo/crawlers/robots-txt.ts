import { pathsIn } from "#domain/paths.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import type { RouteEntry } from "#domain/routes/route-entry.ts";
import { ROUTE_ENTRIES, ROUTE_TABLE } from "#domain/routes/route-table.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { SITEMAP_INDEX_PATH } from "./sitemap.ts";

type CrawledSite = Pick<SiteConfiguration, "offers" | "languages">;

/**
 * Renders robots.txt (RFC 9309) for the pages in all languages of the site, without those of an offer that is switched off. The protocol requires an
 * absolute sitemap URL.
 *
 * Exceptions from the disallowed filter URLs (docs/decisions/filtered-lists.md) are the service that breadcrumbs link, and the search by city of the
 * site's SearchAction, so that crawlers can read its noindex. The same URLs with a further parameter stay disallowed.
 */
export function renderRobotsTxt(siteUrl: string, site: CrawledSite): string {
  const allowed = site.languages.flatMap((language) => [
    ...(site.offers.experiences ? [`${pathsIn(language).explore("service=experience")}$`] : []),
    pathsIn(language).explore(CITY_SEARCH),
  ]);
  const rules = [
    ...listDisallowedPatterns(site).map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
  ];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${siteUrl}${SITEMAP_INDEX_PATH}\n`;
}

const CITY_SEARCH = "city=";

/** Returns the patterns that crawlers must not visit: panel, API, personal forms and tokens, and filtered lists. */
function listDisallowedPatterns({ offers, languages }: CrawledSite): string[] {
  const rows = ROUTE_ENTRIES.map(([, row]) => row).filter(({ offer }) => offer === null || offers[offer]);
  const pages = rows.filter(({ visibility, module }) => visibility === "public" && module !== null);
  const inLanguages = ({ hasLanguages }: RouteEntry, path: string) =>
    hasLanguages ? languages.map((language) => addLanguagePrefix(language, path)) : [path];
  return [
    ...new Set([
      ...rows.flatMap((row) => (row.visibility === "private" ? inLanguages(row, toPrivateRoot(row.pattern)) : [])),
      // Pages without a path of their own (not found, redirects) need no rule.
      ...pages.flatMap((row) => (row.isCached && !row.isIndexable ? inLanguages(row, row.pattern) : [])),
      ...pages.flatMap((row) =>
        row.disallowedQuery === "any" ? inLanguages(row, `${toWildcardPattern(row.pattern)}?`) : [],
      ),
      ...languages.map((language) => `${pathsIn(language).explore(CITY_SEARCH)}*&`),
      ...pages.flatMap(({ disallowedQuery }) =>
        disallowedQuery === "any" ? [] : disallowedQuery.map((name) => `/*?*${name}=`),
      ),
    ]),
  ];
}

/** Converts a pattern to robots.txt syntax: parameters become wildcards. */
const toWildcardPattern = (pattern: string) => pattern.replaceAll(/:\w+/g, "*");

/** Returns the common prefix of private routes with the same first segment, or the only route. */
function toPrivateRoot(pattern: string): string {
  const root = `/${pattern.split("/")[1]}`;
  if (root === ROUTE_TABLE.admin.pattern) return root;
  return root === pattern ? `${root}$` : `${root}/`;
}
