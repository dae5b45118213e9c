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
    limits: { GET: "calendarFeeds", HEAD: "calendarFeeds" },
  }),
} as const;

// Painted when it is first asked for.
const PAINTED = { GET: "sharePictures", HEAD: "sharePictures" } as const;

/** Files, and what search engines, readers of feeds and monitors ask for. */
export const FILE_ADDRESSES = {
  robots: programAddress("/robots.txt", "public"),
  // Whom to tell of a weakness (RFC 9116).
  securityContact: programAddress("/.well-known/security.txt", "public"),
  sitemapIndex: programAddress("/sitemap.xml", "public"),
  sitemap: programAddress("/sitemaps/*", "public"),
  feed: programAddress("/magazine/feed.xml", "public"),
  homeSharePicture: programAddress("/og.png", "public", { limits: PAINTED }),
  sharePicture: programAddress("/og/*", "public", { limits: PAINTED }),
  mailPicture: programAddress("/mail/*", "public", { limits: PAINTED }),
  builtFile: programAddress("/assets/*", "public"),
  picture: programAddress("/pictures/*", "public"),
  upload: programAddress("/uploads/*", "public"),
  // What browsers and phones ask for at the root (`npm run art icons`).
  icon: programAddress("/:icon", "public", {
    only: {
      icon: [
        "favicon.svg",
        "favicon.ico",
        "apple-touch-icon.png",
        "icon-192.png",
        "icon-512.png",
        "icon-maskable-512.png",
        "site.webmanifest",
      ],
    },
  }),
  alive: programAddress("/healthz", "public"),
  ready: programAddress("/readyz", "public"),
  metrics: programAddress("/metrics", "private"),
} as const;
