import { nameWithMarkLine, withRegion } from "#domain/company/company-region.ts";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import { pathsIn } from "#domain/paths.ts";
import { iconPath } from "#domain/pictures/icon-path.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns the web app manifest with the company's name: what a phone shows when the site is added to its home screen. */
export function renderSiteManifest(words: Words<"shell" | "company">, site: SiteConfiguration): string {
  const { rental, rentalAndJets } = words.shell;
  const colours = coloursOf(site.palette);
  return JSON.stringify({
    name: nameWithMarkLine(site),
    short_name: site.name,
    description: `${withRegion(words, site.offers.jets ? rentalAndJets : rental, site)}.`,
    lang: words.language,
    start_url: pathsIn(words.language).home,
    display: "browser",
    background_color: colours["color-paper"][0],
    theme_color: colours["color-velvet-band"][0],
    icons: [
      { src: iconPath("icon-192.png", site.logos), sizes: "192x192", type: "image/png" },
      { src: iconPath("icon-512.png", site.logos), sizes: "512x512", type: "image/png" },
      { src: iconPath("icon-maskable-512.png", site.logos), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
