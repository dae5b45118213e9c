import { splitLanguageQuery } from "./language-query.ts";
import { matchRoute } from "./match-route.ts";
import { withQuery } from "./path-builder.ts";
import type { RouteEntry } from "./route-entry.ts";

/** Longer URLs, and those that match no page, bypass the cache. */
const MAX_CACHED_URL_CHARACTERS = 2048;

/**
 * Returns the cache key of a page (product.md#page-cache): its path and the parameters that the page reads, in the order of the route table. Null for a URL that is not cached.
 */
export function toCacheKey(address: string): string | null {
  const at = address.indexOf("?");
  const path = at < 0 ? address : address.slice(0, at);
  if (address.length > MAX_CACHED_URL_CHARACTERS || address.includes("%00") || /\.data$/.test(path)) return null;
  const { entry } = matchRoute(path);
  if (!entry.isCached) return null;
  // A language in the query redirects, whatever the cache holds for the page.
  if (at >= 0 && splitLanguageQuery(address.slice(at))) return null;
  return withQuery(path, at < 0 ? "" : toCanonicalQuery(entry, address.slice(at)));
}

/** Returns the parameters of a query that a page reads, in the order of the route table, without "?". Repeated parameters keep their order. */
export function toCanonicalQuery({ query }: RouteEntry, search: string): string {
  if (query.length === 0) return "";
  const parameters = new URLSearchParams(search);
  return new URLSearchParams(query.flatMap((name) => parameters.getAll(name).map((value) => [name, value]))).toString();
}
