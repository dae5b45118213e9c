import { expect, test } from "vitest";
import { parseJetQuoteForm } from "#domain/jets/jet-quote-draft.ts";
import { parseRentalChoice, parseSearch } from "#domain/search/search.ts";
import { JET_QUOTE_PARAMETERS, RENTAL_PARAMETERS, SEARCH_PARAMETERS } from "./query-parameters.ts";

/** A query that records which names are read. It is empty, so that the parser tries every alternative name. */
class RecordingQuery extends URLSearchParams {
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
  const query = new RecordingQuery();
  parse(query);
  return [...query.names].sort();
}

test("a search reads exactly the names in the route table", () => {
  expect(namesReadBy(parseSearch)).toEqual([...SEARCH_PARAMETERS].sort());
});

test("the pages of one car read exactly their names in the route table", () => {
  expect(namesReadBy(parseRentalChoice)).toEqual([...RENTAL_PARAMETERS].sort());
});

test("a jet quote reads exactly the names in the route table", () => {
  expect(namesReadBy(parseJetQuoteForm)).toEqual([...JET_QUOTE_PARAMETERS].sort());
});
