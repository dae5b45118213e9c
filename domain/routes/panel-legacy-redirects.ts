import { PANEL_ROUTES } from "./panel-routes.ts";
import { withQuery } from "./path-builder.ts";

/** Former Italian paths of panel screens, and the screens that replaced them. */
export const LEGACY_PANEL_PATHS = {
  "/admin/bookings/calendario": PANEL_ROUTES.adminTimeline.pattern,
  "/admin/bookings/nuova": PANEL_ROUTES.adminNewBooking.pattern,
  "/admin/giornata": PANEL_ROUTES.adminDaySheet.pattern,
  "/admin/requests/modelli": PANEL_ROUTES.adminAnswerTemplates.pattern,
  "/admin/quotes/nuovo": PANEL_ROUTES.adminNewQuote.pattern,
  "/admin/eventi": PANEL_ROUTES.adminClubEvents.pattern,
  "/admin/impostazioni": PANEL_ROUTES.adminSettings.pattern,
  "/admin/impostazioni/condizioni": PANEL_ROUTES.adminCategoryTerms.pattern,
  "/admin/impostazioni/email": PANEL_ROUTES.adminMailTexts.pattern,
  "/admin/fleet/unita": PANEL_ROUTES.adminUnits.pattern,
  "/admin/jets/tratte": PANEL_ROUTES.adminJetRoutes.pattern,
  "/admin/jets/esperienze": PANEL_ROUTES.adminExperiences.pattern,
  "/admin/recensioni": PANEL_ROUTES.adminReviews.pattern,
  "/admin/rendiconto": PANEL_ROUTES.adminReport.pattern,
} as const;

/** Former Italian parameter names by current screen path, with their current names. */
export const LEGACY_PANEL_QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [PANEL_ROUTES.adminDaySheet.pattern]: { giorno: "day", chi: "whose", citta: "city" },
  [PANEL_ROUTES.adminUnits.pattern]: { scadenze: "expiries" },
  [PANEL_ROUTES.adminReviews.pattern]: { apri: "open" },
  [PANEL_ROUTES.adminCities.pattern]: { nuova: "new" },
};

/** Former Italian parameter values, by former name. */
const LEGACY_QUERY_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { chi: { miei: "mine" } };

const PATHS = new Map<string, string>(Object.entries(LEGACY_PANEL_PATHS));

/**
 * Returns the current path and query for a former URL of a panel screen (product.md#panel-addresses), or null for any other URL. `search` is empty or
 * starts with "?". The path may be the router's data request, which ends in ".data".
 */
export function resolveLegacyPanelUrl(pathname: string, search: string): string | null {
  const [path = "", dataSuffix = ""] = pathname.split(/(\.data)$/);
  const currentPath = PATHS.get(path) ?? path;
  const names = LEGACY_PANEL_QUERIES[currentPath] ?? {};
  const query = new URLSearchParams(search);
  const isRenamed = Object.keys(names).some((name) => query.has(name));
  if (currentPath === path && !isRenamed) return null;
  if (!isRenamed) return currentPath + dataSuffix + search;
  const renamed = [...query].map(([name, value]) => [names[name] ?? name, LEGACY_QUERY_VALUES[name]?.[value] ?? value]);
  return withQuery(currentPath + dataSuffix, new URLSearchParams(renamed).toString());
}
