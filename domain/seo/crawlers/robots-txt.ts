import type { Offers } from "#domain/offers/offers.ts";
import { paths } from "#domain/paths.ts";
import { ROUTE_ENTRIES, ROUTE_TABLE } from "#domain/routes/route-table.ts";
import { SITEMAP_INDEX_PATH } from "./sitemap.ts";

/**
 * Exceptions from the disallowed filter URLs (docs/decisions/filtered-lists.md): the service that breadcrumbs link, and the search by city of the
 * site's SearchAction, so that crawlers can read its noindex. The same URLs with a further parameter stay disallowed.
 */
const EXPERIENCES_PATH = `${paths.explore("service=experience")}$`;
const CITY_SEARCH_PATH = paths.explore("city=");
const DISALLOWED_EXCEPTIONS = [`${CITY_SEARCH_PATH}*&`] as const;

/** Renders robots.txt (RFC 9309), without pages of an offer that is switched off. The protocol requires an absolute sitemap URL. */
export function renderRobotsTxt(siteUrl: string, offers: Offers): string {
  const rules = [
    ...listDisallowedPatterns(offers).map((path) => `Disallow: ${path}`),
    ...(offers.experiences ? [`Allow: ${EXPERIENCES_PATH}`] : []),
    `Allow: ${CITY_SEARCH_PATH}`,
  ];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${siteUrl}${SITEMAP_INDEX_PATH}\n`;
}

/** Returns the patterns that crawlers must not visit: panel, API, personal forms and tokens, and filtered lists. */
function listDisallowedPatterns(offers: Offers): string[] {
  const rows = ROUTE_ENTRIES.map(([, row]) => row).filter(({ offer }) => offer === null || offers[offer]);
  const pages = rows.filter(({ visibility, module }) => visibility === "public" && module !== null);
  return [
    ...new Set([
      ...rows.flatMap(({ visibility, pattern }) => (visibility === "private" ? [toPrivateRoot(pattern)] : [])),
      // Pages without a path of their own (not found, redirects) need no rule.
      ...pages.flatMap(({ isIndexable, isCached, pattern }) => (isCached && !isIndexable ? [pattern] : [])),
      ...pages.flatMap(({ disallowedQuery, pattern }) =>
        disallowedQuery === "any" ? [`${toWildcardPattern(pattern)}?`] : [],
      ),
      ...DISALLOWED_EXCEPTIONS,
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
