import { PANEL_ROUTES } from "#domain/routes/panel-routes.ts";
import { createPathBuilder, withQuery } from "#domain/routes/path-builder.ts";
import { CALENDAR_ROUTES } from "#domain/routes/program-routes.ts";

const pathTo = createPathBuilder({ ...PANEL_ROUTES, ...CALENDAR_ROUTES });

/** Every link of the panel, and what its calendars are read by. Ids and tokens are escaped; queries come without "?". */
export const panelPaths = {
  admin: pathTo("admin"),
  adminBookings: pathTo("adminBookings"),
  /** The list as a query narrows it, as those of the other lists below. */
  adminBookingsWhere: (query: string) => withQuery(pathTo("adminBookings"), query),
  adminOverdueBookings: withQuery(pathTo("adminBookings"), "status=overdue"),
  /** By id or by reference. */
  adminBooking: (id: string) => pathTo("adminBooking", { id }),
  /** With the car, the places, the days and the customer that are known, in its query. */
  adminNewBooking: (query = "") => withQuery(pathTo("adminNewBooking"), query),
  adminTimeline: pathTo("adminTimeline"),
  adminDaySheet: pathTo("adminDaySheet"),
  adminRequests: pathTo("adminRequests"),
  adminRequestsWhere: (query: string) => withQuery(pathTo("adminRequests"), query),
  adminRequest: (id: string) => pathTo("adminRequest", { id }),
  adminAnswerTemplates: pathTo("adminAnswerTemplates"),
  adminCustomers: pathTo("adminCustomers"),
  adminCustomer: (id: string) => pathTo("adminCustomer", { id }),
  adminQuotes: pathTo("adminQuotes"),
  adminQuote: (id: string) => pathTo("adminQuote", { id }),
  /** With what it answers, or whom it is for, in its query. */
  adminNewQuote: (query = "") => withQuery(pathTo("adminNewQuote"), query),
  adminOrders: pathTo("adminOrders"),
  adminOrdersWhere: (query: string) => withQuery(pathTo("adminOrders"), query),
  adminOrder: (reference: string) => pathTo("adminOrder", { id: reference }),
  adminFleet: pathTo("adminFleet"),
  adminFleetWhere: (query: string) => withQuery(pathTo("adminFleet"), query),
  adminSeo: pathTo("adminSeo"),
  adminUnits: pathTo("adminUnits"),
  adminUnitsWhere: (query: string) => withQuery(pathTo("adminUnits"), query),
  adminJets: pathTo("adminJets"),
  adminJetRoutes: pathTo("adminJetRoutes"),
  adminExperiences: pathTo("adminExperiences"),
  adminReviews: pathTo("adminReviews"),
  /** One review, opened over the list. */
  adminReview: (id: string) => withQuery(pathTo("adminReviews"), `open=${encodeURIComponent(id)}`),
  adminReport: pathTo("adminReport"),
  adminBrands: pathTo("adminBrands"),
  adminCities: pathTo("adminCities"),
  /** The form of a city that is not there yet, with its name in it. */
  adminNewCity: (name: string) => withQuery(pathTo("adminCities"), new URLSearchParams({ new: name }).toString()),
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
