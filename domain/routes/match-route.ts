import type { Language } from "#domain/languages.ts";
import { firstSegment, splitLanguagePrefix } from "./language-prefix.ts";
import { matchPattern, specificity } from "./patterns.ts";
import { canBeBrandSlug } from "./reserved-segments.ts";
import type { RouteEntry } from "./route-entry.ts";
import { ROUTE_ENTRIES, ROUTE_TABLE, type RouteName } from "./route-table.ts";

/** A path matched against the route table. */
export interface MatchedRoute {
  name: RouteName;
  entry: RouteEntry;
  /** The language prefix of the path, or null. */
  language: Language | null;
  /** The values of the pattern's parameters as written in the path, still encoded. */
  parameters: Readonly<Record<string, string>>;
}

const BY_SPECIFICITY = ROUTE_ENTRIES.toSorted(([, one], [, other]) => (specificity(one) < specificity(other) ? -1 : 1));
/** Routes by first segment; those that start with a parameter are under "". */
const BY_FIRST_SEGMENT = Map.groupBy(BY_SPECIFICITY, ([, { pattern }]) => {
  const first = firstSegment(pattern);
  return /^[:*]/.test(first) ? "" : first;
});
const PARAMETER_FIRST = BY_FIRST_SEGMENT.get("") ?? [];
const PRIVATE_PREFIXES = firstSegmentsWhere(({ visibility }) => visibility === "private");
const CASE_SENSITIVE_PREFIXES = firstSegmentsWhere(({ hasCaseSensitiveKey }) => hasCaseSensitiveKey);

/** Matches a path in any language, or the router's data request for it. Unknown paths match "notFound". */
export function matchRoute(pathname: string): MatchedRoute {
  const { language, path } = toPagePath(pathname);
  for (const rows of [BY_FIRST_SEGMENT.get(firstSegment(path)) ?? [], PARAMETER_FIRST]) {
    for (const [name, entry] of rows) {
      const parameters = matchPattern(entry, path);
      if (parameters && hasValidBrand(parameters)) return { name, entry, language, parameters };
    }
  }
  return { name: "notFound", entry: ROUTE_TABLE.notFound, language, parameters: {} };
}

const hasValidBrand = ({ brand }: Readonly<Record<string, string>>) => brand === undefined || canBeBrandSlug(brand);

/** Whether the response differs by visitor, even for an unknown page. The first segment alone decides. */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_PREFIXES.has(firstSegment(toPagePath(pathname).path));
}

/**
 * Returns the length of the path's fixed part, to be written in lowercase. After it come keys and ids, which are case-sensitive. Returns null if the
 * path has no such keys or ids.
 */
export function privatePrefixLength(pathname: string): number | null {
  const { path } = splitLanguagePrefix(pathname);
  const segment = firstSegment(path);
  return CASE_SENSITIVE_PREFIXES.has(segment) ? pathname.length - path.length + `/${segment}`.length : null;
}

/** Returns the page's path from the path of an HTTP request: for the page itself, or for its data (by the router). */
function toPagePath(pathname: string) {
  return splitLanguagePrefix(pathname.replace(/(\/_)?\.data$/, "") || "/");
}

function firstSegmentsWhere(predicate: (entry: RouteEntry) => boolean): ReadonlySet<string> {
  return new Set(ROUTE_ENTRIES.flatMap(([, entry]) => (predicate(entry) ? [firstSegment(entry.pattern)] : [])));
}
