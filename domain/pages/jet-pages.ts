import type { CityProfile } from "#domain/catalogue/page-profiles.ts";
import type { JetRoute } from "#domain/jet-routes/jet-route.ts";
import type { Jet } from "#domain/jets/jet.ts";
import type { HourlyRates, JetTypeSummary } from "#domain/jets/jet-fleet.ts";
import type { JetCityEntry, JetEntry } from "#domain/jets/jet-pages.ts";
import type { JetQuoteDraft } from "#domain/jets/jet-quote-draft.ts";
import type { JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { CataloguePageHead } from "#domain/seo/heads/page-head.ts";

export interface JetCityPageData {
  city: CityProfile;
  types: readonly JetTypeSummary[];
  jets: readonly JetEntry[];
  routes: readonly JetRoute[];
  /** The nearest cities with jets, if this city has none. */
  nearest: readonly JetCityEntry[];
  head: CataloguePageHead;
}

export interface JetHubPageData {
  quote: JetQuoteForm;
  departures: readonly string[];
  cities: readonly JetCityEntry[];
  types: readonly JetTypeSummary[];
  jets: readonly JetEntry[];
  /** The range of hourly rates; null without jets. */
  rates: HourlyRates | null;
  head: CataloguePageHead;
}

export interface JetModelPageData {
  jet: Jet;
  city: CityProfile;
  /** The other cities whose pages show the jet. */
  otherCities: { name: string; slug: string }[];
  /** The city's routes, adapted to this jet. */
  routes: readonly JetRoute[];
  /** Similar jets; at most three. */
  similar: readonly JetEntry[];
  /** The quote form of the URL, for this jet. */
  draft: JetQuoteDraft;
  departures: readonly string[];
  today: CivilDate;
  head: CataloguePageHead;
}

export interface JetTypePageData {
  city: CityProfile;
  summary: JetTypeSummary;
  jets: readonly JetEntry[];
  routes: readonly JetRoute[];
  /** The other types in the city. */
  otherTypes: readonly JetTypeSummary[];
  head: CataloguePageHead;
}
