import { useMatches } from "react-router";
import { type CityLanguage, parseCityLanguage } from "#domain/languages.ts";

/** The language of the page that is shown, as its head says it; Italian for every page that says none. */
export function usePageLanguage(): CityLanguage {
  const data: unknown = useMatches().at(-1)?.loaderData;
  const head: unknown = data && typeof data === "object" && "head" in data ? data.head : null;
  const language = head && typeof head === "object" && "language" in head ? head.language : null;
  return parseCityLanguage(typeof language === "string" ? language : null);
}
