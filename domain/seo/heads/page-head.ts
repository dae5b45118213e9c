import { defaultLanguageOf, type Language } from "#domain/languages.ts";
import { type PaletteChoice, paletteKey } from "#domain/palettes/palette-names.ts";
import { addLanguagePrefix, languageOfPath, splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { toOgPicture } from "#domain/seo/share-pictures/og-picture.ts";
import { breadcrumbList } from "#domain/seo/structured-data/structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** How the site presents itself: in the titles of its pages, in their share pictures and in its languages. */
export interface SiteMark {
  /** Name of the site. */
  siteName: string;
  /** The word under the name in the share picture; may be empty. */
  siteMarkLine: string;
  /** The company's colours, in which the share picture is drawn; undefined for the built-in ones. */
  palette: PaletteChoice | undefined;
  /** The languages in which the page exists (product.md#languages): those of the site, or fewer for a page with a text of its own. */
  languages: readonly Language[];
  /** The addresses that replace the pages of cities that do not exist in the page's language, by path. */
  replacedCityPages?: Readonly<Record<string, string>> | undefined;
  /** Id of the company's logo, which the share picture shows instead of the name; undefined without one. */
  logoId: string | undefined;
}

/** A step from Home to a page (product.md#head-and-structured-data), for breadcrumbs and structured data. */
export interface Crumb {
  name: string;
  /** Path on this site. The last step is the page itself and has a path too. */
  path: string;
  /** The languages in which that page exists; missing if it exists in all of the site. */
  languages?: readonly Language[];
}

/** The input for all head tags of a page, for search engines and social media. */
export interface PageHead extends SiteMark {
  /** Our own texts have at most 60 characters. */
  title: string;
  /** Our own texts have at most 160 characters. */
  description: string;
  keywords: string[];
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The page's own path in its language, without tracking or filter parameters. */
  path: string;
  /** The canonical URL that staff entered, absolute or a path; defaults to the page itself. */
  canonical?: string | undefined;
  /** Path or URL of the page's own picture, for its share picture. */
  image?: string;
  /** Path of the public page whose share picture a private page uses. */
  sharedAs?: string;
  type?: "website" | "article" | "product";
  /** Whether this is a further page of a long list; such a page has the texts of the first page. */
  isFurtherPage?: boolean;
  /** Whether search engines may index the page; false sets noindex. */
  indexable?: boolean;
  crumbs?: Crumb[];
  /** The languages that hreflang links name, if one of `languages` has another canonical URL. */
  linkedLanguages?: readonly Language[];
  /** A feed of the page's list. */
  feed?: { title: string; path: string };
  /** Further structured data (JSON-LD), complete with @context. */
  structuredData?: object[];
}

/** The head of a page whose heading and text staff may override (product.md#head-and-structured-data). Page and head tags use the same object. */
export interface CataloguePageHead extends PageHead {
  h1: string;
  crumbs: Crumb[];
  /** Sanitised HTML of an override for the page's body. */
  content?: string;
}

/** Returns the fields of a head that name the site. */
export const toSiteMark = ({
  name,
  markLine,
  palette,
  logos,
  languages,
  replacedCityPages,
}: Pick<
  SiteConfiguration,
  "name" | "markLine" | "palette" | "logos" | "languages" | "replacedCityPages"
>): SiteMark => ({
  siteName: name,
  siteMarkLine: markLine,
  palette,
  languages,
  ...(replacedCityPages && { replacedCityPages }),
  logoId: logos?.onLight.id,
});

/** A head tag in the form of React Router's `meta`. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hrefLang?: string; type?: string; title?: string }
  | { "script:ld+json": Record<string, unknown> };

const LOCALES: Readonly<Record<Language, string>> = {
  it: "it_IT",
  en: "en_GB",
  fr: "fr_FR",
  de: "de_DE",
  es: "es_ES",
};

/**
 * Returns all head tags of a page: title, description, keywords, robots, canonical, languages, Open Graph, Twitter, breadcrumbs and further JSON-LD
 * (product.md#head-and-structured-data).
 */
export function toHeadTags(head: PageHead): HeadTag[] {
  const { title, description, siteName, siteMarkLine, siteUrl, logoId } = head;
  const address = getCanonicalUrl(head);
  const indexable = head.indexable ?? true;
  const language = languageOfPath(head.path);
  const alternates = indexable && address === siteUrl + head.path ? listAlternates(head) : [];
  const colours = head.palette ? [paletteKey(head.palette)] : [];
  const mark = [siteName, siteMarkLine, ...colours, ...(logoId ? [logoId] : [])];
  const picture = toOgPicture(head.sharedAs ?? head.path, title, description, head.image, ...mark);
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: head.keywords.join(", ") },
    { name: "robots", content: indexable ? "index, follow, max-image-preview:large" : "noindex, follow" },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:site_name", content: siteName },
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

/** Returns the head with another description. It also replaces the description of the structured-data node that has the page's URL. */
export function withDescription<Head extends PageHead>(head: Head, description: string): Head {
  if (description === head.description) return head;
  const address = head.siteUrl + head.path;
  const updated = head.structuredData?.map((entry) =>
    "description" in entry && "url" in entry && entry.url === address ? { ...entry, description } : entry,
  );
  return { ...head, description, ...(updated && { structuredData: updated }) };
}

/** Returns the canonical URL of a page: its own URL, or the URL that staff entered (product.md#seo-overrides). */
export function getCanonicalUrl({
  siteUrl,
  path,
  canonical,
}: Pick<PageHead, "siteUrl" | "path" | "canonical">): string {
  return canonical ? toAbsoluteSiteUrl(canonical, siteUrl) : siteUrl + path;
}

/** Returns an absolute URL: a path gets the site's origin, any other URL stays. */
export function toAbsoluteSiteUrl(address: string, siteUrl: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}

/** Returns the page in each of its languages, itself included; none for a page in a single language. */
function listAlternates({ path, languages, linkedLanguages = languages }: PageHead): Alternate[] {
  if (linkedLanguages.length < 2) return [];
  const { path: pathWithoutLanguage } = splitLanguagePrefix(path);
  return linkedLanguages.map((language) => ({ language, path: addLanguagePrefix(language, pathWithoutLanguage) }));
}

interface Alternate {
  language: Language;
  path: string;
}

/** Returns the language links: each version links every version, itself included. One of them is the default for other languages. */
function languageLinks(alternates: readonly Alternate[], siteUrl: string): HeadTag[] {
  const defaultLanguage = defaultLanguageOf(alternates.map(({ language }) => language));
  const byDefault = alternates.find(({ language }) => language === defaultLanguage);
  return [...alternates, ...(byDefault ? [{ language: "x-default", path: byDefault.path }] : [])].map(
    ({ language, path }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: siteUrl + path }),
  );
}

function feedLink({ feed, siteUrl }: PageHead): HeadTag[] {
  if (!feed) return [];
  const { title, path } = feed;
  return [{ tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: siteUrl + path }];
}

function structuredData({ crumbs, siteUrl, replacedCityPages, structuredData: further = [] }: PageHead): HeadTag[] {
  const steps = crumbs?.map((crumb) => ({ ...crumb, path: replacedCityPages?.[crumb.path] ?? crumb.path }));
  const data = [...(steps ? [breadcrumbList(steps, siteUrl)] : []), ...further];
  return data.map((entry) => ({ "script:ld+json": entry as Record<string, unknown> }));
}
