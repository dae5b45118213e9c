import german from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?banner=de";
import english from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?banner=en";
import spanish from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?banner=es";
import french from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?banner=fr";
import italian from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?banner=it";
import serif from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url";
import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import type { Language } from "#domain/languages.ts";

/** URLs of the fonts that every public page uses above the fold. */
export const PRELOADED_FONTS: readonly string[] = [serif, sans];

/** The font of the banner's headline in base64, subset to its letters in each language (app/inline/banner-font.ts). */
export const BANNER_FONTS_BASE64: Readonly<Record<Language, string>> = {
  it: italian,
  en: english,
  fr: french,
  de: german,
  es: spanish,
};
