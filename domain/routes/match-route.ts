import type { CityLanguage } from "#domain/languages.ts";
import { firstSegment, splitLanguagePrefix } from "./language-prefix.ts";
import { matchPattern, specificity } from "./patterns.ts";
import { canBeBrandSlug } from "./reserved-segments.ts";
import type { RouteEntry } from "./route-entry.ts";
import { ROUTE_ENTRIES, ROUTE_TABLE, type RouteName } from "./route-table.ts";

/** A path as the table of addresses knows it. */
export interface MatchedRoute {
  name: RouteName;
  entry: RouteEntry;
  /** The language the path begins with; null where it begins with none. */
  language: CityLanguage | null;
  /** What stands for the parameters of its pattern, as it is written in the path. */
  parameters: Readonly<Record<string, string>>;
}

const BY_SPECIFICITY = ROUTE_ENTRIES.toSorted(([, one], [, other]) => (specificity(one) < specificity(other) ? -1 : 1));
/** The rows by the word they begin with; those that begin with any word stand under "". */
const BY_FIRST_SEGMENT = Map.groupBy(BY_SPECIFICITY, ([, { pattern }]) => {
  const first = firstSegment(pattern);
  return /^[:*]/.test(first) ? "" : first;
});
const PARAMETER_FIRST = BY_FIRST_SEGMENT.get("") ?? [];
const PRIVATE_PREFIXES = firstSegmentsWhere(({ visibility }) => visibility === "private");
const CASE_SENSITIVE_PREFIXES = firstSegmentsWhere(({ hasCaseSensitiveKey }) => hasCaseSensitiveKey);

/** The address of a path in any language, or of the router's request for its data; "notFound" for a path that is no address. */
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

/** True where what is answered differs by visitor, be it that the address does not exist: the first word alone decides. */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_PREFIXES.has(firstSegment(toPagePath(pathname).path));
}

/**
 * How much of a path, written in small letters, is words of ours: what follows is keys and ids, whose letters mean what they are. Null for
 * a path without any.
 */
export function privatePrefixLength(pathname: string): number | null {
  const { path } = splitLanguagePrefix(pathname);
  const segment = firstSegment(path);
  return CASE_SENSITIVE_PREFIXES.has(segment) ? pathname.length - path.length + `/${segment}`.length : null;
}

/** The page that is asked for, by a visitor or by the router for its data alone. */
function toPagePath(pathname: string) {
  return splitLanguagePrefix(pathname.replace(/(\/_)?\.data$/, "") || "/");
}

function firstSegmentsWhere(predicate: (entry: RouteEntry) => boolean): ReadonlySet<string> {
  return new Set(ROUTE_ENTRIES.flatMap(([, entry]) => (predicate(entry) ? [firstSegment(entry.pattern)] : [])));
}
