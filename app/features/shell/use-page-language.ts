import { useMatches } from "react-router";
import { type Language, parseLanguage } from "#domain/languages.ts";

/** Returns the language of the current page, from its head data; Italian by default. */
export function usePageLanguage(): Language {
  const data: unknown = useMatches().at(-1)?.loaderData;
  const head: unknown = data && typeof data === "object" && "head" in data ? data.head : null;
  const language = head && typeof head === "object" && "language" in head ? head.language : null;
  return parseLanguage(typeof language === "string" ? language : null);
}
