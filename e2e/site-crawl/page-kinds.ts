import type { ListedPage } from "./read-site.ts";

/** Pages of a sitemap whose addresses are equally long are of one kind; the company's own pages are each of their own. */
export function pageKindOf({ section, path }: ListedPage): string {
  return section === "pagine" ? path : `${section} ${path.split("/").length}`;
}

/** What pages of a kind must tell search engines, beside their breadcrumbs. */
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

/** Where a crawl would go round in circles: every choice of filters is an address of its own. */
const ENDLESS_LINKS = /^\/(explore|prenota|api)\b.*\?|^\/private-jet-charter\?|\?page=/;

export function isEndlessLink(link: string): boolean {
  return ENDLESS_LINKS.test(link);
}

/** Addresses whose query is one of endlessly many stand for each other when they have the same path and the same parameters. */
export function linkKindOf(link: string): string {
  if (!isEndlessLink(link)) return link;
  const [path = "", query = ""] = link.split("?");
  return [path, ...[...new URLSearchParams(query).keys()].sort()].join(" ");
}
