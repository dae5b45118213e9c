import { CITY_LANGUAGE_CODES, type CityLanguage } from "#domain/languages.ts";

/** Splits a path into its language (null if none) and the rest. Match routes against the rest only. */
export function splitLanguagePrefix(pathname: string): { language: CityLanguage | null; path: string } {
  const first = firstSegment(pathname);
  const language = CITY_LANGUAGE_CODES.find((code) => code === first) ?? null;
  return { language, path: language ? pathname.slice(first.length + 1) || "/" : pathname };
}

/** Returns the first segment of a path. */
export function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}
