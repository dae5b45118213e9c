import type { ListedPlace } from "#domain/delivery/listed-places.ts";

/** The words for airports, stations and ports in our five languages, as `toNameSpellings` returns them; each row begins with that of the slugs. */
const KIND_WORDS: Readonly<Record<ListedPlace["kind"], readonly string[]>> = {
  airport: ["aeroporto", "airport", "aeroport", "flughafen", "aeropuerto"],
  station: ["stazione", "station", "gare", "bahnhof", "hauptbahnhof", "hbf", "estacion"],
  port: ["porto", "port", "hafen", "puerto"],
};

const KINDS = ["airport", "station", "port"] as const;

/** The words between the kind and the name: "aéroport de Nice", "Port of Naples". */
const LINKING_WORDS = ["di", "de", "del", "des", "du", "d", "of", "the", "la", "le"];

/** A typed name of a listed place: its kind, and the words of its own name. */
export interface TypedPlace {
  kind: ListedPlace["kind"];
  words: readonly string[];
}

/** Returns the kind and the words of a typed name such as "Flughafen Malpensa"; null if it names no kind. `spelling` comes from `toNameSpellings`. */
export function parsePlaceKind(spelling: string): TypedPlace | null {
  const typed = splitName(spelling);
  // The first word counts: "Porto di Venezia, Stazione Marittima" is a port.
  const [kind] = typed.flatMap((word) => KINDS.find((each) => KIND_WORDS[each].includes(word)) ?? []);
  if (!kind) return null;
  return { kind, words: typed.filter((word) => !KIND_WORDS[kind].includes(word) && !LINKING_WORDS.includes(word)) };
}

/** Splits a spelling into its words. */
export const splitName = (spelling: string): string[] => spelling.split(/[\s,]+/).filter(Boolean);

/** Whether the slug is that of a listed place of a kind. */
export const hasKind = (slug: string, kind: ListedPlace["kind"]): boolean => slug.startsWith(`${KIND_WORDS[kind][0]}-`);

/** Whether the value of a place is a city's name instead of a listed place's slug. */
export const isCity = (value: string): boolean => !KINDS.some((kind) => hasKind(value, kind));
