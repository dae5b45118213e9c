import { programRoute } from "./route-entry.ts";

// Share pictures are rendered on demand.
const PICTURE_RATE_LIMIT = { GET: "sharePictures" } as const;

/** Files that browsers and phones request at the root (`npm run art icons`, or drawn from the company's logo). */
export const ICON_FILES = [
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
] as const;
export type IconFile = (typeof ICON_FILES)[number];

/** Static files, and files for search engines, feed readers and monitoring. */
export const FILE_ROUTES = {
  robots: programRoute("/robots.txt", "public"),
  siteManifest: programRoute("/site.webmanifest", "public"),
  // Contact for security reports (RFC 9116).
  securityContact: programRoute("/.well-known/security.txt", "public"),
  sitemapIndex: programRoute("/sitemap.xml", "public"),
  sitemap: programRoute("/sitemaps/*", "public"),
  feed: programRoute("/magazine/feed.xml", "public", { offer: "magazine", hasLanguages: true }),
  homeSharePicture: programRoute("/og.png", "public", { limits: PICTURE_RATE_LIMIT }),
  sharePicture: programRoute("/og/*", "public", { limits: PICTURE_RATE_LIMIT }),
  mailPicture: programRoute("/mail/*", "public", { limits: PICTURE_RATE_LIMIT }),
  builtFile: programRoute("/assets/*", "public"),
  picture: programRoute("/pictures/*", "public"),
  upload: programRoute("/uploads/*", "public"),
  icon: programRoute("/:icon", "public", { allowedValues: { icon: ICON_FILES } }),
  alive: programRoute("/healthz", "public"),
  ready: programRoute("/readyz", "public"),
  metrics: programRoute("/metrics", "private"),
} as const;

/** Returns the path prefix of a file route: "/og" of "/og/*". */
export function fileRoutePrefix(name: "sitemap" | "sharePicture" | "mailPicture" | "picture" | "upload"): string {
  return FILE_ROUTES[name].pattern.slice(0, -"/*".length);
}
