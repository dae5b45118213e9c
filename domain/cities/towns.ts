import { isCategorySlug } from "#domain/categories.ts";
import { COVERAGE, toCitySlug } from "#domain/cities/city.ts";
import { isLanguageCode } from "#domain/languages.ts";
import { toNameSpellings } from "#domain/search-keys.ts";
import { slugify } from "#domain/slug.ts";

/** A town of Europe, from GeoNames, that the form of a city suggests (product.md#city-form). */
export interface Town {
  /** The Italian name, as far as it is known: "Monaco di Baviera". */
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  /** Names under which the search finds the town too: "Munich", "München". */
  otherNames: readonly string[];
}

/** Finds the towns whose name, or a word of it, begins with a text; at most `limit`. */
export type TownFinder = (typed: string, limit: number) => Town[];

/**
 * Returns the text of the towns file: a line that names the sources, a line of time zones, and a line for each town. Its order is the order in which
 * the search lists the towns.
 */
export function formatTowns(sources: string, towns: readonly Town[]): string {
  const zones = [...new Set(towns.map(({ timeZone }) => timeZone))];
  const lines = towns.map(({ name, countryCode, latitude, longitude, timeZone, otherNames }) =>
    [name, countryCode, roundDegrees(latitude), roundDegrees(longitude), zones.indexOf(timeZone), ...otherNames].join(
      SEPARATOR,
    ),
  );
  return [sources, zones.join(SEPARATOR), ...lines].join("\n");
}

/**
 * Returns the search over a towns file. It ignores case, accents and punctuation (product.md#text-search). A name that is the text comes first, then
 * names that begin with it, then names with a word that does; the order of the file decides the rest. Only the towns found are parsed, so the search
 * needs little more memory than the text of the file.
 */
export function createTownFinder(file: string): TownFinder {
  const [, zoneLine = "", ...lines] = file.split("\n");
  const zones = zoneLine.split(SEPARATOR);
  const keys = lines.map(toTownKey);
  return (typed, limit) => {
    const spellings = toNameSpellings(typed);
    const linesWith = (before: string, after: string) =>
      lines.filter((_, index) => spellings.some((spelling) => keys[index]?.includes(before + spelling + after)));
    const found = new Set([
      ...linesWith(NAME_BOUNDARY, NAME_BOUNDARY),
      ...linesWith(NAME_BOUNDARY, ""),
      ...linesWith(" ", ""),
    ]);
    return [...found].slice(0, limit).map((line) => parseTown(line, zones));
  };
}

/** Monaco is listed under France (product.md#popular-destinations). */
const LISTED_UNDER: Readonly<Record<string, string>> = { MC: "FR" };
const COUNTRY_NAMES = new Intl.DisplayNames("it", { type: "region" });

/** Returns the Italian name of a town's country. */
export function countryNameOfTown({ countryCode }: Pick<Town, "countryCode">): string {
  return findCoverageCountry(countryCode)?.name ?? COUNTRY_NAMES.of(countryCode) ?? countryCode;
}

/** Whether the town is one of the cities of the coverage section, which all have a slug of their own (product.md#cities-and-slugs). */
export function isCoveredTown({ name, countryCode }: Pick<Town, "name" | "countryCode">): boolean {
  return findCoverageCountry(countryCode)?.cities.includes(name) ?? false;
}

/** Returns the slug for a town: the city's own, followed by its country where a category, a language or another city has that one. */
export function toTownSlug(town: Pick<Town, "name" | "countryCode">, isTaken: (slug: string) => boolean): string {
  const slug = toCitySlug(town.name);
  return isCategorySlug(slug) || isLanguageCode(slug) || isTaken(slug)
    ? `${slug}-${slugify(countryNameOfTown(town))}`
    : slug;
}

const findCoverageCountry = (countryCode: string) =>
  COVERAGE.find(({ code }) => code === (LISTED_UNDER[countryCode] ?? countryCode));

const SEPARATOR = "\t";
/** Precedes and follows each name in a search key. */
const NAME_BOUNDARY = "\n";
/** Four decimals are eleven metres. */
const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Returns the spellings of all names of a line, with `NAME_BOUNDARY` around each. */
function toTownKey(line: string): string {
  const [name = "", , , , , ...otherNames] = line.split(SEPARATOR);
  return ["", ...[name, ...otherNames].flatMap(toNameSpellings), ""].join(NAME_BOUNDARY);
}

function parseTown(line: string, zones: readonly string[]): Town {
  const [name = "", countryCode = "", latitude, longitude, zone, ...otherNames] = line.split(SEPARATOR);
  return {
    name,
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone: zones[Number(zone)] ?? "",
    otherNames,
  };
}
