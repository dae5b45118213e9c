import { programRoute, type RouteEntry } from "./route-entry.ts";

const API_WRITE_LIMITS = { POST: "apiWrites", PUT: "apiWrites", PATCH: "apiWrites", DELETE: "apiWrites" } as const;

const apiRoute = <const Pattern extends `/api/${string}`>(pattern: Pattern, limits: RouteEntry["limits"]) =>
  programRoute(pattern, "private", { limits, hasCaseSensitiveKey: true });

/** Groups of API endpoints by rate limit; domain/access/api-access.ts lists each endpoint. */
export const API_ROUTES = {
  api: apiRoute("/api/*", API_WRITE_LIMITS),
  apiSignIn: apiRoute("/api/auth/*", { ...API_WRITE_LIMITS, POST: "signIn" }),
  apiBookings: apiRoute("/api/bookings/*", { ...API_WRITE_LIMITS, POST: "forms" }),
  apiEnquiries: apiRoute("/api/enquiries/*", { ...API_WRITE_LIMITS, POST: "forms" }),
  apiFunctions: apiRoute("/api/functions/*", { ...API_WRITE_LIMITS, POST: "generation" }),
  apiAvailability: apiRoute("/api/availability", { ...API_WRITE_LIMITS, GET: "availability" }),
  apiOffers: apiRoute("/api/offers", { ...API_WRITE_LIMITS, GET: "availability" }),
} as const;

/** Calendar feeds for staff's calendar apps; the file name is a secret. */
export const CALENDAR_ROUTES = {
  calendarFeed: programRoute("/calendario/:file", "private", {
    hasCaseSensitiveKey: true,
    limits: { GET: "calendarFeeds" },
  }),
} as const;
