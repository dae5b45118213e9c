import { programRoute, type RouteEntry } from "./route-entry.ts";

const API_WRITE_LIMITS = { POST: "apiWrites", PUT: "apiWrites", PATCH: "apiWrites", DELETE: "apiWrites" } as const;

const apiRoute = <const Pattern extends `/api/${string}`>(
  pattern: Pattern,
  limits: RouteEntry["limits"],
  offer: RouteEntry["offer"] = null,
) => programRoute(pattern, "private", { limits, hasCaseSensitiveKey: true, offer });

/** Groups of API endpoints by rate limit and offer; domain/access/api-access.ts lists each endpoint. */
export const API_ROUTES = {
  api: apiRoute("/api/*", API_WRITE_LIMITS),
  apiSignIn: apiRoute("/api/auth/*", { ...API_WRITE_LIMITS, POST: "signIn" }),
  apiBookings: apiRoute("/api/bookings/*", { ...API_WRITE_LIMITS, POST: "forms" }),
  apiEnquiries: apiRoute("/api/enquiries/*", { ...API_WRITE_LIMITS, POST: "forms" }),
  apiWaitingList: apiRoute("/api/waiting_list/*", { ...API_WRITE_LIMITS, POST: "forms" }),
  apiFunctions: apiRoute("/api/functions/*", { ...API_WRITE_LIMITS, POST: "generation" }),
  apiAvailability: apiRoute("/api/availability", { ...API_WRITE_LIMITS, GET: "availability" }),
  apiOffers: apiRoute("/api/offers", { ...API_WRITE_LIMITS, GET: "availability" }),
  apiJets: apiRoute("/api/jets/*", API_WRITE_LIMITS, "jets"),
  apiJetRoutes: apiRoute("/api/jet_routes/*", API_WRITE_LIMITS, "jets"),
  apiExperiences: apiRoute("/api/experiences/*", API_WRITE_LIMITS, "experiences"),
  apiClubEvents: apiRoute("/api/club_events/*", API_WRITE_LIMITS, "club"),
  apiTestimonials: apiRoute("/api/testimonials/*", API_WRITE_LIMITS, "club"),
  apiArticles: apiRoute("/api/articles/*", API_WRITE_LIMITS, "magazine"),
} as const;

/** Calendar feeds for staff's calendar apps; the file name is a secret. */
export const CALENDAR_ROUTES = {
  calendarFeed: programRoute("/calendario/:file", "private", {
    hasCaseSensitiveKey: true,
    limits: { GET: "calendarFeeds" },
  }),
} as const;
