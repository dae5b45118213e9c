import { programAddress } from "./address.ts";

// Painted when it is first asked for.
const PAINTED = { GET: "sharePictures" } as const;

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

/** The folder whose files an address stands for: "/og" of "/og/*". */
export function folderOf(name: "sitemap" | "sharePicture" | "mailPicture" | "upload"): string {
  return FILE_ADDRESSES[name].pattern.slice(0, -"/*".length);
}
