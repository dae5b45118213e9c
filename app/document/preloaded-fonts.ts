import letters from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?base64";
import serif from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url";
import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** URLs of the fonts that every public page uses above the fold. */
export const PRELOADED_FONTS: readonly string[] = [serif, sans];

/** The font of the banner's headline in base64, subset to its letters (app/inline/banner-font.ts). */
export const BANNER_FONT_BASE64: string = letters;
