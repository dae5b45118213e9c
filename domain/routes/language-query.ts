import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";

const LANGUAGE_PARAMETER = "lang";

/**
 * Takes the language off a query such as "?lang=de&page=2", with which pages used to name it (product.md#languages). Returns null for a query without
 * it; `language` is null if the site does not know it. `search` is empty or starts with "?".
 */
export function splitLanguageQuery(search: string): { language: Language | null; search: string } | null {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(LANGUAGE_PARAMETER)) return null;
  const code = parameters.get(LANGUAGE_PARAMETER);
  parameters.delete(LANGUAGE_PARAMETER);
  return {
    language: LANGUAGE_CODES.find((known) => known === code) ?? null,
    search: parameters.size > 0 ? `?${parameters}` : "",
  };
}
