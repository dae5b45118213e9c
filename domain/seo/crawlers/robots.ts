import { paths } from "#domain/paths.ts";
import { SITEMAP_INDEX_PATH } from "./sitemap.ts";

/** Where nothing is for search engines: the panel, the API, forms and keys of single persons, and lists without end. */
const CLOSED = [
  paths.admin,
  "/auth/",
  "/api/",
  "/prenota/",
  "/prenotazione/",
  "/richiesta/",
  paths.favourites,
  // Every choice of filters, dates and trips is an address of its own; the pages without a query are open.
  `${paths.explore()}?`,
  `${paths.jets}?`,
  "/*?*pickupDate=",
  "/*?*vehicle=",
] as const;

/** The one choice that breadcrumbs name: it stays open. */
const OPEN = [`${paths.explore("service=experience")}$`] as const;

/** robots.txt (RFC 9309). The sitemap's address is absolute, as the protocol wants it. */
export function robotsText(siteUrl: string): string {
  const rules = [...CLOSED.map((path) => `Disallow: ${path}`), ...OPEN.map((path) => `Allow: ${path}`)];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${siteUrl}${SITEMAP_INDEX_PATH}\n`;
}
