import type { CategorySlug } from "#domain/categories.ts";
import type { JetTypeSlug } from "#domain/jets/jet.ts";
import type { CityLanguage } from "#domain/languages.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";
import { createPathBuilder, withQuery } from "#domain/routes/path-builder.ts";
import { PERSONAL_ROUTES, SIGN_IN_ROUTES } from "#domain/routes/private-routes.ts";
import { SITE_ROUTES } from "#domain/routes/site-routes.ts";
import type { VehicleLocator } from "#domain/vehicles/vehicle.ts";

/** What the booking request page takes over from a search; every part may be missing. */
export interface BookingRequestQuery {
  pickupCity?: string | undefined;
  returnCity?: string | undefined;
  pickupDate?: CivilDate | undefined;
  returnDate?: CivilDate | undefined;
  pickupTime?: CivilTime | undefined;
  returnTime?: CivilTime | undefined;
  /** The key of a finish. */
  colour?: string | undefined;
}

const pathTo = createPathBuilder({ ...SIGN_IN_ROUTES, ...PERSONAL_ROUTES, ...SITE_ROUTES });
const encodePart = encodeURIComponent;

/** Every link of the site, made of the table of addresses; the panel's stand in panel-paths.ts. Slugs and tokens are escaped; queries come without "?". */
export const paths = {
  home: pathTo("home"),
  /** The search form on the home page, where the drawer's Book Now leads. */
  homeSearch: `${pathTo("home")}#cerca`,
  /** The same search with a category chosen. */
  homeCategory: (category: CategorySlug) => `${withQuery(pathTo("home"), `category=${category}`)}#cerca`,
  cars: pathTo("cars"),
  whereWeOperate: pathTo("whereWeOperate"),
  contacts: pathTo("contacts"),
  club: pathTo("club"),
  /** The club's form with an event chosen in it. */
  clubRequest: (event: string) => `${withQuery(pathTo("club"), `event=${encodePart(event)}`)}#richiesta`,
  privacy: pathTo("privacy"),
  terms: pathTo("terms"),
  favourites: pathTo("favourites"),
  /** Cars side by side, by slug; `query` is a rental's, without "?" (product.md#comparison). */
  comparison: (slugs: readonly string[], query = "") =>
    withQuery(
      pathTo("comparison"),
      [...slugs.map((slug) => `vehicle=${encodePart(slug)}`), query].filter(Boolean).join("&"),
    ),
  explore: (query = "") => withQuery(pathTo("explore"), query),
  hub: pathTo("hub"),
  category: (category: CategorySlug) => pathTo("category", { category }),
  /** With a language, the page with the city's text in it; Italian needs no word. */
  city: (city: string, language: CityLanguage = "it") =>
    withQuery(pathTo("city", { city }), language === "it" ? "" : `lang=${language}`),
  cityCategory: (city: string, category: CategorySlug) => pathTo("cityCategory", { city, category }),
  /** With a rental's dates and places, when they are known. */
  vehicle: ({ citySlug, category, slug }: VehicleLocator, query = "") =>
    withQuery(pathTo("vehicle", { city: citySlug, category, model: slug }), query),
  jets: pathTo("jets"),
  jetCity: (city: string) => pathTo("jetCity", { city }),
  jetType: (city: string, jetType: JetTypeSlug) => pathTo("jetType", { city, jetType }),
  jetModel: (city: string, jetType: JetTypeSlug, model: string, query = "") =>
    withQuery(pathTo("jetModel", { city, jetType, model }), query),
  /** The jet hub with a trip in its form; the query comes from `toJetQuoteQuery`. */
  jetQuote: (query: string) => `${withQuery(pathTo("jets"), query)}#stima`,
  /** The same hub at the request for the trip. */
  jetRequest: (query = "") => `${withQuery(pathTo("jets"), query)}#richiesta`,
  /** The jet hub with a city, by its name, to leave from. */
  jetsFrom: (city: string) => withQuery(pathTo("jets"), `from=${encodePart(city)}`),
  /** With a car, the request joins the two; with the Saturday on which the car is collected, it begins there. */
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
  /** The booking form of one car, filled with what the search knows. */
  bookingRequest: (vehicle: string, query: BookingRequestQuery = {}) =>
    withQuery(pathTo("bookingRequest", { vehicle }), bookingQuery(query)),
  /** A renter's own page; the token is the key to it. With what only the mail's link carries, when it is for the mail. */
  booking: (token: string, openingProof?: string) =>
    withQuery(pathTo("booking", { token }), openingProof === undefined ? "" : `conferma=${openingProof}`),
  bookingCalendar: (token: string) => pathTo("bookingCalendar", { token }),
  /** A quote as its customer reads and answers it; the token is the key to it. */
  quote: (token: string) => pathTo("quote", { token }),
  /** Where a renter says how a rental was; the token is the key to it. */
  review: (token: string) => pathTo("review", { token }),
  /** What the sender of an enquiry sees, with the conversation about it; the token is the key to it. */
  enquiry: (token: string) => pathTo("enquiry", { token }),
  login: pathTo("login"),
  /** With the address of the panel that somebody wanted to see. */
  loginTo: (returnPath: string) => withQuery(pathTo("login"), `next=${encodePart(returnPath)}`),
  signup: pathTo("signup"),
  logout: pathTo("logout"),
  /** The second step of signing in, by the app's code or by a backup code. */
  secondFactor: ({ wanted: returnPath = "", backup = false }: { wanted?: string; backup?: boolean } = {}) =>
    withQuery(
      pathTo("secondFactor"),
      [returnPath && `next=${encodePart(returnPath)}`, backup && "codice=riserva"].filter(Boolean).join("&"),
    ),
  forgottenPassword: pathTo("forgottenPassword"),
  /** Where the mails lead; the token is the key. */
  resetPassword: (token = "") => withQuery(pathTo("resetPassword"), token && `token=${encodePart(token)}`),
  invitation: (token = "") => withQuery(pathTo("invitation"), token && `token=${encodePart(token)}`),
  verifyAddress: (token = "") => withQuery(pathTo("verifyAddress"), token && `token=${encodePart(token)}`),
} as const;

const BOOKING_FIELDS = [
  "pickupCity",
  "returnCity",
  "pickupDate",
  "returnDate",
  "pickupTime",
  "returnTime",
  "colour",
] as const;

function bookingQuery(query: BookingRequestQuery): string {
  const parameters = new URLSearchParams();
  for (const field of BOOKING_FIELDS) {
    const value = query[field];
    if (value) parameters.set(field, value);
  }
  return parameters.toString();
}
