import { type Ability, can, canAll, TO_SEE_WAITING_WORK } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";

/** Who may call an endpoint: anybody, anybody signed in, who has this ability, or who has each of several. */
export type Caller = "anyone" | "signed-in" | Ability | readonly Ability[];

export interface ApiRow {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** As the router writes it: `/api/brands/:id`. */
  path: string;
  who: Caller;
}

/**
 * Every endpoint of the API and who may call it. The server refuses by this table before a handler runs, and the verb
 * behind the endpoint asks for the ability again; an endpoint without a row here is not served. Which rows of a table a caller sees
 * (active ones, their own) is the service's rule. Sign-in's own addresses, /api/auth/*, are the library's.
 */
export const API_ACCESS: readonly ApiRow[] = [
  { method: "GET", path: "/api/openapi.json", who: "anyone" },
  { method: "GET", path: "/api/docs", who: "anyone" },
  { method: "GET", path: "/api/availability", who: "anyone" },
  { method: "GET", path: "/api/offers", who: "anyone" },
  { method: "GET", path: "/api/places", who: "anyone" },

  { method: "GET", path: "/api/brands", who: "anyone" },
  { method: "POST", path: "/api/brands", who: "brands.manage" },
  { method: "PATCH", path: "/api/brands/:id", who: "brands.manage" },

  { method: "GET", path: "/api/cities", who: "anyone" },
  { method: "POST", path: "/api/cities", who: "cities.manage" },
  { method: "PATCH", path: "/api/cities/:id", who: "cities.manage" },

  { method: "GET", path: "/api/vehicles", who: "anyone" },
  { method: "GET", path: "/api/vehicles/off-site-places", who: "fleet.manage" },
  { method: "POST", path: "/api/vehicles", who: "fleet.manage" },
  { method: "PATCH", path: "/api/vehicles/:id", who: "fleet.manage" },
  { method: "DELETE", path: "/api/vehicles/:id", who: "fleet.manage" },
  { method: "POST", path: "/api/vehicles/import", who: "fleet.manage" },
  { method: "POST", path: "/api/pictures", who: "pictures.upload" },

  { method: "GET", path: "/api/jets", who: "jets.read" },
  { method: "POST", path: "/api/jets", who: "jets.manage" },
  { method: "PATCH", path: "/api/jets/:id", who: "jets.write-texts" },
  { method: "DELETE", path: "/api/jets/:id", who: "jets.manage" },
  { method: "GET", path: "/api/jet_routes", who: "jets.read" },
  { method: "POST", path: "/api/jet_routes", who: "jets.manage" },
  { method: "PATCH", path: "/api/jet_routes/:id", who: "jets.write-texts" },
  { method: "DELETE", path: "/api/jet_routes/:id", who: "jets.manage" },
  { method: "GET", path: "/api/experiences", who: "experiences.read" },
  { method: "POST", path: "/api/experiences", who: "experiences.manage" },
  { method: "PATCH", path: "/api/experiences/:id", who: "experiences.write-texts" },
  { method: "DELETE", path: "/api/experiences/:id", who: "experiences.manage" },

  { method: "GET", path: "/api/seo_overrides", who: "anyone" },
  { method: "POST", path: "/api/seo_overrides", who: "seo.manage" },
  { method: "PATCH", path: "/api/seo_overrides/:id", who: "seo.manage" },
  { method: "DELETE", path: "/api/seo_overrides/:id", who: "seo.manage" },
  { method: "GET", path: "/api/seo_overrides/deleted", who: "seo.manage" },
  { method: "GET", path: "/api/seo_overrides/:id/history", who: "seo.manage" },
  { method: "POST", path: "/api/functions/generate-seo-content", who: "seo.manage" },

  { method: "GET", path: "/api/bookings", who: "bookings.read" },
  { method: "POST", path: "/api/bookings", who: "anyone" },
  { method: "POST", path: "/api/bookings/by-phone", who: "bookings.manage" },
  { method: "GET", path: "/api/bookings/counts", who: "bookings.read" },
  { method: "GET", path: "/api/bookings/offers", who: "bookings.read" },
  { method: "GET", path: "/api/bookings/free-units", who: "bookings.read" },
  { method: "GET", path: "/api/bookings/:id", who: "bookings.read" },
  { method: "PATCH", path: "/api/bookings/:id", who: "bookings.manage" },
  { method: "GET", path: "/api/bookings/:id/events", who: "bookings.read" },
  { method: "POST", path: "/api/bookings/:id/undo", who: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/expected-return", who: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/quote", who: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/notes", who: "bookings.manage" },
  { method: "PUT", path: "/api/bookings/:id/handovers/:kind", who: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/handovers/pickup/undo", who: "bookings.manage" },
  { method: "PUT", path: "/api/bookings/:id/drivers", who: "bookings.manage" },
  { method: "PUT", path: "/api/bookings/:id/agreed-price", who: "bookings.discount" },

  { method: "GET", path: "/api/unit_holds", who: "unit-holds.read" },
  { method: "POST", path: "/api/unit_holds", who: "unit-holds.manage" },
  { method: "PATCH", path: "/api/unit_holds/:id", who: "unit-holds.manage" },
  { method: "DELETE", path: "/api/unit_holds/:id", who: "unit-holds.manage" },

  { method: "GET", path: "/api/units", who: "units.read" },
  { method: "POST", path: "/api/units", who: "units.manage" },
  { method: "GET", path: "/api/units/expiring", who: "units.read" },
  { method: "GET", path: "/api/units/:id", who: "units.read" },
  { method: "PATCH", path: "/api/units/:id", who: "units.manage" },
  { method: "POST", path: "/api/units/:id/leave", who: "units.manage" },
  { method: "POST", path: "/api/units/:id/return", who: "units.manage" },
  { method: "POST", path: "/api/units/:id/expiries", who: "units.manage" },
  { method: "PATCH", path: "/api/unit_expiries/:id", who: "units.manage" },
  { method: "PUT", path: "/api/unit_expiries/:id/override", who: "units.override-expiry" },
  { method: "GET", path: "/api/day_sheet", who: "day-sheet.read" },
  { method: "PATCH", path: "/api/day_tasks/:id/:kind", who: "day-sheet.manage" },

  { method: "GET", path: "/api/enquiries", who: "enquiries.read" },
  { method: "POST", path: "/api/enquiries", who: "anyone" },
  { method: "GET", path: "/api/enquiries/:id", who: "enquiries.read" },
  { method: "PATCH", path: "/api/enquiries/:id", who: "enquiries.manage" },
  { method: "POST", path: "/api/enquiries/:id/answers", who: "enquiries.manage" },
  { method: "POST", path: "/api/enquiries/:id/read", who: "enquiries.manage" },
  { method: "PUT", path: "/api/enquiries/:id/club_place", who: "enquiries.manage" },
  { method: "GET", path: "/api/staff", who: "enquiries.read" },

  { method: "GET", path: "/api/quotes", who: "quotes.read" },
  { method: "POST", path: "/api/quotes", who: "quotes.manage" },
  { method: "GET", path: "/api/quotes/proposal", who: "quotes.manage" },
  { method: "GET", path: "/api/quotes/:id", who: "quotes.read" },
  { method: "PATCH", path: "/api/quotes/:id", who: "quotes.manage" },
  { method: "POST", path: "/api/quotes/:id/send", who: "quotes.manage" },
  { method: "POST", path: "/api/quotes/:id/withdraw", who: "quotes.manage" },

  { method: "GET", path: "/api/orders", who: "orders.read" },
  { method: "GET", path: "/api/orders/:id", who: "orders.read" },
  { method: "PATCH", path: "/api/orders/:id", who: "orders.manage" },

  { method: "GET", path: "/api/customers", who: "customers.read" },
  { method: "POST", path: "/api/customers", who: "customers.manage" },
  { method: "GET", path: "/api/customers/:id", who: "customers.read" },
  { method: "PATCH", path: "/api/customers/:id", who: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/merge", who: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/notes", who: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/consents", who: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/export", who: "customers.manage" },
  { method: "PUT", path: "/api/customers/:id/ban", who: "customers.ban" },
  { method: "DELETE", path: "/api/customers/:id/ban", who: "customers.ban" },
  { method: "GET", path: "/api/customers/:id/erasure", who: "customers.erase" },
  { method: "POST", path: "/api/customers/:id/erase", who: "customers.erase" },

  { method: "GET", path: "/api/articles", who: "articles.manage" },
  { method: "POST", path: "/api/articles", who: "articles.manage" },
  { method: "GET", path: "/api/articles/:id", who: "articles.manage" },
  { method: "PATCH", path: "/api/articles/:id", who: "articles.manage" },
  { method: "DELETE", path: "/api/articles/:id", who: "articles.manage" },

  { method: "GET", path: "/api/club_events", who: "club-events.manage" },
  { method: "POST", path: "/api/club_events", who: "club-events.manage" },
  { method: "PATCH", path: "/api/club_events/:id", who: "club-events.manage" },
  { method: "DELETE", path: "/api/club_events/:id", who: "club-events.manage" },

  { method: "GET", path: "/api/site_settings", who: "settings.manage" },
  { method: "PATCH", path: "/api/site_settings", who: "settings.manage" },

  { method: "GET", path: "/api/mail_texts", who: "settings.manage" },
  { method: "PUT", path: "/api/mail_texts/:kind", who: "settings.manage" },
  { method: "DELETE", path: "/api/mail_texts/:kind", who: "settings.manage" },
  { method: "GET", path: "/api/category_terms", who: "fleet.manage" },
  { method: "PATCH", path: "/api/category_terms/:category", who: "settings.manage" },

  { method: "GET", path: "/api/users", who: "users.manage" },
  { method: "PATCH", path: "/api/users/:id", who: "users.manage" },
  { method: "POST", path: "/api/users/:id/sign-out", who: "users.manage" },
  { method: "GET", path: "/api/user_roles", who: "signed-in" },
  { method: "POST", path: "/api/user_roles", who: "users.manage" },
  { method: "DELETE", path: "/api/user_roles/:id", who: "users.manage" },

  { method: "GET", path: "/api/invitations", who: "users.manage" },
  { method: "POST", path: "/api/invitations", who: "users.manage" },
  { method: "POST", path: "/api/invitations/:id/send", who: "users.manage" },
  { method: "DELETE", path: "/api/invitations/:id", who: "users.manage" },

  { method: "GET", path: "/api/audit_log", who: "audit.read" },
  { method: "POST", path: "/api/exports", who: "dashboard.read" },
  { method: "GET", path: "/api/dashboard", who: "dashboard.read" },
  { method: "GET", path: "/api/reports/months", who: "reports.read" },

  { method: "GET", path: "/api/waiting_work", who: TO_SEE_WAITING_WORK },
  { method: "GET", path: "/api/request_alerts", who: "bookings.manage" },
  { method: "DELETE", path: "/api/request_alerts/:id", who: "bookings.manage" },
  { method: "GET", path: "/api/reviews", who: "reviews.manage" },
  { method: "GET", path: "/api/reviews/:id", who: "reviews.manage" },
  { method: "PATCH", path: "/api/reviews/:id", who: "reviews.manage" },
  { method: "GET", path: "/api/answer_templates", who: "answer-templates.manage" },
  { method: "POST", path: "/api/answer_templates", who: "answer-templates.manage" },
  { method: "PATCH", path: "/api/answer_templates/:id", who: "answer-templates.manage" },
  { method: "DELETE", path: "/api/answer_templates/:id", who: "answer-templates.manage" },
  { method: "GET", path: "/api/saved_views", who: "saved-views.manage" },
  { method: "POST", path: "/api/saved_views", who: "saved-views.manage" },
  { method: "DELETE", path: "/api/saved_views/:id", who: "saved-views.manage" },

  { method: "GET", path: "/api/calendar_feeds", who: "calendar-feeds.manage" },
  { method: "POST", path: "/api/calendar_feeds", who: "calendar-feeds.manage" },
  { method: "DELETE", path: "/api/calendar_feeds/:id", who: "calendar-feeds.manage" },
];

/** Whether a caller with these roles may call; `roles` is null for somebody not signed in. */
export function mayCall(who: Caller, roles: readonly Role[] | null): boolean {
  if (who === "anyone") return true;
  if (roles === null) return false;
  if (who === "signed-in") return true;
  return typeof who === "string" ? can(roles, who) : canAll(roles, who);
}

/** The rows of an address as it was called, whatever their methods: those of fixed words before those of `:id`. */
function rowsAt(pathname: string): ApiRow[] {
  const asked = pathname.split("/");
  const found = API_ACCESS.filter(({ path }) => {
    const parts = path.split("/");
    return parts.length === asked.length && parts.every((part, at) => part.startsWith(":") || part === asked[at]);
  });
  return found.toSorted((a, b) => Number(a.path.includes(":")) - Number(b.path.includes(":")));
}

/** The row of a call; undefined where the API has none. */
export function apiRowOf(method: string, pathname: string): ApiRow | undefined {
  const wanted = method === "HEAD" ? "GET" : method;
  return rowsAt(pathname).find((row) => row.method === wanted);
}

/** The methods that an address of the API takes, as `Allow` names them; none where there is no such address. */
export function apiMethodsOf(pathname: string): string[] {
  const rows = rowsAt(pathname);
  const own = rows.filter(({ path }) => path === rows[0]?.path);
  return own.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}
