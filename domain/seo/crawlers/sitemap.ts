import { fileRoutePrefix } from "#domain/routes/file-routes.ts";
import { SITEMAP_SECTIONS, type SitemapSection } from "#domain/routes/route-entry.ts";
import { pathTo } from "#domain/routes/route-table.ts";
import { escapeXml, XML_DECLARATION } from "./xml-text.ts";

/** The protocol allows 50,000 URLs and 50 MB per file. Five thousand with pictures are about 3 MB, compressed a few hundred KB. */
export const MAX_SITEMAP_PART_URLS = 5000;

/** Returns how many pages are in a part, each with all its languages. */
export const countPagesPerPart = (languages: readonly string[]): number =>
  Math.floor(MAX_SITEMAP_PART_URLS / languages.length);

export const SITEMAP_INDEX_PATH = pathTo("sitemapIndex");
const FOLDER = fileRoutePrefix("sitemap");

/** A page in a sitemap. */
export interface SitemapEntry {
  /** Canonical path. */
  path: string;
  /** Last change of the page's content; absent if unknown. */
  changed?: Date | undefined;
  /** Paths or URLs of the page's own pictures. */
  images?: readonly string[] | undefined;
  /** The page in each of its languages, itself included. */
  alternates?: readonly { language: string; path: string }[] | undefined;
}

/** Returns "/sitemaps/auto.xml", or "/sitemaps/auto-2.xml" for the second part. */
export function sitemapPath(section: SitemapSection, part: number): string {
  return `${FOLDER}/${section}${part > 1 ? `-${part}` : ""}.xml`;
}

/** Parses a sitemap path to section and part (from 1), or null. */
export function parseSitemapPath(pathname: string): { section: SitemapSection; part: number } | null {
  const file = pathname.startsWith(`${FOLDER}/`) ? pathname.slice(FOLDER.length + 1) : "";
  const [, name, number] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? [];
  const section = SITEMAP_SECTIONS.find((candidate) => candidate === name);
  // The first part has only one URL.
  return section && number !== "1" ? { section, part: Number(number ?? 1) } : null;
}

/** Returns the number of files for `count` pages in these languages. */
export function countSitemapParts(count: number, languages: readonly string[]): number {
  return Math.ceil(count / countPagesPerPart(languages));
}

/** Returns the latest of several instants, or undefined if there is none. */
export function latestDate(moments: Iterable<Date | null | undefined>): Date | undefined {
  let latestFound: Date | undefined;
  for (const moment of moments) if (moment && (!latestFound || moment > latestFound)) latestFound = moment;
  return latestFound;
}

/** Renders the index of all sitemaps (sitemaps.org 0.9). */
export function renderSitemapIndex(
  siteUrl: string,
  sitemaps: readonly { path: string; changed?: Date | undefined }[],
): string {
  const items = sitemaps.map(
    ({ path, changed }) => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc>${lastmod(changed)}</sitemap>`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join("\n")}\n</sitemapindex>\n`;
}

/** Renders one sitemap, with Google's extensions for pictures and languages. */
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

/** Formats whole seconds in the W3C date format. */
function lastmod(changed: Date | undefined): string {
  return changed ? `<lastmod>${changed.toISOString().replace(/\.\d+Z$/, "Z")}</lastmod>` : "";
}

function toAbsoluteUrl(siteUrl: string, address: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}
