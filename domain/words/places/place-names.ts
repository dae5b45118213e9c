import type { Language } from "#domain/languages.ts";

/** English, French, German and Spanish names by the Italian name of a city or country. A name that is the same in all five languages has no row. */
export const TRANSLATED_NAMES: Readonly<Record<string, readonly [en: string, fr: string, de: string, es: string]>> = {
  Milano: ["Milan", "Milan", "Mailand", "Milán"],
  Roma: ["Rome", "Rome", "Rom", "Roma"],
  Firenze: ["Florence", "Florence", "Florenz", "Florencia"],
  Napoli: ["Naples", "Naples", "Neapel", "Nápoles"],
  Venezia: ["Venice", "Venise", "Venedig", "Venecia"],
  Como: ["Como", "Côme", "Como", "Como"],
  Bologna: ["Bologna", "Bologne", "Bologna", "Bolonia"],
  Torino: ["Turin", "Turin", "Turin", "Turín"],
  Pisa: ["Pisa", "Pise", "Pisa", "Pisa"],
  Verona: ["Verona", "Vérone", "Verona", "Verona"],
  Bergamo: ["Bergamo", "Bergame", "Bergamo", "Bérgamo"],
  Genova: ["Genoa", "Gênes", "Genua", "Génova"],
  Siena: ["Siena", "Sienne", "Siena", "Siena"],
  Palermo: ["Palermo", "Palerme", "Palermo", "Palermo"],
  Catania: ["Catania", "Catane", "Catania", "Catania"],
  Livorno: ["Livorno", "Livourne", "Livorno", "Livorno"],
  Parigi: ["Paris", "Paris", "Paris", "París"],
  Monaco: ["Monaco", "Monaco", "Monaco", "Mónaco"],
  Nizza: ["Nice", "Nice", "Nizza", "Niza"],
  Lione: ["Lyon", "Lyon", "Lyon", "Lyon"],
  Marsiglia: ["Marseille", "Marseille", "Marseille", "Marsella"],
  Bordeaux: ["Bordeaux", "Bordeaux", "Bordeaux", "Burdeos"],
  Zurigo: ["Zurich", "Zurich", "Zürich", "Zúrich"],
  Ginevra: ["Geneva", "Genève", "Genf", "Ginebra"],
  Berna: ["Bern", "Berne", "Bern", "Berna"],
  Basilea: ["Basel", "Bâle", "Basel", "Basilea"],
  "Sankt Moritz": ["St. Moritz", "Saint-Moritz", "St. Moritz", "St. Moritz"],
  "Monaco di Baviera": ["Munich", "Munich", "München", "Múnich"],
  Francoforte: ["Frankfurt", "Francfort", "Frankfurt", "Fráncfort"],
  Berlino: ["Berlin", "Berlin", "Berlin", "Berlín"],
  Stoccarda: ["Stuttgart", "Stuttgart", "Stuttgart", "Stuttgart"],
  Amburgo: ["Hamburg", "Hambourg", "Hamburg", "Hamburgo"],
  Barcellona: ["Barcelona", "Barcelone", "Barcelona", "Barcelona"],
  Barcelona: ["Barcelona", "Barcelone", "Barcelona", "Barcelona"],
  Valencia: ["Valencia", "Valence", "Valencia", "Valencia"],
  Malaga: ["Málaga", "Malaga", "Málaga", "Málaga"],
  Minorca: ["Menorca", "Minorque", "Menorca", "Menorca"],
  "Palma di Maiorca": ["Palma de Mallorca", "Palma de Majorque", "Palma de Mallorca", "Palma de Mallorca"],
  Vienna: ["Vienna", "Vienne", "Wien", "Viena"],
  Salisburgo: ["Salzburg", "Salzbourg", "Salzburg", "Salzburgo"],
  Lisbona: ["Lisbon", "Lisbonne", "Lissabon", "Lisboa"],
  Londra: ["London", "Londres", "London", "Londres"],
  Edimburgo: ["Edinburgh", "Édimbourg", "Edinburgh", "Edimburgo"],
  Dublino: ["Dublin", "Dublin", "Dublin", "Dublín"],
  Bruxelles: ["Brussels", "Bruxelles", "Brüssel", "Bruselas"],
  Amsterdam: ["Amsterdam", "Amsterdam", "Amsterdam", "Ámsterdam"],
  Lussemburgo: ["Luxembourg", "Luxembourg", "Luxemburg", "Luxemburgo"],
  Copenaghen: ["Copenhagen", "Copenhague", "Kopenhagen", "Copenhague"],
  Stoccolma: ["Stockholm", "Stockholm", "Stockholm", "Estocolmo"],
  Praga: ["Prague", "Prague", "Prag", "Praga"],
  Varsavia: ["Warsaw", "Varsovie", "Warschau", "Varsovia"],
  Lubiana: ["Ljubljana", "Ljubljana", "Ljubljana", "Liubliana"],
  Spalato: ["Split", "Split", "Split", "Split"],
  Atene: ["Athens", "Athènes", "Athen", "Atenas"],
  Mykonos: ["Mykonos", "Mykonos", "Mykonos", "Miconos"],
  Santorini: ["Santorini", "Santorin", "Santorin", "Santorini"],
  Malta: ["Malta", "Malte", "Malta", "Malta"],
  Istanbul: ["Istanbul", "Istanbul", "Istanbul", "Estambul"],
  Marrakech: ["Marrakesh", "Marrakech", "Marrakesch", "Marrakech"],
  Dubai: ["Dubai", "Dubaï", "Dubai", "Dubái"],
  Riad: ["Riyadh", "Riyad", "Riad", "Riad"],
  "New York": ["New York", "New York", "New York", "Nueva York"],
  Tokyo: ["Tokyo", "Tokyo", "Tokio", "Tokio"],
  Singapore: ["Singapore", "Singapour", "Singapur", "Singapur"],
  Italia: ["Italy", "Italie", "Italien", "Italia"],
  Francia: ["France", "France", "Frankreich", "Francia"],
  Svizzera: ["Switzerland", "Suisse", "Schweiz", "Suiza"],
  Germania: ["Germany", "Allemagne", "Deutschland", "Alemania"],
  Spagna: ["Spain", "Espagne", "Spanien", "España"],
  Austria: ["Austria", "Autriche", "Österreich", "Austria"],
};

