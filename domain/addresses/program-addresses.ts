import { programAddress } from "./address.ts";

const API_WRITES = { POST: "apiWrites", PUT: "apiWrites", PATCH: "apiWrites", DELETE: "apiWrites" } as const;

/** The API, as limits tell it apart; each of its endpoints stands in domain/access/api-access.ts. */
export const API_ADDRESSES = {
  api: programAddress("/api/*", "private", { limits: API_WRITES }),
  apiSignIn: programAddress("/api/auth/*", "private", { limits: { ...API_WRITES, POST: "signIn" } }),
  apiBookings: programAddress("/api/bookings/*", "private", { limits: { ...API_WRITES, POST: "forms" } }),
  apiEnquiries: programAddress("/api/enquiries/*", "private", { limits: { ...API_WRITES, POST: "forms" } }),
  apiFunctions: programAddress("/api/functions/*", "private", { limits: { ...API_WRITES, POST: "generation" } }),
  apiAvailability: programAddress("/api/availability", "private", { limits: { ...API_WRITES, GET: "availability" } }),
} as const;

// Painted when it is first asked for.
const PAINTED = { GET: "sharePictures", HEAD: "sharePictures" } as const;

/** Files, and what search engines, readers of feeds and monitors ask for. */
export const FILE_ADDRESSES = {
  robots: programAddress("/robots.txt", "public"),
  sitemapIndex: programAddress("/sitemap.xml", "public"),
  sitemap: programAddress("/sitemaps/:file", "public"),
  feed: programAddress("/magazine/feed.xml", "public"),
  homeSharePicture: programAddress("/og.png", "public", { limits: PAINTED }),
  sharePicture: programAddress("/og/*", "public", { limits: PAINTED }),
  builtFile: programAddress("/assets/*", "public"),
  picture: programAddress("/pictures/*", "public"),
  upload: programAddress("/uploads/*", "public"),
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
} as const;
