import type { ListedPage } from "./read-site.ts";

/** Pages of a sitemap whose addresses are equally long are of one kind; the company's own pages are each of their own. */
export function kindOf({ section, path }: ListedPage): string {
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
  "citta 4": ["FAQPage"],
  "auto 5": ["Product", "Car", "Offer", "FAQPage"],
  "jet 3": ["Service"],
  "jet 4": ["Service"],
  "jet 5": ["Service", "Offer"],
  "magazine 3": ["Article"],
};

/**
 * Addresses whose query is one of many stand for each other when they have the same path and the same parameters: one of each is enough to
 * ask for.
 */
export function oneOfEachKind(links: Iterable<string>): string[] {
  const kinds = new Map<string, string>();
  for (const link of links) {
    const [path = "", query = ""] = link.split("?");
    const kind = [path, ...[...new URLSearchParams(query).keys()].sort()].join(" ");
    if (!kinds.has(kind)) kinds.set(kind, link);
  }
  return [...kinds.values()];
}
