import { routeFolder } from "#domain/routes/file-routes.ts";
import { SITEMAP_SECTIONS, type SitemapSection } from "#domain/routes/route-entry.ts";
import { pathTo } from "#domain/routes/route-table.ts";
import { escapeXml, XML_DECLARATION } from "./xml-text.ts";

/** The protocol allows 50,000 addresses and 50 MB a file; five thousand with their pictures are some 3 MB, and a few hundred KB on the wire. */
export const MAX_SITEMAP_PART_URLS = 5000;

export const SITEMAP_INDEX_PATH = pathTo("sitemapIndex");
const FOLDER = routeFolder("sitemap");

/** A page as a sitemap lists it. */
export interface SitemapEntry {
  /** Canonical path. */
  path: string;
  /** When what the page shows last changed; absent when nothing tells. */
  changed?: Date | undefined;
  /** Paths or addresses of its own pictures. */
  images?: readonly string[] | undefined;
  /** The page in every language it exists in, itself included. */
  alternates?: readonly { language: string; path: string }[] | undefined;
}

/** "/sitemaps/auto.xml", and "/sitemaps/auto-2.xml" for the second five thousand. */
export function sitemapPath(section: SitemapSection, part: number): string {
  return `${FOLDER}/${section}${part > 1 ? `-${part}` : ""}.xml`;
}

/** The section and part (from 1) an address names; null for an address of no sitemap. */
export function parseSitemapPath(pathname: string): { section: SitemapSection; part: number } | null {
  const file = pathname.startsWith(`${FOLDER}/`) ? pathname.slice(FOLDER.length + 1) : "";
  const [, name, number] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? [];
  const section = SITEMAP_SECTIONS.find((candidate) => candidate === name);
  // The first part has one address only.
  return section && number !== "1" ? { section, part: Number(number ?? 1) } : null;
}

/** How many files `count` pages fill; none for none. */
export function countSitemapParts(count: number): number {
  return Math.ceil(count / MAX_SITEMAP_PART_URLS);
}

/** The latest of several moments; undefined for none. */
export function latestDate(moments: Iterable<Date | null | undefined>): Date | undefined {
  let latestFound: Date | undefined;
  for (const moment of moments) if (moment && (!latestFound || moment > latestFound)) latestFound = moment;
  return latestFound;
}

/** The index that names all sitemaps (sitemaps.org 0.9). */
export function renderSitemapIndex(
  siteUrl: string,
  sitemaps: readonly { path: string; changed?: Date | undefined }[],
): string {
  const items = sitemaps.map(
    ({ path, changed }) => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc>${lastmod(changed)}</sitemap>`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join("\n")}\n</sitemapindex>\n`;
}

/** One sitemap, with pictures and languages by Google's two extensions of the protocol. */
export function renderSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ];
  const items = entries.map((entry) => urlElement(siteUrl, entry));
  return `${XML_DECLARATION}<urlset ${namespaces.join(" ")}>\n${items.join("\n")}\n</urlset>\n`;
}

function urlElement(siteUrl: string, { path, changed, images = [], alternates = [] }: SitemapEntry): string {
  const languages = alternates.map(
    ({ language, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(siteUrl + other)}"/>`,
  );
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeXml(toAbsoluteUrl(siteUrl, image))}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod(changed)}${languages.join("")}${pictures.join("")}</url>`;
}

/** Whole seconds, as W3C's date format has them. */
function lastmod(changed: Date | undefined): string {
  return changed ? `<lastmod>${changed.toISOString().replace(/\.\d+Z$/, "Z")}</lastmod>` : "";
}

function toAbsoluteUrl(siteUrl: string, address: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}
