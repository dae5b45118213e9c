import letters from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?base64";

/**
 * Runs in the head of every public page. The letters of the banner's headline, 2.4 KB, stand in the page: as a file they would share the line with the fonts
 * and the picture that the first view waits for, and a `data:` address is fetched as late as a file. Where no scripts run, the banner takes the whole italic.
 */
export const BANNER_FONT_SCRIPT = `document.fonts.add(new FontFace("Bodoni Moda Banner",
Uint8Array.from(atob("${letters}"),function(c){return c.charCodeAt(0)}),{style:"italic"}))`;
