import { paths } from "#domain/paths.ts";
import { ROUTE_ENTRIES, ROUTE_TABLE } from "#domain/routes/route-table.ts";
import { SITEMAP_INDEX_PATH } from "./sitemap.ts";

/**
 * What stays open of a list without end (docs/decisions/filtered-lists.md): the choice that breadcrumbs name, and the search by city that
 * the site's SearchAction names, whose noindex can so be read. A further parameter is closed again.
 */
const ALLOWED_PATHS = [`${paths.explore("service=experience")}$`, paths.explore("city=")] as const;
const DISALLOWED_EXCEPTIONS = [`${paths.explore("city=")}*&`] as const;

/** robots.txt (RFC 9309). The sitemap's address is absolute, as the protocol wants it. */
export function renderRobotsTxt(siteUrl: string): string {
  const rules = [
    ...listDisallowedPatterns().map((path) => `Disallow: ${path}`),
    ...ALLOWED_PATHS.map((path) => `Allow: ${path}`),
  ];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${siteUrl}${SITEMAP_INDEX_PATH}\n`;
}

/** Where nothing is for search engines: the panel, the API, forms and keys of single persons, and lists without end. */
function listDisallowedPatterns(): string[] {
  const rows = ROUTE_ENTRIES.map(([, row]) => row);
  const pages = rows.filter(({ visibility, module }) => visibility === "public" && module !== null);
  return [
    ...new Set([
      ...rows.flatMap(({ visibility, pattern }) => (visibility === "private" ? [toPrivateRoot(pattern)] : [])),
      // What has no address of its own (not found, moved) needs no rule.
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

/** The pattern as robots.txt writes it: a parameter is whatever stands there. */
const toWildcardPattern = (pattern: string) => pattern.replaceAll(/:\w+/g, "*");

/** What all private addresses with the same first word begin with, or the one that is that word alone. */
function toPrivateRoot(pattern: string): string {
  const root = `/${pattern.split("/")[1]}`;
  if (root === ROUTE_TABLE.admin.pattern) return root;
  return root === pattern ? `${root}$` : `${root}/`;
}
