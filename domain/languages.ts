/** The languages of the public site by code, each with its own name (product.md#languages). Italian is the site's own language. */
export const LANGUAGE_NAMES = {
  it: "Italiano",
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Whether a text is the code of one of the site's languages. */
export const isLanguageCode = (text: string): text is Language => Object.hasOwn(LANGUAGE_NAMES, text);

/** The languages that a company may switch on; Italian is always on. */
export const OPTIONAL_LANGUAGES = ["en", "fr", "de", "es"] as const satisfies readonly Language[];
export type OptionalLanguage = (typeof OPTIONAL_LANGUAGES)[number];

/**
 * Returns the languages in which a page exists whose own text must be translated: those of the site that have the text, and Italian
 * (product.md#languages).
 */
export function listWrittenLanguages(
  siteLanguages: readonly Language[],
  texts: Readonly<Record<string, string>>,
): Language[] {
  return siteLanguages.filter((code) => code === "it" || texts[code]);
}

/** Returns the language of links and mails for a record in a language: Italian once the site no longer has that language (product.md#languages). */
export const languageOnSite = (siteLanguages: readonly Language[], language: Language): Language =>
  siteLanguages.includes(language) ? language : "it";

/** Returns the language for visitors who read none of a page's languages: English where the page exists in it, else Italian. */
export const defaultLanguageOf = (languages: readonly Language[]): Language => (languages.includes("en") ? "en" : "it");

/** Returns the language that an Accept-Language header prefers among ours; Italian if it names none of them. */
export function negotiateLanguage(acceptLanguage: string | undefined): Language {
  const preferences = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return { code: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const [best] = preferences
    .flatMap(({ code, quality }) =>
      LANGUAGE_CODES.filter((one) => one === code && quality > 0).map((language) => ({ language, quality })),
    )
    .toSorted((one, other) => other.quality - one.quality);
  return best?.language ?? "it";
}

/** Parses the language of a URL; Italian if missing or unknown. */
export function parseLanguage(text: string | null): Language {
  return LANGUAGE_CODES.find((code) => code === text) ?? "it";
}
