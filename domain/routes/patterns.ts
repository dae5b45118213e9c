import type { RouteEntry } from "./route-entry.ts";

/**
 * The patterns an address stands for: its own, or where a parameter has only certain values one for each of them. `value` is that value.
 */
export function possiblePatterns({ pattern, allowedValues }: RouteEntry): { pattern: string; value: string | null }[] {
  const [restricted] = Object.entries(allowedValues);
  if (!restricted) return [{ pattern, value: null }];
  const [parameter, values] = restricted;
  return values.map((value) => ({ pattern: pattern.replace(`:${parameter}`, value), value }));
}

/**
 * What stands for the parameters of an address in a path, segment by segment as it is written there; null for a path that is not of this
 * address. What a "*" stands for is left out.
 */
export function matchPattern({ pattern, allowedValues }: RouteEntry, path: string): Record<string, string> | null {
  const parts = pattern.split("/");
  const segments = path.split("/");
  const hasWildcard = parts.at(-1) === "*";
  if (hasWildcard) parts.pop();
  if (hasWildcard ? segments.length < parts.length : segments.length !== parts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== segment) return null;
      continue;
    }
    const parameter = part.slice(1);
    if (segment === "" || (allowedValues[parameter] && !allowedValues[parameter].includes(segment))) return null;
    parameters[parameter] = segment;
  }
  return parameters;
}

/** The path of a pattern; what stands for a parameter is escaped, so that it cannot leave its segment. */
export function fillPattern(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_match, parameter: string) => encodeURIComponent(parameters[parameter] ?? ""));
}

/** How exactly an address says what it is, for sorting: fixed words come before the few values of a parameter, those before any value. */
export function specificity({ pattern, allowedValues }: RouteEntry): string {
  const rank = (part: string) =>
    part === "*" ? "3" : !part.startsWith(":") ? "0" : allowedValues[part.slice(1)] ? "1" : "2";
  return pattern.split("/").map(rank).join("");
}
