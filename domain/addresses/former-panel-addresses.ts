import { PANEL_ADDRESSES } from "./panel-addresses.ts";
import { withQuery } from "./path-to.ts";

/** The Italian paths that panel screens had before, and the screens they lead to. */
export const FORMER_PANEL_PATHS = {
  "/admin/bookings/calendario": PANEL_ADDRESSES.adminTimeline.pattern,
  "/admin/bookings/nuova": PANEL_ADDRESSES.adminNewBooking.pattern,
  "/admin/giornata": PANEL_ADDRESSES.adminDaySheet.pattern,
  "/admin/requests/modelli": PANEL_ADDRESSES.adminAnswerTemplates.pattern,
  "/admin/quotes/nuovo": PANEL_ADDRESSES.adminNewQuote.pattern,
  "/admin/eventi": PANEL_ADDRESSES.adminClubEvents.pattern,
  "/admin/impostazioni": PANEL_ADDRESSES.adminSettings.pattern,
  "/admin/impostazioni/condizioni": PANEL_ADDRESSES.adminCategoryTerms.pattern,
  "/admin/impostazioni/email": PANEL_ADDRESSES.adminMailTexts.pattern,
  "/admin/fleet/unita": PANEL_ADDRESSES.adminUnits.pattern,
  "/admin/jets/tratte": PANEL_ADDRESSES.adminJetRoutes.pattern,
  "/admin/jets/esperienze": PANEL_ADDRESSES.adminExperiences.pattern,
  "/admin/recensioni": PANEL_ADDRESSES.adminReviews.pattern,
  "/admin/rendiconto": PANEL_ADDRESSES.adminReport.pattern,
} as const;

/** The Italian names in the query of a screen, by its present path, and their present names. */
export const FORMER_PANEL_QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [PANEL_ADDRESSES.adminDaySheet.pattern]: { giorno: "day", chi: "whose", citta: "city" },
  [PANEL_ADDRESSES.adminUnits.pattern]: { scadenze: "expiries" },
  [PANEL_ADDRESSES.adminReviews.pattern]: { apri: "open" },
  [PANEL_ADDRESSES.adminCities.pattern]: { nuova: "new" },
};

/** The Italian values in a query, by the former name. */
const FORMER_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { chi: { miei: "mine" } };

const PATHS = new Map<string, string>(Object.entries(FORMER_PANEL_PATHS));

/**
 * Returns the present path and query of an address that a panel screen had before (product.md#panel-addresses), or null for any other address.
 * `search` is empty or begins with "?". The path may be the router's request for data, which ends in ".data".
 */
export function presentPanelAddress(pathname: string, search: string): string | null {
  const [path = "", ending = ""] = pathname.split(/(\.data)$/);
  const present = PATHS.get(path) ?? path;
  const names = FORMER_PANEL_QUERIES[present] ?? {};
  const query = new URLSearchParams(search);
  const isRenamed = Object.keys(names).some((name) => query.has(name));
  if (present === path && !isRenamed) return null;
  if (!isRenamed) return present + ending + search;
  const renamed = [...query].map(([name, value]) => [names[name] ?? name, FORMER_VALUES[name]?.[value] ?? value]);
  return withQuery(present + ending, new URLSearchParams(renamed).toString());
}
