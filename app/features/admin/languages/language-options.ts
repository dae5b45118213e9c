import { LANGUAGE_NAMES } from "#domain/languages.ts";

/** The languages of the site as options of a select. */
export const LANGUAGE_OPTIONS = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

/** Returns the name of a language, in that language: "Deutsch". */
export const languageLabel = (code: string): string =>
  LANGUAGE_OPTIONS.find(({ value }) => value === code)?.label ?? code;
