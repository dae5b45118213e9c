import { matchRoute } from "./match-route.ts";

/** Longer addresses, and those that no page can mean, are answered without the cache. */
const MAX_CACHED_URL_CHARACTERS = 2048;

/**
 * What a page is kept under (product.md#page-cache): its path and the parameters that it reads, in the order of the table of addresses; several values
 * of one keep theirs. Null for an address that is kept nowhere.
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
