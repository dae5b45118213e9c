import type { Role } from "#domain/access/roles.ts";

export const CALLERS = ["anonymous", "no role", "customer_service", "seo_manager", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * The access matrix: who may call each endpoint. Tests of the endpoints and of their services expect it. It is written out, not derived from the
 * product's own tables, so that a mistake there shows.
 */
const MATRIX = `
                                                    anyone  no role  customer_service  seo_manager  admin
  GET    /api/openapi.json                          yes     yes      yes               yes          yes
  GET    /api/docs                                  yes     yes      yes               yes          yes
  GET    /api/availability                          yes     yes      yes               yes          yes
  GET    /api/offers                                yes     yes      yes               yes          yes
  GET    /api/places                                yes     yes      yes               yes          yes
  GET    /api/brands                                yes     yes      yes               yes          yes
  POST   /api/brands                                -       -        -                 yes          yes
  PATCH  /api/brands/:id                            -       -        -                 yes          yes
  GET    /api/cities                                yes     yes      yes               yes          yes
  GET    /api/cities/towns                          -       -        -                 yes          yes
  GET    /api/cities/off-map                        -       -        -                 yes          yes
  POST   /api/cities                                -       -        -                 yes          yes
  PATCH  /api/cities/:id                            -       -        -                 yes          yes
  GET    /api/vehicles                              yes     yes      yes               yes          yes
  GET    /api/vehicles/off-site-places              -       -        yes               -            yes
  POST   /api/vehicles                              -       -        yes               -            yes
  PATCH  /api/vehicles/:id                          -       -        yes               -            yes
  DELETE /api/vehicles/:id                          -       -        yes               -            yes
  POST   /api/vehicles/import                       -       -        yes               -            yes
  GET    /api/pictures                              -       -        yes               yes          yes
  POST   /api/pictures                              -       -        yes               yes          yes
  PATCH  /api/pictures/:id                          -       -        yes               yes          yes
  POST   /api/pictures/logos                        -       -        -                 -            yes
  GET    /api/jets                                  -       -        yes               yes          yes
  POST   /api/jets                                  -       -        -                 -            yes
  PATCH  /api/jets/:id                              -       -        -                 yes          yes
  DELETE /api/jets/:id                              -       -        -                 -            yes
  GET    /api/jet_routes                            -       -        yes               yes          yes
  POST   /api/jet_routes                            -       -        -                 -            yes
  PATCH  /api/jet_routes/:id                        -       -        -                 yes          yes
  DELETE /api/jet_routes/:id                        -       -        -                 -            yes
  GET    /api/experiences                           -       -        yes               yes          yes
  POST   /api/experiences                           -       -        -                 -            yes
  PATCH  /api/experiences/:id                       -       -        -                 yes          yes
  DELETE /api/experiences/:id                       -       -        -                 -            yes
  GET    /api/seo_overrides                         yes     yes      yes               yes          yes
  POST   /api/seo_overrides                         -       -        -                 yes          yes
  PATCH  /api/seo_overrides/:id                     -       -        -                 yes          yes
  DELETE /api/seo_overrides/:id                     -       -        -                 yes          yes
  GET    /api/seo_overrides/deleted                 -       -        -                 yes          yes
  GET    /api/seo_overrides/:id/history             -       -        -                 yes          yes
  POST   /api/functions/generate-seo-content        -       -        -                 yes          yes
  GET    /api/bookings                              -       -        yes               -            yes
  POST   /api/bookings                              yes     yes      yes               yes          yes
  POST   /api/bookings/by-phone                     -       -        yes               -            yes
  GET    /api/bookings/counts                       -       -        yes               -            yes
  GET    /api/bookings/offers                       -       -        yes               -            yes
  GET    /api/bookings/free-units                   -       -        yes               -            yes
  GET    /api/bookings/choices                      -       -        yes               -            yes
  GET    /api/bookings/:id                          -       -        yes               -            yes
  PATCH  /api/bookings/:id                          -       -        yes               -            yes
  GET    /api/bookings/:id/events                   -       -        yes               -            yes
  POST   /api/bookings/:id/undo                     -       -        yes               -            yes
  POST   /api/bookings/:id/expected-return          -       -        yes               -            yes
  POST   /api/bookings/:id/quote                    -       -        yes               -            yes
  POST   /api/bookings/:id/notes                    -       -        yes               -            yes
  POST   /api/bookings/:id/date-requests/:request/answer  - -        yes               -            yes
  GET    /api/bookings/:id/messages                 -       -        yes               -            yes
  POST   /api/bookings/:id/messages                 -       -        yes               -            yes
  POST   /api/bookings/:id/messages/read            -       -        yes               -            yes
  PUT    /api/bookings/:id/handovers/:kind          -       -        yes               -            yes
  POST   /api/bookings/:id/handovers/pickup/undo    -       -        yes               -            yes
  GET    /api/bookings/:id/last-return              -       -        yes               -            yes
  GET    /api/bookings/:id/replacements             -       -        yes               -            yes
  POST   /api/bookings/:id/replacement              -       -        yes               -            yes
  POST   /api/bookings/:id/reopening                    -       -        -                 -            yes
  PUT    /api/bookings/:id/drivers                  -       -        yes               -            yes
  POST   /api/bookings/:id/choices/quote            -       -        yes               -            yes
  PUT    /api/bookings/:id/choices                  -       -        yes               -            yes
  PUT    /api/bookings/:id/agreed-price             -       -        yes               -            yes
  GET    /api/unit_holds                            -       -        yes               -            yes
  POST   /api/unit_holds                            -       -        yes               -            yes
  PATCH  /api/unit_holds/:id                        -       -        yes               -            yes
  DELETE /api/unit_holds/:id                        -       -        yes               -            yes
  GET    /api/units                                 -       -        yes               -            yes
  POST   /api/units                                 -       -        yes               -            yes
  GET    /api/units/expiring                       -       -        yes               -            yes
  GET    /api/units/:id                             -       -        yes               -            yes
  PATCH  /api/units/:id                             -       -        yes               -            yes
  POST   /api/units/:id/leave                       -       -        yes               -            yes
  POST   /api/units/:id/return                      -       -        yes               -            yes
  POST   /api/units/:id/expiries                    -       -        yes               -            yes
  PATCH  /api/unit_expiries/:id                     -       -        yes               -            yes
  PUT    /api/unit_expiries/:id/override            -       -        -                 -            yes
  GET    /api/day_sheet                             -       -        yes               -            yes
  PATCH  /api/day_tasks/:id/:kind                   -       -        yes               -            yes
  GET    /api/enquiries                             -       -        yes               -            yes
  POST   /api/enquiries                             yes     yes      yes               yes          yes
  GET    /api/enquiries/:id                         -       -        yes               -            yes
  PATCH  /api/enquiries/:id                         -       -        yes               -            yes
  POST   /api/enquiries/:id/answers                 -       -        yes               -            yes
  POST   /api/enquiries/:id/read                    -       -        yes               -            yes
  GET    /api/staff                                 -       -        yes               -            yes
  GET    /api/quotes                                -       -        yes               -            yes
  POST   /api/quotes                                -       -        yes               -            yes
  GET    /api/quotes/proposal                       -       -        yes               -            yes
  GET    /api/quotes/:id                            -       -        yes               -            yes
  PATCH  /api/quotes/:id                            -       -        yes               -            yes
  PUT    /api/quotes/:id/language                   -       -        yes               -            yes
  POST   /api/quotes/:id/send                       -       -        yes               -            yes
  POST   /api/quotes/:id/withdraw                   -       -        yes               -            yes
  GET    /api/orders                               -       -        yes               -            yes
  GET    /api/orders/:id                           -       -        yes               -            yes
  PATCH  /api/orders/:id                           -       -        yes               -            yes
  GET    /api/customers                             -       -        yes               -            yes
  POST   /api/customers                             -       -        yes               -            yes
  GET    /api/customers/:id                         -       -        yes               -            yes
  PATCH  /api/customers/:id                         -       -        yes               -            yes
  POST   /api/customers/:id/merge                   -       -        yes               -            yes
  POST   /api/customers/:id/notes                   -       -        yes               -            yes
  POST   /api/customers/:id/consents                -       -        yes               -            yes
  POST   /api/customers/:id/export                  -       -        yes               -            yes
  PUT    /api/customers/:id/ban                     -       -        -                 -            yes
  DELETE /api/customers/:id/ban                     -       -        -                 -            yes
  GET    /api/customers/:id/erasure                 -       -        -                 -            yes
  POST   /api/customers/:id/erase                   -       -        -                 -            yes
  GET    /api/ban_decisions                         -       -        yes               -            yes
  PUT    /api/ban_decisions/:id                     -       -        -                 -            yes
  GET    /api/site_settings                         -       -        -                 -            yes
  PATCH  /api/site_settings                         -       -        -                 -            yes
  GET    /api/legal_texts                           -       -        -                 -            yes
  PUT    /api/legal_texts/:page                     -       -        -                 -            yes
  GET    /api/mail_texts                            -       -        -                 -            yes
  PUT    /api/mail_texts/:kind                      -       -        -                 -            yes
  DELETE /api/mail_texts/:kind                      -       -        -                 -            yes
  GET    /api/rate_trial                            -       -        yes               -            yes
  GET    /api/rate_calendar                         -       -        yes               -            yes
  GET    /api/rate_rules                            -       -        yes               -            yes
  GET    /api/vat_rates                             -       -        yes               -            yes
  POST   /api/vat_rates                             -       -        -                 -            yes
  PATCH  /api/vat_rates/:id                         -       -        -                 -            yes
  DELETE /api/vat_rates/:id                         -       -        -                 -            yes
  GET    /api/protections                           -       -        yes               -            yes
  POST   /api/protections                           -       -        -                 -            yes
  PATCH  /api/protections/:id                       -       -        -                 -            yes
  DELETE /api/protections/:id                       -       -        -                 -            yes
  GET    /api/extras                                -       -        yes               -            yes
  POST   /api/extras                                -       -        -                 -            yes
  PATCH  /api/extras/:id                            -       -        -                 -            yes
  DELETE /api/extras/:id                            -       -        -                 -            yes
  POST   /api/rate_rules                            -       -        -                 -            yes
  PATCH  /api/rate_rules/:id                        -       -        -                 -            yes
  DELETE /api/rate_rules/:id                        -       -        -                 -            yes
  GET    /api/promotion_codes                       -       -        yes               -            yes
  POST   /api/promotion_codes                       -       -        -                 -            yes
  PATCH  /api/promotion_codes/:id                   -       -        -                 -            yes
  DELETE /api/promotion_codes/:id                   -       -        -                 -            yes
  GET    /api/category_terms                        -       -        yes               -            yes
  PATCH  /api/category_terms/:category              -       -        -                 -            yes
  GET    /api/users                                 -       -        -                 -            yes
  PATCH  /api/users/:id                             -       -        -                 -            yes
  POST   /api/users/:id/sign-out                    -       -        -                 -            yes
  GET    /api/user_roles                            -       yes      yes               yes          yes
  POST   /api/user_roles                            -       -        -                 -            yes
  DELETE /api/user_roles/:id                        -       -        -                 -            yes
  GET    /api/invitations                          -       -        -                 -            yes
  POST   /api/invitations                          -       -        -                 -            yes
  POST   /api/invitations/:id/send                 -       -        -                 -            yes
  DELETE /api/invitations/:id                      -       -        -                 -            yes
  GET    /api/audit_log                             -       -        -                 -            yes
  POST   /api/exports                               -       -        yes               yes          yes
  GET    /api/dashboard                             -       -        yes               yes          yes
  GET    /api/waiting_work                          -       -        yes               -            yes
  GET    /api/request_alerts                        -       -        yes               -            yes
  DELETE /api/request_alerts/:id                    -       -        yes               -            yes
  GET    /api/waiting_list                          -       -        yes               -            yes
  GET    /api/waiting_list/demand                   -       -        yes               -            yes
  POST   /api/waiting_list                          yes     yes      yes               yes          yes
  PATCH  /api/waiting_list/:id                      -       -        yes               -            yes
  DELETE /api/waiting_list/:id                      -       -        yes               -            yes
  GET    /api/reviews                               -       -        yes               -            yes
  GET    /api/reviews/:id                           -       -        yes               -            yes
  PATCH  /api/reviews/:id                           -       -        yes               -            yes
  GET    /api/answer_templates                      -       -        yes               -            yes
  POST   /api/answer_templates                      -       -        yes               -            yes
  PATCH  /api/answer_templates/:id                  -       -        yes               -            yes
  DELETE /api/answer_templates/:id                  -       -        yes               -            yes
  GET    /api/reports/months                        -       -        yes               -            yes
  GET    /api/saved_views                           -       -        yes               yes          yes
  POST   /api/saved_views                           -       -        yes               yes          yes
  DELETE /api/saved_views/:id                       -       -        yes               yes          yes
  GET    /api/calendar_feeds                        -       -        yes               -            yes
  POST   /api/calendar_feeds                        -       -        yes               -            yes
  DELETE /api/calendar_feeds/:id                    -       -        yes               -            yes
  PUT    /api/enquiries/:id/club_place              -       -        yes               -            yes
  GET    /api/articles                              -       -        -                 yes          yes
  POST   /api/articles                              -       -        -                 yes          yes
  GET    /api/articles/:id                          -       -        -                 yes          yes
  PATCH  /api/articles/:id                          -       -        -                 yes          yes
  DELETE /api/articles/:id                          -       -        -                 yes          yes
  GET    /api/club_events                           -       -        -                 -            yes
  POST   /api/club_events                           -       -        -                 -            yes
  PATCH  /api/club_events/:id                       -       -        -                 -            yes
  DELETE /api/club_events/:id                       -       -        -                 -            yes
  GET    /api/testimonials                          -       -        -                 -            yes
  POST   /api/testimonials                          -       -        -                 -            yes
  PATCH  /api/testimonials/:id                      -       -        -                 -            yes
  DELETE /api/testimonials/:id                      -       -        -                 -            yes
  GET    /api/content_texts                         -       -        -                 yes          yes
  GET    /api/content_texts/counts                  -       -        -                 yes          yes
  GET    /api/content_texts/export                  -       -        -                 yes          yes
  POST   /api/content_texts/import                  -       -        -                 yes          yes
  POST   /api/content_texts/draft                   -       -        -                 yes          yes
  PUT    /api/content_texts                         -       -        -                 yes          yes
`;

export interface ExpectedRow {
  /** "POST /api/brands" */
  endpoint: string;
  method: string;
  path: string;
  allowed: ReadonlySet<Caller>;
}

export const ACCESS_MATRIX: readonly ExpectedRow[] = MATRIX.trim().split("\n").slice(1).map(readRow);

function readRow(line: string): ExpectedRow {
  const [method = "", path = "", ...cells] = line.trim().split(/\s+/);
  if (cells.length !== CALLERS.length) throw new Error(`A cell is missing: ${line}`);
  const allowed = new Set(CALLERS.filter((_caller, at) => cells[at] === "yes"));
  return { endpoint: `${method} ${path}`, method, path, allowed };
}

/** Roles of a caller; null for somebody not signed in. */
export function rolesOf(caller: Caller): Role[] | null {
  if (caller === "anonymous") return null;
  return caller === "no role" ? [] : [caller];
}
