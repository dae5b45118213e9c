import letters from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?base64";
import serif from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url";
import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** The fonts that the first view of every public page is set in, as addresses. */
export const PRELOADED_FONTS: readonly string[] = [serif, sans];

/** The font of the banner's headline in base64, cut to its letters (app/inline/banner-font.ts). */
export const BANNER_FONT_BASE64: string = letters;
