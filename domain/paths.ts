import type { JetTypeSlug } from "#domain/catalogue/jet.ts";
import type { VehicleLocator } from "#domain/catalogue/vehicle.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { CityLanguage } from "#domain/languages.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";
import { isSlugShaped } from "#domain/slug.ts";

/** What the booking request page takes over from a search; every part may be missing. */
export interface BookingRequestQuery {
  pickupCity?: string | undefined;
  returnCity?: string | undefined;
  pickupDate?: CivilDate | undefined;
  returnDate?: CivilDate | undefined;
  pickupTime?: CivilTime | undefined;
  returnTime?: CivilTime | undefined;
}

const part = encodeURIComponent;
const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

/** Every address of the site, in one place (A 2, B 2.1, design 3). Slugs and tokens are escaped; queries come without "?". */
export const paths = {
  home: "/",
  /** The search form on the home page, where the drawer's Book Now leads (design 6.19). */
  homeSearch: "/#cerca",
  cars: "/vetture",
  whereWeOperate: "/dove-operiamo",
  contacts: "/contatti",
  club: "/community-vip",
  privacy: "/privacy",
  terms: "/termini",
  favourites: "/preferiti",
  explore: (query = "") => withQuery("/explore", query),
  hub: "/luxury-car-rental",
  category: (category: CategorySlug) => `/luxury-car-rental/${category}`,
  /** With a language, the page with the city's text in it (A 1); Italian needs no word. */
  city: (city: string, language: CityLanguage = "it") =>
    withQuery(`/luxury-car-rental/${part(city)}`, language === "it" ? "" : `lang=${language}`),
  cityCategory: (city: string, category: CategorySlug) => `/luxury-car-rental/${part(city)}/${category}`,
  vehicle: ({ citySlug, category, slug }: VehicleLocator) =>
    `/luxury-car-rental/${part(citySlug)}/${category}/${part(slug)}`,
  jets: "/private-jet-charter",
  jetCity: (city: string) => `/private-jet-charter/${part(city)}`,
  jetType: (city: string, type: JetTypeSlug) => `/private-jet-charter/${part(city)}/${type}`,
  jetModel: (city: string, type: JetTypeSlug, jet: string) => `/private-jet-charter/${part(city)}/${type}/${part(jet)}`,
  /** The jet hub with a trip in its form; the query comes from `quoteQuery`. */
  jetQuote: (query: string) => `${withQuery("/private-jet-charter", query)}#stima`,
  /** With a car, the request joins the two. */
  experience: (experience: string, vehicle = "") =>
    withQuery(`/esperienze/${part(experience)}`, vehicle && `vehicle=${part(vehicle)}`),
  brand: (brand: string) => `/${part(brand)}`,
  brandCity: (brand: string, city: string) => `/${part(brand)}/${part(city)}`,
  magazineIndex: "/magazine",
  magazine: (article: string) => `/magazine/${part(article)}`,
  /** The booking form of one car, filled with what the search knows. */
  bookingRequest: (vehicle: string, query: BookingRequestQuery = {}) =>
    withQuery(`/prenota/${part(vehicle)}`, bookingQuery(query)),
  /** A renter's own page; the token is the key to it. */
  booking: (token: string) => `/prenotazione/${part(token)}`,
  /** What the sender of an enquiry sees; its id is the key to it. */
  enquiry: (id: string) => `/richiesta/${part(id)}`,
  bookingCalendar: (token: string) => `/prenotazione/${part(token)}/calendario.ics`,
  login: "/auth/login",
  /** With the address of the panel that somebody wanted to see. */
  loginTo: (wanted: string) => withQuery("/auth/login", `next=${part(wanted)}`),
  signup: "/auth/signup",
  logout: "/auth/logout",
  /** The second step of signing in, by the app's code or by a backup code. */
  secondFactor: ({ wanted = "", backup = false }: { wanted?: string; backup?: boolean } = {}) =>
    withQuery(
      "/auth/secondo-fattore",
      [wanted && `next=${part(wanted)}`, backup && "codice=riserva"].filter(Boolean).join("&"),
    ),
  forgottenPassword: "/auth/password-dimenticata",
  /** Where the mails lead; the token is the key. */
  resetPassword: (token = "") => withQuery("/auth/reimposta", token && `token=${part(token)}`),
  verifyAddress: (token = "") => withQuery("/auth/verifica", token && `token=${part(token)}`),
  admin: "/admin",
  account: "/admin/account",
} as const;

const BOOKING_FIELDS = ["pickupCity", "returnCity", "pickupDate", "returnDate", "pickupTime", "returnTime"] as const;

function bookingQuery(query: BookingRequestQuery): string {
  const written = new URLSearchParams();
  for (const field of BOOKING_FIELDS) {
    const value = query[field];
    if (value) written.set(field, value);
  }
  return written.toString();
}

/** The old paths and where they lead now, answered with 301 (B 2.7, design 6.8). */
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

/** First segments that are never a brand (design 6.7): a brand must not be given one of these as its slug. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  "admin",
  "api",
  "assets",
  "auth",
  "community-vip",
  "contatti",
  "dove-operiamo",
  "esperienze",
  "explore",
  "healthz",
  "luxury-car-rental",
  "magazine",
  "og",
  "pictures",
  "preferiti",
  "prenota",
  "prenotazione",
  "privacy",
  "private-jet-charter",
  "readyz",
  "richiesta",
  "sitemaps",
  "termini",
  "uploads",
  "vetture",
  ...Object.keys(LEGACY_REDIRECTS).map((path) => path.slice(1)),
]);

/** True for a first segment that could be a brand's: shaped like a slug and not one of the site's own words (design 6.7). */
export function mayBeBrand(segment: string): boolean {
  return isSlugShaped(segment) && !RESERVED_SEGMENTS.has(segment);
}