const COLUMN = { en: 0, fr: 1, de: 2, es: 3 } as const;

/** How the kinds of listed places stand beside their names; the Italian name begins with the kind. */
const KINDS: readonly (readonly [beginning: string, names: Readonly<Record<keyof typeof COLUMN, string>>])[] = [
  [
    "Aeroporto di ",
    { en: "{name} Airport", fr: "Aéroport de {name}", de: "Flughafen {name}", es: "Aeropuerto de {name}" },
  ],
  ["Stazione di ", { en: "{name} Station", fr: "Gare de {name}", de: "Bahnhof {name}", es: "Estación de {name}" }],
  ["Porto di ", { en: "Port of {name}", fr: "Port de {name}", de: "Hafen {name}", es: "Puerto de {name}" }],
];

/**
 * Returns the name of a city, country, airport or listed place in a language, from its Italian name: "Flughafen Mailand Malpensa", "Mailand Malpensa".
 * Other names, such as those of cities that staff added, stay as they are. Only the server may call it, because of the table's size.
 */
export function placeNameIn(language: Language, name: string): string {
  if (language === "it") return name;
  for (const [beginning, forms] of KINDS)
    if (name.startsWith(beginning))
      return addKind(forms[language], translateBeginning(language, name.slice(beginning.length)));
  return translateBeginning(language, name);
}

/** Adds the kind to a place's name, unless the name ends with it: "Basel EuroAirport". French elides: "Gare d'Innsbruck". */
const addKind = (form: string, name: string): string =>
  form.endsWith("Airport") && name.endsWith("Airport")
    ? name
    : form.replace("{name}", name).replace(/^(Aéroport|Gare|Port) de (?=[AEIOUÉ])/, "$1 d'");

/** Italian names of cities, the longest first, so that "Monaco di Baviera" is not read as Monaco. */
const NAMES_BY_LENGTH = Object.keys(TRANSLATED_NAMES).sort((one, other) => other.length - one.length);

/** Translates the city at the beginning of a place's name: "Milano Linate". */
function translateBeginning(language: keyof typeof COLUMN, name: string): string {
  const city = NAMES_BY_LENGTH.find(
    (each) => name === each || name.startsWith(`${each} `) || name.startsWith(`${each},`),
  );
  const names = city === undefined ? undefined : TRANSLATED_NAMES[city];
  if (city === undefined || names === undefined) return name;
  const rest = name.slice(city.length);
  // Frankfurt's airport has the city's own name.
  return names.includes(rest.trim()) ? names[COLUMN[language]] : names[COLUMN[language]] + rest;
}
