import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";

/**
 * Speculation rules by language: the links that the browser may prefetch. They list only pages that are the same for every visitor, because only these
 * are in the page cache, and only those in the language of the page. `:brand` etc. are URL pattern syntax.
 */
export const SPECULATION_RULES = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, createRules(language)]),
) as Readonly<Record<Language, string>>;

function createRules(language: Language): string {
  const cached = ROUTE_ENTRIES.filter(([, { isCached }]) => isCached);
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: cached.map(([, { pattern }]) => `${addLanguagePrefix(language, pattern)}\\?*`) },
            { not: { selector_matches: "[rel~=nofollow]" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  });
}
