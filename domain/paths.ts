import type { CategorySlug } from "#domain/categories.ts";
import type { JetTypeSlug } from "#domain/jets/jet.ts";
import type { Language } from "#domain/languages.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { createPathBuilder, withQuery } from "#domain/routes/path-builder.ts";
import { PERSONAL_ROUTES, SIGN_IN_ROUTES } from "#domain/routes/private-routes.ts";
import { SITE_ROUTES } from "#domain/routes/site-routes.ts";
import type { VehicleLocator } from "#domain/vehicles/vehicle.ts";

/** The values that the booking form takes over from a search; all are optional. */
export interface BookingRequestQuery {
  pickupCity?: string | undefined;
  returnCity?: string | undefined;
  pickupDate?: CivilDate | undefined;
  returnDate?: CivilDate | undefined;
  pickupTime?: CivilTime | undefined;
  returnTime?: CivilTime | undefined;
  /** The key of a finish. */
  colour?: string | undefined;
  /** Extras, protection and young driver in their canonical form. */
  options?: string | undefined;
}

const sitePath = createPathBuilder({ ...PERSONAL_ROUTES, ...SITE_ROUTES });
const signInPath = createPathBuilder(SIGN_IN_ROUTES);
const encodePart = encodeURIComponent;

/**
 * Every path of the site in one language, built from the route table; the panel's paths are in panel-paths.ts. Slugs and tokens are escaped; pass
 * queries without "?". The sign-in pages exist without a language only.
 */
