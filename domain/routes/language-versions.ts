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
  /** The pages above it, from the home page on, each with the languages in which it exists (if not in all); the last one may be the page itself. */
  crumbs: readonly { path: string; languages?: readonly Language[] }[];
}

/**
 * Returns the address of a page in another language: the same path and the query that the page reads, or its nearest parent if the page does not
 * exist there (product.md#languages).
 */
export function addressInLanguage({ path, search, languages, crumbs }: LinkedPage, language: Language): string {
  const { path: ownPath } = splitLanguagePrefix(path);
  if (languages.includes(language)) {
    const query = toCanonicalQuery(matchRoute(ownPath).entry, search);
    return addLanguagePrefix(language, ownPath) + (query && `?${query}`);
  }
  const parents = crumbs
    .filter((crumb) => crumb.languages?.includes(language) ?? true)
    .map((crumb) => splitLanguagePrefix(crumb.path).path)
    .filter((parent) => parent !== ownPath);
  return addLanguagePrefix(language, parents.at(-1) ?? "/");
}
