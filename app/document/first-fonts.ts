import serif from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url";
import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** The fonts that the first view of every public page is set in, as addresses. */
export const FIRST_FONTS: readonly string[] = [serif, sans];
