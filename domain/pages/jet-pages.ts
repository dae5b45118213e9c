import type { Jet } from "#domain/catalogue/jet.ts";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import type { HourlyRates, TypeSummary } from "#domain/jets/fleet.ts";
import type { JetCityEntry, JetEntry } from "#domain/jets/jet-pages.ts";
import type { JetRoute } from "#domain/jets/jet-route.ts";
import type { Quote } from "#domain/jets/quote.ts";
import type { QuoteDraft } from "#domain/jets/quote-draft.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { CataloguePageHead } from "#domain/seo/heads/page-head.ts";

export interface JetCityPageData {
  city: CityProfile;
  types: readonly TypeSummary[];
  jets: readonly JetEntry[];
  routes: readonly JetRoute[];
  /** The nearest cities with jets, for a city that has none. */
  nearest: readonly JetCityEntry[];
  head: CataloguePageHead;
}

export interface JetHubPageData {
  quote: Quote;
  departures: readonly string[];
  cities: readonly JetCityEntry[];
  types: readonly TypeSummary[];
  jets: readonly JetEntry[];
  /** Null without jets. */
  rates: HourlyRates | null;
  head: CataloguePageHead;
}

export interface JetModelPageData {
  jet: Jet;
  city: CityProfile;
  /** The other cities whose page shows it too. */
  otherCities: { name: string; slug: string }[];
  /** Those of the city, as this jet flies them. */
  routes: readonly JetRoute[];
  /** At most three. */
  similar: readonly JetEntry[];
  /** The quote form as its address holds it, for this jet. */
  draft: QuoteDraft;
  departures: readonly string[];
  today: CivilDate;
  head: CataloguePageHead;
}

export interface JetTypePageData {
  city: CityProfile;
  summary: TypeSummary;
  jets: readonly JetEntry[];
  routes: readonly JetRoute[];
  /** The other types of the city. */
  otherTypes: readonly TypeSummary[];
  head: CataloguePageHead;
}
