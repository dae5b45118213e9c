import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { AIRPORT_TABLE } from "#domain/jets/airport-table.ts";
import { JET_TYPES } from "#domain/jets/jet.ts";
import { placeNameIn, TRANSLATED_NAMES } from "#domain/words/places/place-names.ts";
import { CITIES } from "#server/seed/cities.ts";
import { JET_ROUTES } from "#server/seed/jet-routes.ts";
import { JETS } from "#server/seed/jets.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";
import { listTextsOutside, type VisibleText } from "./visible-texts.ts";

const COMPANY = [
  "Velluto Booking",
  "Velluto S.r.l",
  "Velluto",
  "Booking",
  "Via della Seta 10, 20121 Milano",
  "Via della Seta 10",
  "Italia",
  "WhatsApp",
  "prenotazioni@velluto.example",
];

/** Names of places in German, and of cars, aircraft and the company, the longest first. Those of countries are translated and no exception. */
const NAMES = [
  ...new Set([
    ...COMPANY,
    ...[...CITIES, ...LISTED_PLACES].flatMap(({ name }) => placeNameIn("de", name)),
    ...Object.keys(TRANSLATED_NAMES).map((name) => placeNameIn("de", name)),
    ...JET_ROUTES.flatMap(({ origin, destination }) => [origin, destination].map((name) => placeNameIn("de", name))),
    ...AIRPORT_TABLE.flatMap(([code, name, city]) => [code, name, placeNameIn("de", city)]),
    // International names of jets and of their sizes.
    ...Object.values(JET_TYPES),
    ...SEED_VEHICLES.flatMap(({ brand, name }) => [brand, name]),
    ...JETS.flatMap(({ brand, model }) => [brand, model]),
  ]),
].sort((one, other) => other.length - one.length);

const escapeRegExp = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const KNOWN = [
  ...NAMES.map(escapeRegExp),
  // Renters as they sign their reviews.
  "\\p{Lu}\\p{Ll}+ \\p{Lu}\\.",
  // References and tokens, addresses, units, and the languages' codes.
  "(?:VL|RQ|PR|OR)-[A-Z0-9]{6}",
  "\\S+@\\S+\\.\\w+",
  "AZ 1234",
  "\\d+(?:h|m)",
  "km/h|kWh|km|kg|kW|Nm|cm|mm|m|l",
  "IT|EN|FR|DE|ES|AT|CH|MC|EUR",
];

const KNOWN_NAME = new RegExp(`(?<![\\p{L}\\d])(?:${KNOWN.join("|")})(?!\\p{L})`, "gu");
const KNOWN_IN_CAPITALS = new RegExp(
  `(?<![\\p{L}\\d])(?:${NAMES.map((name) => escapeRegExp(name.toUpperCase())).join("|")})(?!\\p{L})`,
  "gu",
);

/** Lists the texts that are outside of the brackets (wrap-texts.ts) and no names of places, cars, aircraft and the company, references or units. */
export const listUntranslatedTexts = (texts: readonly VisibleText[]): string[] =>
  listTextsOutside(texts)
    .map(({ place, text }) => ({ place, text: removeKnownNames(text).trim() }))
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ place, text }) => `${place}: ${text}`);

const removeKnownNames = (text: string): string => text.replace(KNOWN_NAME, "").replace(KNOWN_IN_CAPITALS, "");
