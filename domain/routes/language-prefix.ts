import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";

/** Splits a path into its language (null if none) and the rest. Match routes against the rest only. */
export function splitLanguagePrefix(pathname: string): { language: Language | null; path: string } {
  const first = firstSegment(pathname);
  const language = LANGUAGE_CODES.find((code) => code === first) ?? null;
  return { language, path: language ? pathname.slice(first.length + 1) || "/" : pathname };
}

/** Returns the language of a page's path. */
export const languageOfPath = (pathname: string): Language => splitLanguagePrefix(pathname).language ?? "it";

/** Puts the language before a path; Italian has no prefix. */
export function addLanguagePrefix(language: Language, path: string): string {
  if (language === "it") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** Returns the first segment of a path. */
export function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}
