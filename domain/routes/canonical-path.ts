import { addLanguagePrefix, splitLanguagePrefix } from "./language-prefix.ts";
import { LEGACY_REDIRECTS } from "./legacy-redirects.ts";
import { matchRoute, privatePrefixLength } from "./match-route.ts";

const PERCENT_ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * Returns the canonical path of a page: unneeded percent-encoding decoded, single slashes, no trailing slash, dot segments resolved, lowercase, and
 * paths of the former site replaced. Italian pages have no language prefix, and neither do panel, sign-in, API and files. All corrections happen in one redirect. Escapes that must stay keep their case.
 */
export function canonicalPath(pathname: string): string {
  const plain = resolveDotSegments(
    pathname.replaceAll(PERCENT_ESCAPES, decodeUnneededEscapes).replaceAll(/\/{2,}/g, "/"),
  )
    .replace(/(?<=.)\/$/, "")
    // React Router requests the data of "/path/" at "/path/_.data", which is the same as "/path.data". Only the home page must keep "/_.data".
    .replace(/(?<=.)(?:\/_)*\.data$/i, ".data");
  const lower = plain.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (match) => (match.length > 1 ? match : match.toLowerCase()));
  const prefixLength = privatePrefixLength(lower);
  const written = prefixLength === null ? lower : lower.slice(0, prefixLength) + plain.slice(prefixLength);
  const { language, path } = splitLanguagePrefix(written);
  const current = LEGACY_REDIRECTS[path] ?? path;
  if (language === null) return current;
  // What follows the language may begin with another one.
  if (language === "it" || !matchRoute(current).entry.hasLanguages) return canonicalPath(current);
  return addLanguagePrefix(language, current);
}

const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/** Resolves dot segments that encoded slashes had hidden, because clients would resolve them too. */
const resolveDotSegments = (path: string): string =>
  DOT_SEGMENT.test(path) ? new URL(path, "http://site").pathname : path;

/**
 * Decodes the unneeded escapes in a sequence of escapes, so that the result equals what `paths` builds. Invalid UTF-8 stays unchanged and is refused
 * later.
 */
function decodeUnneededEscapes(escapes: string): string {
  try {
    return encodeURI(decodeURIComponent(escapes)).replaceAll("?", "%3F").replaceAll("#", "%23");
  } catch {
    return escapes;
  }
}
