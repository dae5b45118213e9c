import { FORMER_ADDRESSES } from "#domain/addresses/former-addresses.ts";

/** Addresses with a key in them: their letters mean what they are. */
const KEYED = /^\/prenotazione\//i;

/**
 * The one address of a page among all the ways to write it: single slashes, none at the end, lowercase, and the successor of a path of
 * the former site (B 2.7), so that any mixture of these moves in one step. A percent-encoded byte keeps its letters.
 */
export function settledPath(pathname: string): string {
  const plain = pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  const lower = KEYED.test(plain)
    ? plain.replace(KEYED, (segment) => segment.toLowerCase())
    : plain.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (match) => (match.length > 1 ? match : match.toLowerCase()));
  return FORMER_ADDRESSES[lower] ?? lower;
}
