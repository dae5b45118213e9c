import { matchRoute } from "#domain/routes/match-route.ts";
import type { OfferKey, SiteConfiguration } from "#domain/site-configuration.ts";

/** What the company offers beside cars (product.md#offers). */
export type Offers = SiteConfiguration["offers"];

/** The offer behind a kind of request, quote, order, search, mail text or SEO override; any other kind is always offered. */
const OFFER_BY_KIND: Readonly<Partial<Record<string, OfferKey>>> = {
  jet: "jets",
  experience: "experiences",
  club: "club",
  "club-event-cancelled": "club",
  "club-event-moved": "club",
  jet_hub: "jets",
  jet_city: "jets",
  jet_type: "jets",
  jet_model: "jets",
};

/** Returns the offer behind a kind; null for cars and contacts. */
export const offerOfKind = (kind: string): OfferKey | null => OFFER_BY_KIND[kind] ?? null;

/** Whether the company offers what a request, quote, order, search, mail or override of this kind is about. */
export const isKindOffered = (kind: string, offers: Offers): boolean => isOffered(offerOfKind(kind), offers);

/** Whether the company offers what a path is about: a page's, a panel screen's, a file's or an API endpoint's. Ignores query and fragment. */
export const isPathOffered = (path: string, offers: Offers): boolean => isOffered(offerOfPath(path), offers);

/** Returns the offer that the path's route belongs to; null for any other path. */
export const offerOfPath = (path: string): OfferKey | null => matchRoute(path.replace(/[?#].*$/s, "")).entry.offer;

const isOffered = (offer: OfferKey | null, offers: Offers): boolean => offer === null || offers[offer];
