import { type Address, programAddress } from "./address.ts";

const API_WRITES = { POST: "apiWrites", PUT: "apiWrites", PATCH: "apiWrites", DELETE: "apiWrites" } as const;

const apiAddress = <const Pattern extends `/api/${string}`>(pattern: Pattern, limits: Address["limits"]) =>
  programAddress(pattern, "private", { limits, keyed: true });

/** The API, as limits tell it apart; each of its endpoints stands in domain/access/api-access.ts. */
export const API_ADDRESSES = {
  api: apiAddress("/api/*", API_WRITES),
  apiSignIn: apiAddress("/api/auth/*", { ...API_WRITES, POST: "signIn" }),
  apiBookings: apiAddress("/api/bookings/*", { ...API_WRITES, POST: "forms" }),
  apiEnquiries: apiAddress("/api/enquiries/*", { ...API_WRITES, POST: "forms" }),
  apiFunctions: apiAddress("/api/functions/*", { ...API_WRITES, POST: "generation" }),
  apiAvailability: apiAddress("/api/availability", { ...API_WRITES, GET: "availability" }),
  apiOffers: apiAddress("/api/offers", { ...API_WRITES, GET: "availability" }),
} as const;

/** What the staff's calendar programs read; the file's name is the key to it. */
export const CALENDAR_ADDRESSES = {
  calendarFeed: programAddress("/calendario/:file", "private", {
    keyed: true,
    limits: { GET: "calendarFeeds" },
  }),
} as const;
