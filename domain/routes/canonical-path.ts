import { LEGACY_REDIRECTS } from "./legacy-redirects.ts";
import { privatePrefixLength } from "./match-route.ts";

const PERCENT_ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * The one address of a page among all the ways to write it: what is percent-encoded without need decoded, single slashes, none at the end, no steps up,
 * lowercase, and the successor of a path of the former site, so that any mixture of these moves in one step. What must stay
 * encoded keeps its letters.
 */
export function canonicalPath(pathname: string): string {
  const plain = resolveDotSegments(
    pathname.replaceAll(PERCENT_ESCAPES, decodeUnneededEscapes).replaceAll(/\/{2,}/g, "/"),
  )
    .replace(/(?<=.)\/$/, "")
    // React Router's data of an address that ends in a slash are those of the address without it; only the home page has no other.
    .replace(/(?<=.)(?:\/_)*\.data$/i, ".data");
  const lower = plain.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (match) => (match.length > 1 ? match : match.toLowerCase()));
  const prefixLength = privatePrefixLength(lower);
  if (prefixLength !== null) return lower.slice(0, prefixLength) + plain.slice(prefixLength);
  return LEGACY_REDIRECTS[lower] ?? lower;
}

const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/** Steps that an encoded slash had hidden, taken: whoever follows the address would take them. */
const resolveDotSegments = (path: string): string =>
  DOT_SEGMENT.test(path) ? new URL(path, "http://site").pathname : path;

/** A run of escapes as `paths` would write it; what is no text is left to be refused. */
function decodeUnneededEscapes(escapes: string): string {
  try {
    return encodeURI(decodeURIComponent(escapes)).replaceAll("?", "%3F").replaceAll("#", "%23");
  } catch {
    return escapes;
  }
}
