import { sitePage } from "./route-entry.ts";

/** The paths of the former site and their successors; the server redirects with status 301. */
export const LEGACY_REDIRECTS: Readonly<Record<string, string>> = {
  "/noleggio-suv": "/luxury-car-rental/suv",
  "/noleggio-supercar": "/luxury-car-rental/sportive",
  "/noleggio-prestige": "/luxury-car-rental/sportive",
  "/noleggio-cabriolet": "/luxury-car-rental/cabrio",
  "/noleggio-executive": "/luxury-car-rental/berline",
  "/noleggio-luxury-van": "/luxury-car-rental/van",
  "/noleggio-auto-milano": "/luxury-car-rental/milan",
  "/noleggio-auto-monaco": "/luxury-car-rental/monaco",
  "/noleggio-auto-parigi": "/luxury-car-rental/paris",
  "/noleggio-auto-vienna": "/luxury-car-rental/vienna",
  "/noleggio-auto-zurigo": "/luxury-car-rental/zurich",
  "/noleggio-auto-barcellona": "/luxury-car-rental/barcelona",
  "/noleggio-auto-roma": "/luxury-car-rental/rome",
  "/noleggio-auto-firenze": "/luxury-car-rental/florence",
  "/noleggio-auto-napoli": "/luxury-car-rental/naples",
};

/** The routes of LEGACY_REDIRECTS, separate from the pages because nothing links to them. */
export const LEGACY_ROUTES = {
  former: sitePage("/:former", "routes/legacy-redirect.ts", {
    layout: null,
    isCached: false,
    isIndexable: false,
    allowedValues: { former: Object.keys(LEGACY_REDIRECTS).map((path) => path.slice(1)) },
  }),
} as const;
