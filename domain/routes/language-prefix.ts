import { CITY_LANGUAGE_CODES, type CityLanguage } from "#domain/languages.ts";

/** The language a path begins with, null where it begins with none, and the path without it: whatever tests a path tests that. */
export function splitLanguagePrefix(pathname: string): { language: CityLanguage | null; path: string } {
  const first = firstSegment(pathname);
  const language = CITY_LANGUAGE_CODES.find((code) => code === first) ?? null;
  return { language, path: language ? pathname.slice(first.length + 1) || "/" : pathname };
}

/** The word a path begins with. */
export function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}
