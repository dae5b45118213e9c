import { expect, test } from "vitest";
import { parseJetQuote } from "#domain/jets/jet-quote-draft.ts";
import { parseRentalChoice, parseSearch } from "#domain/search/search.ts";
import { JET_QUOTE_PARAMETERS, RENTAL_PARAMETERS, SEARCH_PARAMETERS } from "./query-parameters.ts";

/** A query that notes what it is asked for; nothing is in it, so that no name is found before another is looked for. */
class NotedQuery extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string): string[] {
    this.names.add(name);
    return super.getAll(name);
  }
  override has(name: string): boolean {
    this.names.add(name);
    return super.has(name);
  }
}

function namesReadBy(parse: (query: URLSearchParams) => unknown): string[] {
  const query = new NotedQuery();
  parse(query);
  return [...query.names].sort();
}

test("a search reads the names that the table of addresses has for it", () => {
  expect(namesReadBy(parseSearch)).toEqual([...SEARCH_PARAMETERS].sort());
});

test("the pages of one car read the names that it has for them", () => {
  expect(namesReadBy(parseRentalChoice)).toEqual([...RENTAL_PARAMETERS].sort());
});

test("a jet quote reads the names that the table of addresses has for it", () => {
  expect(namesReadBy(parseJetQuote)).toEqual([...JET_QUOTE_PARAMETERS].sort());
});
