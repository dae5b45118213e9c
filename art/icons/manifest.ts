import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** What a phone needs to know to keep the site on its home screen. */
export function siteManifest(site: SiteConfiguration): string {
  const icon = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: "image/png" });
  const manifest = {
    name: `${site.name} ${site.markLine}`,
    short_name: site.name,
    description: "Noleggio di auto di lusso e jet privati in Europa.",
    lang: "it",
    start_url: "/",
    display: "browser",
    background_color: "#f5f0e6",
    theme_color: "#5a1522",
    icons: [
      icon("/icon-192.png", 192),
      icon("/icon-512.png", 512),
      { ...icon("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
