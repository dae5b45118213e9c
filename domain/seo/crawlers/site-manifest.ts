import { nameWithMarkLine, withRegion } from "#domain/company/company-region.ts";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import { iconPath } from "#domain/pictures/icon-path.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";

/** Returns the web app manifest with the company's name: what a phone shows when the site is added to its home screen. */
export function renderSiteManifest(site: SiteConfiguration): string {
  const colours = coloursOf(site.palette);
  return JSON.stringify({
    name: nameWithMarkLine(site),
    short_name: site.name,
    description: `${withRegion(ITALIAN_COMPANY, `Noleggio di auto di lusso${site.offers.jets ? " e jet privati" : ""}`, site)}.`,
    lang: "it",
    start_url: "/",
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
