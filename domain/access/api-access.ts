import { type Ability, can, hasAllAbilities, WAITING_WORK_ABILITIES } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";

/** Who may call an endpoint: anyone, any signed-in user, a user with this ability, or a user with all of these abilities. */
export type Caller = "anyone" | "signed-in" | Ability | readonly Ability[];

export interface ApiAccessRule {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** The path in router syntax: `/api/brands/:id`. */
  path: string;
  caller: Caller;
}

/**
 * Every endpoint of the API and who may call it. The server checks this table before it runs a handler; an endpoint that is missing here is not
 * served. The service behind the endpoint checks the ability again and decides which rows the caller sees (only active rows, or only the caller's
 * own). The sign-in library serves /api/auth/* itself.
 */
export const API_ACCESS: readonly ApiAccessRule[] = [
  { method: "GET", path: "/api/openapi.json", caller: "anyone" },
  { method: "GET", path: "/api/docs", caller: "anyone" },
  { method: "GET", path: "/api/availability", caller: "anyone" },
  { method: "GET", path: "/api/offers", caller: "anyone" },
  { method: "GET", path: "/api/places", caller: "anyone" },

  { method: "GET", path: "/api/brands", caller: "anyone" },
  { method: "POST", path: "/api/brands", caller: "brands.manage" },
  { method: "PATCH", path: "/api/brands/:id", caller: "brands.manage" },

  { method: "GET", path: "/api/cities", caller: "anyone" },
  { method: "GET", path: "/api/cities/towns", caller: "cities.manage" },
  { method: "GET", path: "/api/cities/off-map", caller: "cities.manage" },
  { method: "POST", path: "/api/cities", caller: "cities.manage" },
  { method: "PATCH", path: "/api/cities/:id", caller: "cities.manage" },

  { method: "GET", path: "/api/vehicles", caller: "anyone" },
  { method: "GET", path: "/api/vehicles/off-site-places", caller: "fleet.manage" },
  { method: "POST", path: "/api/vehicles", caller: "fleet.manage" },
  { method: "PATCH", path: "/api/vehicles/:id", caller: "fleet.manage" },
  { method: "DELETE", path: "/api/vehicles/:id", caller: "fleet.manage" },
  { method: "POST", path: "/api/vehicles/import", caller: "fleet.manage" },
  { method: "GET", path: "/api/pictures", caller: "pictures.upload" },
  { method: "POST", path: "/api/pictures", caller: "pictures.upload" },
  { method: "PATCH", path: "/api/pictures/:id", caller: "pictures.upload" },
  { method: "POST", path: "/api/pictures/logos", caller: "settings.manage" },

  { method: "GET", path: "/api/jets", caller: "jets.read" },
  { method: "POST", path: "/api/jets", caller: "jets.manage" },
  { method: "PATCH", path: "/api/jets/:id", caller: "jets.write-texts" },
  { method: "DELETE", path: "/api/jets/:id", caller: "jets.manage" },
  { method: "GET", path: "/api/jet_routes", caller: "jets.read" },
  { method: "POST", path: "/api/jet_routes", caller: "jets.manage" },
  { method: "PATCH", path: "/api/jet_routes/:id", caller: "jets.write-texts" },
  { method: "DELETE", path: "/api/jet_routes/:id", caller: "jets.manage" },
  { method: "GET", path: "/api/experiences", caller: "experiences.read" },
  { method: "POST", path: "/api/experiences", caller: "experiences.manage" },
  { method: "PATCH", path: "/api/experiences/:id", caller: "experiences.write-texts" },
  { method: "DELETE", path: "/api/experiences/:id", caller: "experiences.manage" },

  { method: "GET", path: "/api/seo_overrides", caller: "anyone" },
  { method: "POST", path: "/api/seo_overrides", caller: "seo.manage" },
  { method: "PATCH", path: "/api/seo_overrides/:id", caller: "seo.manage" },
  { method: "DELETE", path: "/api/seo_overrides/:id", caller: "seo.manage" },
  { method: "GET", path: "/api/seo_overrides/deleted", caller: "seo.manage" },
  { method: "GET", path: "/api/seo_overrides/:id/history", caller: "seo.manage" },
  { method: "POST", path: "/api/functions/generate-seo-content", caller: "seo.manage" },

  { method: "GET", path: "/api/bookings", caller: "bookings.read" },
  { method: "POST", path: "/api/bookings", caller: "anyone" },
  { method: "POST", path: "/api/bookings/by-phone", caller: "bookings.manage" },
  { method: "GET", path: "/api/bookings/counts", caller: "bookings.read" },
  { method: "GET", path: "/api/bookings/offers", caller: "bookings.read" },
  { method: "GET", path: "/api/bookings/free-units", caller: "bookings.read" },
  { method: "GET", path: "/api/bookings/choices", caller: "bookings.read" },
  { method: "GET", path: "/api/bookings/:id", caller: "bookings.read" },
  { method: "PATCH", path: "/api/bookings/:id", caller: "bookings.manage" },
  { method: "GET", path: "/api/bookings/:id/events", caller: "bookings.read" },
  { method: "POST", path: "/api/bookings/:id/undo", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/expected-return", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/quote", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/date-requests/:request/answer", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/notes", caller: "bookings.manage" },
  { method: "GET", path: "/api/bookings/:id/messages", caller: "bookings.read" },
  { method: "POST", path: "/api/bookings/:id/messages", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/messages/read", caller: "bookings.manage" },
  { method: "PUT", path: "/api/bookings/:id/handovers/:kind", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/handovers/pickup/undo", caller: "bookings.manage" },
  { method: "GET", path: "/api/bookings/:id/last-return", caller: "bookings.manage" },
  { method: "GET", path: "/api/bookings/:id/replacements", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/replacement", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/reopening", caller: "bookings.reopen" },
  { method: "PUT", path: "/api/bookings/:id/drivers", caller: "bookings.manage" },
  { method: "POST", path: "/api/bookings/:id/choices/quote", caller: "bookings.manage" },
  { method: "PUT", path: "/api/bookings/:id/choices", caller: "bookings.manage" },
  { method: "PUT", path: "/api/bookings/:id/agreed-price", caller: "bookings.discount" },

  { method: "GET", path: "/api/unit_holds", caller: "unit-holds.read" },
  { method: "POST", path: "/api/unit_holds", caller: "unit-holds.manage" },
  { method: "PATCH", path: "/api/unit_holds/:id", caller: "unit-holds.manage" },
  { method: "DELETE", path: "/api/unit_holds/:id", caller: "unit-holds.manage" },

  { method: "GET", path: "/api/units", caller: "units.read" },
  { method: "POST", path: "/api/units", caller: "units.manage" },
  { method: "GET", path: "/api/units/expiring", caller: "units.read" },
  { method: "GET", path: "/api/units/:id", caller: "units.read" },
  { method: "PATCH", path: "/api/units/:id", caller: "units.manage" },
  { method: "POST", path: "/api/units/:id/leave", caller: "units.manage" },
  { method: "POST", path: "/api/units/:id/return", caller: "units.manage" },
  { method: "POST", path: "/api/units/:id/expiries", caller: "units.manage" },
  { method: "PATCH", path: "/api/unit_expiries/:id", caller: "units.manage" },
  { method: "PUT", path: "/api/unit_expiries/:id/override", caller: "units.override-expiry" },
  { method: "GET", path: "/api/day_sheet", caller: "day-sheet.read" },
  { method: "PATCH", path: "/api/day_tasks/:id/:kind", caller: "day-sheet.manage" },

  { method: "GET", path: "/api/enquiries", caller: "enquiries.read" },
  { method: "POST", path: "/api/enquiries", caller: "anyone" },
  { method: "GET", path: "/api/enquiries/:id", caller: "enquiries.read" },
  { method: "PATCH", path: "/api/enquiries/:id", caller: "enquiries.manage" },
  { method: "POST", path: "/api/enquiries/:id/answers", caller: "enquiries.manage" },
  { method: "POST", path: "/api/enquiries/:id/read", caller: "enquiries.manage" },
  { method: "PUT", path: "/api/enquiries/:id/club_place", caller: "enquiries.manage" },
  { method: "GET", path: "/api/staff", caller: "enquiries.read" },

  { method: "GET", path: "/api/waiting_list", caller: "bookings.read" },
  { method: "GET", path: "/api/waiting_list/demand", caller: "bookings.read" },
  { method: "POST", path: "/api/waiting_list", caller: "anyone" },
  { method: "PATCH", path: "/api/waiting_list/:id", caller: "bookings.manage" },
  { method: "DELETE", path: "/api/waiting_list/:id", caller: "bookings.manage" },

  { method: "GET", path: "/api/quotes", caller: "quotes.read" },
  { method: "POST", path: "/api/quotes", caller: "quotes.manage" },
  { method: "GET", path: "/api/quotes/proposal", caller: "quotes.manage" },
  { method: "GET", path: "/api/quotes/:id", caller: "quotes.read" },
  { method: "PATCH", path: "/api/quotes/:id", caller: "quotes.manage" },
  { method: "PUT", path: "/api/quotes/:id/language", caller: "quotes.manage" },
  { method: "POST", path: "/api/quotes/:id/send", caller: "quotes.manage" },
  { method: "POST", path: "/api/quotes/:id/withdraw", caller: "quotes.manage" },

  { method: "GET", path: "/api/orders", caller: "orders.read" },
  { method: "GET", path: "/api/orders/:id", caller: "orders.read" },
  { method: "PATCH", path: "/api/orders/:id", caller: "orders.manage" },

  { method: "GET", path: "/api/customers", caller: "customers.read" },
  { method: "POST", path: "/api/customers", caller: "customers.manage" },
  { method: "GET", path: "/api/customers/:id", caller: "customers.read" },
  { method: "PATCH", path: "/api/customers/:id", caller: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/merge", caller: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/notes", caller: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/consents", caller: "customers.manage" },
  { method: "POST", path: "/api/customers/:id/export", caller: "customers.manage" },
  { method: "PUT", path: "/api/customers/:id/ban", caller: "customers.ban" },
  { method: "DELETE", path: "/api/customers/:id/ban", caller: "customers.ban" },
  { method: "GET", path: "/api/customers/:id/erasure", caller: "customers.erase" },
  { method: "POST", path: "/api/customers/:id/erase", caller: "customers.erase" },
  { method: "GET", path: "/api/ban_decisions", caller: "bookings.read" },
  { method: "PUT", path: "/api/ban_decisions/:id", caller: "customers.ban" },

  { method: "GET", path: "/api/rate_rules", caller: "rates.read" },
  { method: "GET", path: "/api/rate_trial", caller: "rates.read" },
  { method: "GET", path: "/api/rate_calendar", caller: "rates.read" },
  { method: "GET", path: "/api/vat_rates", caller: "rates.read" },
  { method: "POST", path: "/api/vat_rates", caller: "rates.manage" },
  { method: "PATCH", path: "/api/vat_rates/:id", caller: "rates.manage" },
  { method: "DELETE", path: "/api/vat_rates/:id", caller: "rates.manage" },
  { method: "GET", path: "/api/protections", caller: "rates.read" },
  { method: "POST", path: "/api/protections", caller: "rates.manage" },
  { method: "PATCH", path: "/api/protections/:id", caller: "rates.manage" },
  { method: "DELETE", path: "/api/protections/:id", caller: "rates.manage" },
  { method: "GET", path: "/api/extras", caller: "rates.read" },
  { method: "POST", path: "/api/extras", caller: "rates.manage" },
  { method: "PATCH", path: "/api/extras/:id", caller: "rates.manage" },
  { method: "DELETE", path: "/api/extras/:id", caller: "rates.manage" },
  { method: "POST", path: "/api/rate_rules", caller: "rates.manage" },
  { method: "PATCH", path: "/api/rate_rules/:id", caller: "rates.manage" },
  { method: "DELETE", path: "/api/rate_rules/:id", caller: "rates.manage" },
  { method: "GET", path: "/api/promotion_codes", caller: "rates.read" },
  { method: "POST", path: "/api/promotion_codes", caller: "rates.manage" },
  { method: "PATCH", path: "/api/promotion_codes/:id", caller: "rates.manage" },
  { method: "DELETE", path: "/api/promotion_codes/:id", caller: "rates.manage" },

  { method: "GET", path: "/api/articles", caller: "articles.manage" },
  { method: "POST", path: "/api/articles", caller: "articles.manage" },
  { method: "GET", path: "/api/articles/:id", caller: "articles.manage" },
  { method: "PATCH", path: "/api/articles/:id", caller: "articles.manage" },
  { method: "DELETE", path: "/api/articles/:id", caller: "articles.manage" },

  { method: "GET", path: "/api/club_events", caller: "club-events.manage" },
  { method: "POST", path: "/api/club_events", caller: "club-events.manage" },
  { method: "PATCH", path: "/api/club_events/:id", caller: "club-events.manage" },
  { method: "DELETE", path: "/api/club_events/:id", caller: "club-events.manage" },
  { method: "GET", path: "/api/testimonials", caller: "club-events.manage" },
  { method: "POST", path: "/api/testimonials", caller: "club-events.manage" },
  { method: "PATCH", path: "/api/testimonials/:id", caller: "club-events.manage" },
  { method: "DELETE", path: "/api/testimonials/:id", caller: "club-events.manage" },

  { method: "GET", path: "/api/content_texts", caller: "translations.manage" },
  { method: "GET", path: "/api/content_texts/counts", caller: "translations.manage" },
  { method: "GET", path: "/api/content_texts/export", caller: "translations.manage" },
  { method: "POST", path: "/api/content_texts/import", caller: "translations.manage" },
  { method: "POST", path: "/api/content_texts/draft", caller: "translations.manage" },
  { method: "PUT", path: "/api/content_texts", caller: "translations.manage" },

  { method: "GET", path: "/api/site_settings", caller: "settings.manage" },
  { method: "PATCH", path: "/api/site_settings", caller: "settings.manage" },

  { method: "GET", path: "/api/legal_texts", caller: "settings.manage" },
  { method: "PUT", path: "/api/legal_texts/:page", caller: "settings.manage" },
  { method: "GET", path: "/api/mail_texts", caller: "settings.manage" },
  { method: "PUT", path: "/api/mail_texts/:kind", caller: "settings.manage" },
  { method: "DELETE", path: "/api/mail_texts/:kind", caller: "settings.manage" },
  { method: "GET", path: "/api/category_terms", caller: "fleet.manage" },
  { method: "PATCH", path: "/api/category_terms/:category", caller: "settings.manage" },

  { method: "GET", path: "/api/users", caller: "users.manage" },
  { method: "PATCH", path: "/api/users/:id", caller: "users.manage" },
  { method: "POST", path: "/api/users/:id/sign-out", caller: "users.manage" },
  { method: "GET", path: "/api/user_roles", caller: "signed-in" },
  { method: "POST", path: "/api/user_roles", caller: "users.manage" },
  { method: "DELETE", path: "/api/user_roles/:id", caller: "users.manage" },

  { method: "GET", path: "/api/invitations", caller: "users.manage" },
  { method: "POST", path: "/api/invitations", caller: "users.manage" },
  { method: "POST", path: "/api/invitations/:id/send", caller: "users.manage" },
  { method: "DELETE", path: "/api/invitations/:id", caller: "users.manage" },

  { method: "GET", path: "/api/audit_log", caller: "audit.read" },
  { method: "POST", path: "/api/exports", caller: "dashboard.read" },
  { method: "GET", path: "/api/dashboard", caller: "dashboard.read" },
  { method: "GET", path: "/api/reports/months", caller: "reports.read" },

  { method: "GET", path: "/api/waiting_work", caller: WAITING_WORK_ABILITIES },
  { method: "GET", path: "/api/request_alerts", caller: "bookings.manage" },
  { method: "DELETE", path: "/api/request_alerts/:id", caller: "bookings.manage" },
  { method: "GET", path: "/api/reviews", caller: "reviews.manage" },
  { method: "GET", path: "/api/reviews/:id", caller: "reviews.manage" },
  { method: "PATCH", path: "/api/reviews/:id", caller: "reviews.manage" },
  { method: "GET", path: "/api/answer_templates", caller: "answer-templates.manage" },
  { method: "POST", path: "/api/answer_templates", caller: "answer-templates.manage" },
  { method: "PATCH", path: "/api/answer_templates/:id", caller: "answer-templates.manage" },
  { method: "DELETE", path: "/api/answer_templates/:id", caller: "answer-templates.manage" },
  { method: "GET", path: "/api/saved_views", caller: "saved-views.manage" },
  { method: "POST", path: "/api/saved_views", caller: "saved-views.manage" },
  { method: "DELETE", path: "/api/saved_views/:id", caller: "saved-views.manage" },

  { method: "GET", path: "/api/calendar_feeds", caller: "calendar-feeds.manage" },
  { method: "POST", path: "/api/calendar_feeds", caller: "calendar-feeds.manage" },
  { method: "DELETE", path: "/api/calendar_feeds/:id", caller: "calendar-feeds.manage" },
];

/** Returns whether a caller with these roles may call the endpoint. `roles` is null for an anonymous caller. */
export function canCall(caller: Caller, roles: readonly Role[] | null): boolean {
  if (caller === "anyone") return true;
  if (roles === null) return false;
  if (caller === "signed-in") return true;
  return typeof caller === "string" ? can(roles, caller) : hasAllAbilities(roles, caller);
}

/** Returns the access rules that match a URL path, for any method. Rules with literal segments come before rules with `:id`. */
function matchAccessRules(pathname: string): ApiAccessRule[] {
  const segments = pathname.split("/");
  const matches = API_ACCESS.filter(({ path }) => {
    const parts = path.split("/");
    return parts.length === segments.length && parts.every((part, at) => part.startsWith(":") || part === segments[at]);
  });
  return matches.toSorted((a, b) => Number(a.path.includes(":")) - Number(b.path.includes(":")));
}

/** Returns the access rule for a method and URL path, or undefined if the API has no such endpoint. */
export function findAccessRule(method: string, pathname: string): ApiAccessRule | undefined {
  const lookupMethod = method === "HEAD" ? "GET" : method;
  return matchAccessRules(pathname).find((row) => row.method === lookupMethod);
}

/** Returns the methods that a path supports, for the `Allow` header. Empty if the path does not exist. */
export function listApiMethods(pathname: string): string[] {
  const rows = matchAccessRules(pathname);
  const sameRoute = rows.filter(({ path }) => path === rows[0]?.path);
  return sameRoute.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}
