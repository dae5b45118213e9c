import type { HtmlElement } from "html-validate";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { readHtml } from "./html-rules.ts";

/** What a search engine reads of a page, without scripts. */
export interface ReadPage {
  path: string;
  status: number;
  language: string;
  title: string;
  description: string;
  headings: string[];
  canonical: string[];
  robots: string;
  /** Open Graph and Twitter tags by name. */
  social: Map<string, string>;
  alternates: { language: string; address: string }[];
  /** JSON-LD blocks as text. */
  structured: string[];
  /** Name and URL of each visible breadcrumb; the page itself has no URL. */
  crumbs: { name: string; href: string | null }[];
  faqs: { question: string; answer: string }[];
  /** Internal links as written. */
  links: string[];
  /** Those of the lists of languages and of the offer of the page in another language. */
  languageLinks: Set<string>;
  ids: Set<string>;
  /** Text of the body. */
  text: string;
  faults: string[];
}

const BREADCRUMB_LABELS = new Set<string | null>(
  LANGUAGE_CODES.map((language) => wordsOf(language).layout.breadcrumbs),
);

/** Parses one page of the site. */
export function readPage(html: string, path: string, status: number): ReadPage {
  const { document, faults } = readHtml(html, path);
  const all = (selector: string) => document.querySelectorAll(selector);
  const meta = (name: string) => attribute(document.querySelector(`meta[name="${name}"]`), "content") ?? "";
  const social = all("meta").flatMap((tag): [string, string][] => {
    const name = attribute(tag, "property") ?? attribute(tag, "name") ?? "";
    return /^(og|twitter|article):/.test(name) ? [[name, attribute(tag, "content") ?? ""]] : [];
  });
  return {
    path,
    status,
    language: attribute(document.querySelector("html"), "lang") ?? "",
    title: textOf(document.querySelector("title")),
    description: meta("description"),
    headings: all("h1").map(textOf),
    canonical: all('link[rel="canonical"]').map((link) => attribute(link, "href") ?? ""),
    robots: meta("robots"),
    social: new Map(social),
    alternates: all('link[rel="alternate"]').flatMap((link) => {
      const language = attribute(link, "hreflang");
      return language === null ? [] : [{ language, address: attribute(link, "href") ?? "" }];
    }),
    structured: all('script[type="application/ld+json"]').map((script) => script.textContent),
    crumbs: all("nav")
      .filter((list) => BREADCRUMB_LABELS.has(attribute(list, "aria-label")))
      .flatMap((list) => list.querySelectorAll("li"))
      .map((item) => ({ name: textOf(item), href: attribute(item.querySelector("a"), "href") })),
    faqs: all("details").flatMap((item) => {
      const [question, answer] = [item.querySelector("summary"), item.querySelector("p")];
      return item.closest("[data-faq]") ? [{ question: textOf(question), answer: textOf(answer) }] : [];
    }),
    links: all("a").flatMap((link) => {
      const href = attribute(link, "href");
      return href?.startsWith("/") || href?.startsWith("#") ? [href] : [];
    }),
    languageLinks: new Set(
      all("a[data-language-link], #language-strip a").map((link) => attribute(link, "href") ?? ""),
    ),
    ids: new Set(all("[id]").flatMap((element) => element.id ?? [])),
    text: textOf(document.querySelector("body")),
    faults,
  };
}

export function attribute(element: HtmlElement | null, name: string): string | null {
  const value = element?.getAttributeValue(name) ?? null;
  return value === null ? null : decodeEntities(value);
}

/** Returns the text of an element as it is read. */
export function textOf(element: HtmlElement | null): string {
  return decodeEntities(element?.textContent ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Decodes the few entities that React writes. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