function createPaths(language: Language) {
  const pathTo: typeof sitePath = (name, ...parameters) => addLanguagePrefix(language, sitePath(name, ...parameters));
  return {
    home: pathTo("home"),
    /** The home page's search form, linked by the drawer's Book Now. */
    homeSearch: `${pathTo("home")}#cerca`,
    /** The search form with a category preselected. */
    homeCategory: (category: CategorySlug) => `${withQuery(pathTo("home"), `category=${category}`)}#cerca`,
    cars: pathTo("cars"),
    whereWeOperate: pathTo("whereWeOperate"),
    contacts: pathTo("contacts"),
    club: pathTo("club"),
    /** The club's form with an event preselected. */
    clubRequest: (event: string) => `${withQuery(pathTo("club"), `event=${encodePart(event)}`)}#richiesta`,
    privacy: pathTo("privacy"),
    terms: pathTo("terms"),
    favourites: pathTo("favourites"),
    /** The comparison of cars by slug (product.md#comparison). `query` contains a rental's dates and places, without "?". */
    comparison: (slugs: readonly string[], query = "") =>
      withQuery(
        pathTo("comparison"),
        [...slugs.map((slug) => `vehicle=${encodePart(slug)}`), query].filter(Boolean).join("&"),
      ),
    explore: (query = "") => withQuery(pathTo("explore"), query),
    hub: pathTo("hub"),
    category: (category: CategorySlug) => pathTo("category", { category }),
    city: (city: string) => pathTo("city", { city }),
    cityCategory: (city: string, category: CategorySlug) => pathTo("cityCategory", { city, category }),
    /** `query` contains a rental's dates and places. */
    vehicle: ({ citySlug, category, slug }: VehicleLocator, query = "") =>
      withQuery(pathTo("vehicle", { city: citySlug, category, model: slug }), query),
    jets: pathTo("jets"),
    jetCity: (city: string) => pathTo("jetCity", { city }),
    jetType: (city: string, jetType: JetTypeSlug) => pathTo("jetType", { city, jetType }),
    jetModel: (city: string, jetType: JetTypeSlug, model: string, query = "") =>
      withQuery(pathTo("jetModel", { city, jetType, model }), query),
    /** The jet hub with a prefilled trip; `query` comes from `toJetQuoteQuery`. */
    jetQuote: (query: string) => `${withQuery(pathTo("jets"), query)}#stima`,
    /** The jet hub, scrolled to its request form. */
    jetRequest: (query = "") => `${withQuery(pathTo("jets"), query)}#richiesta`,
    /** The jet hub with a departure city. */
    jetsFrom: (city: string) => withQuery(pathTo("jets"), `from=${encodePart(city)}`),
    /** The page of an experience, optionally with a car and with the Saturday on which the experience starts. */
    experience: (experience: string, vehicle = "", saturday = "") =>
      withQuery(
        pathTo("experience", { experience }),
        [vehicle && `vehicle=${encodePart(vehicle)}`, saturday && `date=${encodePart(saturday)}`]
          .filter(Boolean)
          .join("&"),
      ),
    brand: (brand: string) => pathTo("brand", { brand }),
    brandCity: (brand: string, city: string) => pathTo("brandCity", { brand, city }),
    magazineIndex: pathTo("magazineIndex"),
    magazine: (article: string) => pathTo("magazine", { article }),
    /** The booking form of a car, prefilled from a search. */
    bookingRequest: (vehicle: string, query: BookingRequestQuery = {}) =>
      withQuery(pathTo("bookingRequest", { vehicle }), bookingQuery(query)),
    /** A renter's booking page; the token is a secret. Mail links add the opening proof. */
    booking: (token: string, openingProof?: string) =>
      withQuery(pathTo("booking", { token }), openingProof === undefined ? "" : `conferma=${openingProof}`),
    bookingCalendar: (token: string) => pathTo("bookingCalendar", { token }),
    /** A quote's page for its customer; the token is a secret. */
    quote: (token: string) => pathTo("quote", { token }),
    /** The form for a review; the token is a secret. */
    review: (token: string) => pathTo("review", { token }),
    /** The form of the waiting list for a car, with the dates and places of a search. */
    waitingList: (vehicle: string, query: BookingRequestQuery = {}) =>
      withQuery(pathTo("waitingList", { vehicle }), bookingQuery(query)),
    /** The page with which a renter leaves the waiting list; the token is a secret. */
    waitingEntry: (token: string) => pathTo("waitingEntry", { token }),
    /** An enquiry's page with its conversation, for the sender; the token is a secret. */
    enquiry: (token: string) => pathTo("enquiry", { token }),
    login: signInPath("login"),
    /** The sign-in page; it returns to the given panel path. */
    loginTo: (returnPath: string) => withQuery(signInPath("login"), `next=${encodePart(returnPath)}`),
    signup: signInPath("signup"),
    logout: signInPath("logout"),
    /** The second step of sign-in, by authenticator or backup code. */
    secondFactor: ({ returnPath = "", backup = false }: { returnPath?: string; backup?: boolean } = {}) =>
      withQuery(
        signInPath("secondFactor"),
        [returnPath && `next=${encodePart(returnPath)}`, backup && "codice=riserva"].filter(Boolean).join("&"),
      ),
    forgottenPassword: signInPath("forgottenPassword"),
    /** The target of mailed links; the token is a secret. */
    resetPassword: (token = "") => withQuery(signInPath("resetPassword"), token && `token=${encodePart(token)}`),
    invitation: (token = "") => withQuery(signInPath("invitation"), token && `token=${encodePart(token)}`),
    verifyAddress: (token = "") => withQuery(signInPath("verifyAddress"), token && `token=${encodePart(token)}`),
  } as const;
}

/** The site's paths in one language. */
export type Paths = ReturnType<typeof createPaths>;

/** The Italian paths, for the panel, whose links lead to the Italian pages. Public code gets those of its language from `pathsIn` or `usePaths`. */
export const paths: Paths = createPaths("it");

const PATHS = new Map<Language, Paths>([["it", paths]]);

/** Returns the site's paths in a language (product.md#languages). */
export function pathsIn(language: Language): Paths {
  const existing = PATHS.get(language);
  if (existing) return existing;
  const created = createPaths(language);
  PATHS.set(language, created);
  return created;
}

const BOOKING_FIELDS = [
  "pickupCity",
  "returnCity",
  "pickupDate",
  "returnDate",
  "pickupTime",
  "returnTime",
  "colour",
  "options",
] as const;

function bookingQuery(query: BookingRequestQuery): string {
  const parameters = new URLSearchParams();
  for (const field of BOOKING_FIELDS) {
    const value = query[field];
    if (value) parameters.set(field, value);
  }
  return parameters.toString();
}
