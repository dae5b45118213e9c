import { PANEL_ADDRESSES } from "#domain/addresses/panel-addresses.ts";
import { pathsOf } from "#domain/addresses/path-to.ts";
import { CALENDAR_ADDRESSES } from "#domain/addresses/program-addresses.ts";
import { withQuery } from "#domain/addresses/with-query.ts";

const pathTo = pathsOf({ ...PANEL_ADDRESSES, ...CALENDAR_ADDRESSES });

/** Every link of the panel, and what its calendars are read by. Ids and tokens are escaped; queries come without "?". */
export const panelPaths = {
  admin: pathTo("admin"),
  adminBookings: pathTo("adminBookings"),
  adminOverdueBookings: `${pathTo("adminBookings")}?status=overdue`,
  /** By id or by reference. */
  adminBooking: (id: string) => pathTo("adminBooking", { id }),
  adminNewBooking: pathTo("adminNewBooking"),
  adminTimeline: pathTo("adminTimeline"),
  adminDaySheet: pathTo("adminDaySheet"),
  adminRequests: pathTo("adminRequests"),
  adminRequest: (id: string) => pathTo("adminRequest", { id }),
  adminAnswerTemplates: pathTo("adminAnswerTemplates"),
  adminCustomers: pathTo("adminCustomers"),
  adminCustomer: (id: string) => pathTo("adminCustomer", { id }),
  adminQuotes: pathTo("adminQuotes"),
  adminQuote: (id: string) => pathTo("adminQuote", { id }),
  /** With what it answers, or whom it is for, in its query. */
  adminNewQuote: (query = "") => withQuery(pathTo("adminNewQuote"), query),
  adminOrders: pathTo("adminOrders"),
  adminOrder: (reference: string) => pathTo("adminOrder", { id: reference }),
  adminFleet: pathTo("adminFleet"),
  adminSeo: pathTo("adminSeo"),
  adminUnits: pathTo("adminUnits"),
  adminJets: pathTo("adminJets"),
  adminJetRoutes: pathTo("adminJetRoutes"),
  adminExperiences: pathTo("adminExperiences"),
  adminReviews: pathTo("adminReviews"),
  /** One review, opened over the list. */
  adminReview: (id: string) => withQuery(pathTo("adminReviews"), `apri=${encodeURIComponent(id)}`),
  adminReport: pathTo("adminReport"),
  adminBrands: pathTo("adminBrands"),
  adminCities: pathTo("adminCities"),
  adminArticles: pathTo("adminArticles"),
  adminClubEvents: pathTo("adminClubEvents"),
  adminSettings: pathTo("adminSettings"),
  adminCategoryTerms: pathTo("adminCategoryTerms"),
  adminMailTexts: pathTo("adminMailTexts"),
  adminUsers: pathTo("adminUsers"),
  adminAudit: pathTo("adminAudit"),
  account: pathTo("account"),
  /** What a calendar program reads; the token is the key. */
  calendarFeed: (token: string) => pathTo("calendarFeed", { file: `${token}.ics` }),
} as const;
