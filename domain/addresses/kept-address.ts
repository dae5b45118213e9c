import { findAddress } from "./find-address.ts";

/** Longer addresses, and those that no page can mean, are answered without the cache. */
const LONGEST = 2048;

/**
 * What a page is kept under (product.md#page-cache): its path and the parameters that it reads, in the order of the table of addresses; several values
 * of one keep theirs. Null for an address that is kept nowhere.
 */
export function keptAddress(address: string): string | null {
  const at = address.indexOf("?");
  const path = at < 0 ? address : address.slice(0, at);
  if (address.length > LONGEST || address.includes("%00") || /\.data$/.test(path)) return null;
  const { row } = findAddress(path);
  if (!row.cached) return null;
  if (at < 0 || row.query.length === 0) return path;
  const asked = new URLSearchParams(address.slice(at));
  const read = new URLSearchParams(row.query.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return read.size > 0 ? `${path}?${read}` : path;
}
