import { HOUSE } from "#domain/house.ts";

/** A step of the way from Home to a page (B 1): shown as breadcrumbs and told to search engines alike. */
export interface Crumb {
  name: string;
  /** Path on this site; the page itself, last in the row, has one too. */
  path: string;
}

/** Everything a page says of itself to search engines and to those who share it. One object in, all head tags out. */
export interface PageHead {
  title: string;
  description: string;
  keywords: string[];
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Canonical path, without tracking or filter parameters. */
  path: string;
  /** Path or address of the picture shown when the page is shared. */
  image?: string;
  type?: "website" | "article" | "product";
  /** False keeps the page out of search engines. */
  indexable?: boolean;
  crumbs?: Crumb[];
  /** The same page in other languages: language code and path, itself included. */
  alternates?: { language: string; path: string }[];
  /** Further structured data (JSON-LD), complete with @context. */
  structuredData?: object[];
}

/** One head tag, in the shape React Router's `meta` takes. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hrefLang?: string }
  | { "script:ld+json": Record<string, unknown> };

const SHARE_PICTURE = "/pictures/heroes/day-1280.webp";

/** All head tags of a page: title, description, keywords, robots, canonical, Open Graph, Twitter, breadcrumbs and further JSON-LD (B 1). */
export function headTags(head: PageHead): HeadTag[] {
  const address = head.siteUrl + head.path;
  const image = absolute(head.siteUrl, head.image ?? SHARE_PICTURE);
  const indexable = head.indexable ?? true;
  const tags: HeadTag[] = [
    { title: head.title },
    { name: "description", content: head.description },
    { name: "keywords", content: head.keywords.join(", ") },
    { name: "robots", content: indexable ? "index, follow, max-image-preview:large" : "noindex, follow" },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:site_name", content: HOUSE.name },
    { property: "og:locale", content: "it_IT" },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: head.title },
    { name: "twitter:description", content: head.description },
    { name: "twitter:image", content: image },
  ];
  for (const { language, path } of head.alternates ?? []) {
    tags.push({ tagName: "link", rel: "alternate", hrefLang: language, href: head.siteUrl + path });
  }
  const data = [...(head.crumbs ? [breadcrumbList(head.crumbs, head.siteUrl)] : []), ...(head.structuredData ?? [])];
  return [...tags, ...data.map((entry) => ({ "script:ld+json": entry as Record<string, unknown> }))];
}

function breadcrumbList(crumbs: Crumb[], siteUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
}

function absolute(siteUrl: string, address: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}
