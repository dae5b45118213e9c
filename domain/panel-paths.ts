import { PANEL_ROUTES } from "#domain/routes/panel-routes.ts";
import { createPathBuilder, withQuery } from "#domain/routes/path-builder.ts";
import { CALENDAR_ROUTES } from "#domain/routes/program-routes.ts";

const pathTo = createPathBuilder({ ...PANEL_ROUTES, ...CALENDAR_ROUTES });

/** Every path of the panel, and the URL of calendar feeds. Ids and tokens are escaped; pass queries without "?". */
export const panelPaths = {
  admin: pathTo("admin"),
  adminBookings: pathTo("adminBookings"),
  /** The booking list with filters; `query` has no "?". Each `…Where` function below does the same for another list. */
  adminBookingsWhere: (query: string) => withQuery(pathTo("adminBookings"), query),
  adminOverdueBookings: withQuery(pathTo("adminBookings"), "status=overdue"),
  /** A booking's details; `id` is the booking's id or its reference. */
  adminBooking: (id: string) => pathTo("adminBooking", { id }),
  /** The query prefills car, places, dates and customer. */
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
  /** The query names the enquiry for which staff write the quote, or the customer. */
  adminNewQuote: (query = "") => withQuery(pathTo("adminNewQuote"), query),
  adminOrders: pathTo("adminOrders"),
  adminOrdersWhere: (query: string) => withQuery(pathTo("adminOrders"), query),
  adminOrder: (reference: string) => pathTo("adminOrder", { id: reference }),
  adminFleet: pathTo("adminFleet"),
  /** The form of a new car. */
  adminNewVehicle: withQuery(pathTo("adminFleet"), "new="),
  adminFleetWhere: (query: string) => withQuery(pathTo("adminFleet"), query),
  adminSeo: pathTo("adminSeo"),
  adminTranslations: pathTo("adminTranslations"),
  adminTranslationsWhere: (query: string) => withQuery(pathTo("adminTranslations"), query),
  adminUnits: pathTo("adminUnits"),
  adminUnitsWhere: (query: string) => withQuery(pathTo("adminUnits"), query),
  adminRateCalendar: pathTo("adminRateCalendar"),
  adminRates: pathTo("adminRates"),
  adminRateTrial: pathTo("adminRateTrial"),
  adminPromotionCodes: pathTo("adminPromotionCodes"),
  adminProtections: pathTo("adminProtections"),
  adminVatRates: pathTo("adminVatRates"),
  adminRentalHours: pathTo("adminRentalHours"),
  adminExtras: pathTo("adminExtras"),
  adminJets: pathTo("adminJets"),
  adminJetRoutes: pathTo("adminJetRoutes"),
  adminExperiences: pathTo("adminExperiences"),
  adminReviews: pathTo("adminReviews"),
  /** The list with one review opened. */
  adminReview: (id: string) => withQuery(pathTo("adminReviews"), `open=${encodeURIComponent(id)}`),
  adminReport: pathTo("adminReport"),
  adminWaitingList: pathTo("adminWaitingList"),
  adminWaitingListWhere: (query: string) => withQuery(pathTo("adminWaitingList"), query),
  adminBrands: pathTo("adminBrands"),
  /** The form of a new brand. */
  adminNewBrand: withQuery(pathTo("adminBrands"), "new="),
  adminCities: pathTo("adminCities"),
  /** The cities that a search finds. */
  adminCitySearch: (q: string) => withQuery(pathTo("adminCities"), new URLSearchParams({ q }).toString()),
  /** The form of a new city, prefilled with its name. */
  adminNewCity: (name: string) => withQuery(pathTo("adminCities"), new URLSearchParams({ new: name }).toString()),
  adminArticles: pathTo("adminArticles"),
  adminClubEvents: pathTo("adminClubEvents"),
  adminTestimonials: pathTo("adminTestimonials"),
  adminSettings: pathTo("adminSettings"),
  adminCategoryTerms: pathTo("adminCategoryTerms"),
  adminLegalTexts: pathTo("adminLegalTexts"),
  adminMailTexts: pathTo("adminMailTexts"),
  adminUsers: pathTo("adminUsers"),
  adminAudit: pathTo("adminAudit"),
  account: pathTo("account"),
  /** The URL of a calendar feed; the token is a secret. */
  calendarFeed: (token: string) => pathTo("calendarFeed", { file: `${token}.ics` }),
} as const;
