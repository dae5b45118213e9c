import type { Language } from "#domain/languages.ts";
import { toCanonicalQuery } from "./cache-key.ts";
import { addLanguagePrefix, splitLanguagePrefix } from "./language-prefix.ts";
import { matchRoute } from "./match-route.ts";

/** A page as its languages link each other. */
export interface LinkedPage {
  /** Its path and query, with or without a language prefix. */
  path: string;
  search: string;
  /** The languages in which the page exists. */
  languages: readonly Language[];
  /** The paths of the pages above it, from the home page on; the last one may be the page itself. */
  crumbPaths: readonly string[];
}

/**
 * Returns the address of a page in another language: the same path and the query that the page reads, or its nearest parent if the page does not
 * exist there (product.md#languages).
 */
export function addressInLanguage({ path, search, languages, crumbPaths }: LinkedPage, language: Language): string {
  const { path: ownPath } = splitLanguagePrefix(path);
  if (languages.includes(language)) {
    const query = toCanonicalQuery(matchRoute(ownPath).entry, search);
    return addLanguagePrefix(language, ownPath) + (query && `?${query}`);
  }
  const parents = crumbPaths
    .map((crumbPath) => splitLanguagePrefix(crumbPath).path)
    .filter((parent) => parent !== ownPath);
  return addLanguagePrefix(language, parents.at(-1) ?? "/");
}
