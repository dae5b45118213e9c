import letters from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?base64";
import serif from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url";
import sans from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** The fonts that the first view of every public page is set in, as addresses. */
export const FIRST_FONTS: readonly string[] = [serif, sans];

/**
 * Runs in the head of every public page. The letters of the banner's headline, 2.4 KB, stand in the page: as a file they would share the line with the fonts
 * and the picture that the first view waits for, and a `data:` address is fetched as late as a file. Where no scripts run, the banner takes the whole italic.
 */
export const BANNER_FONT_SCRIPT = `document.fonts.add(new FontFace("Bodoni Moda Banner",
Uint8Array.from(atob("${letters}"),function(c){return c.charCodeAt(0)}),{style:"italic"}))`;
