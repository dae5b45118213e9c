import { programRoute } from "./route-entry.ts";

// Painted when it is first asked for.
const PICTURE_RATE_LIMIT = { GET: "sharePictures" } as const;

/** Files, and what search engines, readers of feeds and monitors ask for. */
export const FILE_ROUTES = {
  robots: programRoute("/robots.txt", "public"),
  // Whom to tell of a weakness (RFC 9116).
  securityContact: programRoute("/.well-known/security.txt", "public"),
  sitemapIndex: programRoute("/sitemap.xml", "public"),
  sitemap: programRoute("/sitemaps/*", "public"),
  feed: programRoute("/magazine/feed.xml", "public"),
  homeSharePicture: programRoute("/og.png", "public", { limits: PICTURE_RATE_LIMIT }),
  sharePicture: programRoute("/og/*", "public", { limits: PICTURE_RATE_LIMIT }),
  mailPicture: programRoute("/mail/*", "public", { limits: PICTURE_RATE_LIMIT }),
  builtFile: programRoute("/assets/*", "public"),
  picture: programRoute("/pictures/*", "public"),
  upload: programRoute("/uploads/*", "public"),
  // What browsers and phones ask for at the root (`npm run art icons`).
  icon: programRoute("/:icon", "public", {
    allowedValues: {
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
  alive: programRoute("/healthz", "public"),
  ready: programRoute("/readyz", "public"),
  metrics: programRoute("/metrics", "private"),
} as const;

/** The folder whose files an address stands for: "/og" of "/og/*". */
export function routeFolder(name: "sitemap" | "sharePicture" | "mailPicture" | "upload"): string {
  return FILE_ROUTES[name].pattern.slice(0, -"/*".length);
}
