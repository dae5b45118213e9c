import type { Ability } from "#domain/access/abilities.ts";

/** The panel lists that support saved views, each with the abilities that open it. */
export const LIST_ABILITIES = {
  bookings: "bookings.read",
  requests: "enquiries.read",
  "answer-templates": "answer-templates.manage",
  orders: "orders.read",
  quotes: "quotes.read",
  customers: "customers.read",
  fleet: "fleet.manage",
  units: "units.read",
  "rate-rules": "rates.read",
  extras: "rates.read",
  "promotion-codes": "rates.read",
  jets: "jets.read",
  "jet-routes": "jets.read",
  experiences: "experiences.read",
  reviews: "reviews.manage",
  "waiting-list": "bookings.read",
  seo: "seo.manage",
  brands: "brands.manage",
  cities: "cities.manage",
  articles: "articles.manage",
  "club-events": "club-events.manage",
  users: "users.manage",
  audit: "audit.read",
} as const satisfies Readonly<Record<string, Ability>>;

export type ListName = keyof typeof LIST_ABILITIES;
export const LIST_NAMES = Object.keys(LIST_ABILITIES) as [ListName, ...ListName[]];
