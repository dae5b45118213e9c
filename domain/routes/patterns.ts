import type { RouteEntry } from "./route-entry.ts";

/**
 * Returns the patterns of a route: its own pattern or, if a parameter allows only certain values, one pattern per value. `value` is the parameter's
 * value.
 */
export function possiblePatterns({ pattern, allowedValues }: RouteEntry): { pattern: string; value: string | null }[] {
  const [restricted] = Object.entries(allowedValues);
  if (!restricted) return [{ pattern, value: null }];
  const [parameter, values] = restricted;
  return values.map((value) => ({ pattern: pattern.replace(`:${parameter}`, value), value }));
}

/** Returns the parameters of a path as written there, or null if the path does not match. The part matched by "*" is omitted. */
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

/** Builds a path from a pattern. It escapes parameters, so that they cannot leave their segment. */
export function fillPattern(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_match, parameter: string) => encodeURIComponent(parameters[parameter] ?? ""));
}

/** Returns a sort key by specificity: literal segments come first, then parameters with certain values, then parameters with any value. */
export function specificity({ pattern, allowedValues }: RouteEntry): string {
  const rank = (part: string) =>
    part === "*" ? "3" : !part.startsWith(":") ? "0" : allowedValues[part.slice(1)] ? "1" : "2";
  return pattern.split("/").map(rank).join("");
}
