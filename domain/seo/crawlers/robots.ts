import { ADDRESS_ROWS, ADDRESSES } from "#domain/addresses/addresses.ts";
import { paths } from "#domain/paths.ts";
import { SITEMAP_INDEX_PATH } from "./sitemap.ts";

/**
 * What stays open of a list without end (docs/decisions/filtered-lists.md): the choice that breadcrumbs name, and the search by city that
 * the site's SearchAction names, whose noindex can so be read. A further parameter is closed again.
 */
const OPEN = [`${paths.explore("service=experience")}$`, paths.explore("city=")] as const;
const CLOSED_AGAIN = [`${paths.explore("city=")}*&`] as const;

/** robots.txt (RFC 9309). The sitemap's address is absolute, as the protocol wants it. */
export function robotsText(siteUrl: string): string {
  const rules = [...closedPatterns().map((path) => `Disallow: ${path}`), ...OPEN.map((path) => `Allow: ${path}`)];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${siteUrl}${SITEMAP_INDEX_PATH}\n`;
}

/** Where nothing is for search engines: the panel, the API, forms and keys of single persons, and lists without end. */
function closedPatterns(): string[] {
  const rows = ADDRESS_ROWS.map(([, row]) => row);
  const pages = rows.filter(({ visibility, module }) => visibility === "public" && module !== null);
  return [
    ...new Set([
      ...rows.flatMap(({ visibility, pattern }) => (visibility === "private" ? [privateRoot(pattern)] : [])),
      // What has no address of its own (not found, moved) needs no rule.
      ...pages.flatMap(({ indexed, cached, pattern }) => (cached && !indexed ? [pattern] : [])),
      ...pages.flatMap(({ closedQuery, pattern }) => (closedQuery === "any" ? [`${anyValue(pattern)}?`] : [])),
      ...CLOSED_AGAIN,
      ...pages.flatMap(({ closedQuery }) => (closedQuery === "any" ? [] : closedQuery.map((name) => `/*?*${name}=`))),
    ]),
  ];
}

/** The pattern as robots.txt writes it: a parameter is whatever stands there. */
const anyValue = (pattern: string) => pattern.replaceAll(/:\w+/g, "*");

/** What all private addresses with the same first word begin with, or the one that is that word alone. */
function privateRoot(pattern: string): string {
  const root = `/${pattern.split("/")[1]}`;
  if (root === ADDRESSES.admin.pattern) return root;
  return root === pattern ? `${root}$` : `${root}/`;
}
