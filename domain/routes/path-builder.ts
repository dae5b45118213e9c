import { fillPattern } from "./patterns.ts";
import type { RouteEntry } from "./route-entry.ts";

type Parameter<Text extends string> = Text extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Text extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values for a pattern's parameters. */
type PathParameters<Pattern extends string> = Readonly<Record<Parameter<Pattern>, string>>;

/**
 * Creates a function that builds paths of the given routes by name. It escapes parameters, so that they cannot leave their segment. Callers pass only
 * the routes of their area, so that the public site's scripts do not contain the panel's.
 */
export const createPathBuilder =
  <Rows extends Readonly<Record<string, RouteEntry>>>(rows: Rows) =>
  <Name extends keyof Rows & string>(
    name: Name,
    ...[parameters]: keyof PathParameters<Rows[Name]["pattern"]> extends never
      ? []
      : [PathParameters<Rows[Name]["pattern"]>]
  ): string =>
    fillPattern(rows[name]?.pattern ?? "", parameters ?? {});

/** Appends a query (without "?") to a path, unless it is empty. */
export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);
