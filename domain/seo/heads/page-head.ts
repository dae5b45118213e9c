import type { CityLanguage } from "#domain/languages.ts";
import { toOgPicture } from "#domain/seo/share-pictures/og-picture.ts";
import { breadcrumbList } from "#domain/seo/structured-data/structured-data.ts";

/** A step of the way from Home to a page (product.md#head-and-structured-data): shown as breadcrumbs and told to search engines alike. */
export interface Crumb {
  name: string;
  /** Path on this site; the page itself, last in the row, has one too. */
  path: string;
}

/** Everything a page says of itself to search engines and to those who share it. One object in, all head tags out. */
export interface PageHead {
  /** At most 60 characters where the words are ours. */
  title: string;
  /** At most 160 characters where the words are ours. */
  description: string;
  keywords: string[];
  /** Name of the site. */
  siteName: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The page's own path, without tracking or filter parameters. */
  path: string;
  /** Where staff say the page's words are at home, absolute or a path; the page itself when absent. */
  canonical?: string | undefined;
  /** Path or address of the page's own picture, for the one it is shared with. */
  image?: string;
  /** Path of the public page whose share picture stands for a page that is one visitor's own. */
  sharedAs?: string;
  type?: "website" | "article" | "product";
  /** The second or a later page of a long list: its words are the first one's. */
  isFurtherPage?: boolean;
  /** False keeps the page out of search engines. */
  indexable?: boolean;
  crumbs?: Crumb[];
  /** Of the page's words; Italian when absent. */
  language?: CityLanguage;
  /** The same page in other languages, itself included. */
  alternates?: { language: CityLanguage; path: string }[];
  /** A feed of what the page lists. */
  feed?: { title: string; path: string };
  /** Further structured data (JSON-LD), complete with @context. */
  structuredData?: object[];
}

/** The head of a page whose heading and text staff may write over (product.md#head-and-structured-data): page and head tags take their words from the same object. */
export interface CataloguePageHead extends PageHead {
  h1: string;
  crumbs: Crumb[];
  /** HTML that staff wrote for the body of the page, sanitised. */
  content?: string;
}

/** One head tag, in the shape React Router's `meta` takes. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hrefLang?: string; type?: string; title?: string }
  | { "script:ld+json": Record<string, unknown> };

const LOCALES: Readonly<Record<CityLanguage, string>> = {
  it: "it_IT",
  en: "en_GB",
  fr: "fr_FR",
  de: "de_DE",
  es: "es_ES",
};

/** All head tags of a page: title, description, keywords, robots, canonical, languages, Open Graph, Twitter, breadcrumbs and further JSON-LD (product.md#head-and-structured-data). */
export function toHeadTags(head: PageHead): HeadTag[] {
  const { title, description, siteUrl, language = "it" } = head;
  const address = canonicalAddress(head);
  const indexable = head.indexable ?? true;
  const alternates = indexable && address === siteUrl + head.path ? (head.alternates ?? []) : [];
  const picture = toOgPicture(head.sharedAs ?? head.path, title, description, head.image);
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: head.keywords.join(", ") },
    { name: "robots", content: indexable ? "index, follow, max-image-preview:large" : "noindex, follow" },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:site_name", content: head.siteName },
    { property: "og:locale", content: LOCALES[language] },
    ...alternates
      .filter((other) => other.language !== language)
      .map((other) => ({ property: "og:locale:alternate", content: LOCALES[other.language] })),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: siteUrl + picture.path },
    { property: "og:image:type", content: picture.type },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: siteUrl + picture.path },
    { name: "twitter:image:alt", content: title },
    ...languageLinks(alternates, siteUrl),
    ...feedLink(head),
    ...structuredData(head),
  ];
}

/** The head with another description, there too where it tells search engines what the page offers: of the node whose address is the page's own. */
export function withDescription<Head extends PageHead>(head: Head, description: string): Head {
  if (description === head.description) return head;
  const address = head.siteUrl + head.path;
  const updated = head.structuredData?.map((entry) =>
    "description" in entry && "url" in entry && entry.url === address ? { ...entry, description } : entry,
  );
  return { ...head, description, ...(updated && { structuredData: updated }) };
}

/** The absolute address search engines keep for a page: its own, or the one staff wrote (product.md#seo-overrides). */
export function canonicalAddress({
  siteUrl,
  path,
  canonical,
}: Pick<PageHead, "siteUrl" | "path" | "canonical">): string {
  return canonical ? absoluteAddress(canonical, siteUrl) : siteUrl + path;
}

/** An address with its origin: a path of this site gets it, any other keeps its own. */
export function absoluteAddress(address: string, siteUrl: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}

/** Each language names all of them and itself; who speaks none of them is led to the Italian page. */
function languageLinks(alternates: NonNullable<PageHead["alternates"]>, siteUrl: string): HeadTag[] {
  const italian = alternates.find(({ language }) => language === "it");
  return [...alternates, ...(italian ? [{ language: "x-default", path: italian.path }] : [])].map(
    ({ language, path }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: siteUrl + path }),
  );
}

function feedLink({ feed, siteUrl }: PageHead): HeadTag[] {
  if (!feed) return [];
  const { title, path } = feed;
  return [{ tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: siteUrl + path }];
}

function structuredData({ crumbs, siteUrl, structuredData: further = [] }: PageHead): HeadTag[] {
  const data = [...(crumbs ? [breadcrumbList(crumbs, siteUrl)] : []), ...further];
  return data.map((entry) => ({ "script:ld+json": entry as Record<string, unknown> }));
}
