import { matchRoute } from "./match-route.ts";

/** Longer URLs, and those that match no page, bypass the cache. */
const MAX_CACHED_URL_CHARACTERS = 2048;

/**
 * Returns the cache key of a page (product.md#page-cache): its path and the parameters that the page reads, in the order of the route table. Repeated
 * parameters keep their order. Null for a URL that is not cached.
 */
export function toCacheKey(address: string): string | null {
  const at = address.indexOf("?");
  const path = at < 0 ? address : address.slice(0, at);
  if (address.length > MAX_CACHED_URL_CHARACTERS || address.includes("%00") || /\.data$/.test(path)) return null;
  const { entry } = matchRoute(path);
  if (!entry.isCached) return null;
  if (at < 0 || entry.query.length === 0) return path;
  const params = new URLSearchParams(address.slice(at));
  const keyQuery = new URLSearchParams(
    entry.query.flatMap((name) => params.getAll(name).map((value) => [name, value])),
  );
  return keyQuery.size > 0 ? `${path}?${keyQuery}` : path;
}
