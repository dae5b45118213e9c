import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import type { ListedPage } from "./read-site.ts";

/** Groups the sitemap's pages: pages of a section with equally many path segments are of one kind. Each of the company's own pages is its own kind. */
export function pageKindOf({ section, path }: ListedPage): string {
  const { path: ownPath } = splitLanguagePrefix(path);
  return section === "pagine" ? ownPath : `${section} ${ownPath.split("/").length}`;
}

/** Structured data types that pages of a kind must have, besides breadcrumbs. */
export const TYPES_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  "/": ["AutoRental", "WebSite", "SearchAction"],
  "/private-jet-charter": ["Service", "Offer", "FAQPage"],
  "/community-vip": ["FAQPage"],
  "/contatti": ["ContactPage"],
  "/esperienze/weekend-in-franciacorta": ["Offer"],
  "/luxury-car-rental/suv": ["FAQPage"],
  "citta 4": ["ItemList"],
  "auto 5": ["Product", "Car", "Offer", "FAQPage"],
  "jet 3": ["Service"],
  "jet 4": ["Service"],
  "jet 5": ["Service", "Offer"],
  "magazine 3": ["Article"],
};

/** Links that would make a crawl endless: every combination of filters is a URL of its own. */
const ENDLESS_LINKS = /^(?:\/(?:en|fr|de|es))?\/(explore|prenota|api)\b.*\?|\/private-jet-charter\?|\?page=/;

export function isEndlessLink(link: string): boolean {
  return ENDLESS_LINKS.test(link);
}

/** Groups URLs with endless queries: those with the same path and parameter names are equivalent. */
export function linkKindOf(link: string): string {
  if (!isEndlessLink(link)) return link;
  const [path = "", query = ""] = link.split("?");
  return [path, ...[...new URLSearchParams(query).keys()].sort()].join(" ");
}
