import { fillPattern } from "./patterns.ts";
import type { RouteEntry } from "./route-entry.ts";

type Parameter<Text extends string> = Text extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Text extends `${string}:${infer Name}`
    ? Name
    : never;

/** What stands for the parameters of a pattern. */
type PathParameters<Pattern extends string> = Readonly<Record<Parameter<Pattern>, string>>;

/**
 * Makes paths of these rows of the table, by their names; what stands for a parameter is escaped, so that it cannot leave its segment. Whoever
 * needs the pages of one area hands in its rows alone, so that a visitor's scripts do not carry the panel's.
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

/** A path with a query, which comes without "?"; the path alone where the query is empty. */
export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);
