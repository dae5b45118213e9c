import { type City, type CitySlug, isCitySlug } from "#domain/cities/city.ts";
import type { Language } from "#domain/languages.ts";

type TranslatedNames = Exclude<Language, "it">;

/** The 26 cities with a page in English, French, German and Spanish. The Italian name is stored with the city. */
const NAMES: Readonly<Record<CitySlug, readonly [en: string, fr: string, de: string, es: string]>> = {
  milan: ["Milan", "Milan", "Mailand", "Milán"],
  rome: ["Rome", "Rome", "Rom", "Roma"],
  florence: ["Florence", "Florence", "Florenz", "Florencia"],
  naples: ["Naples", "Naples", "Neapel", "Nápoles"],
  venice: ["Venice", "Venise", "Venedig", "Venecia"],
  como: ["Como", "Côme", "Como", "Como"],
  paris: ["Paris", "Paris", "Paris", "París"],
  monaco: ["Monaco", "Monaco", "Monaco", "Mónaco"],
  nice: ["Nice", "Nice", "Nizza", "Niza"],
  cannes: ["Cannes", "Cannes", "Cannes", "Cannes"],
  lyon: ["Lyon", "Lyon", "Lyon", "Lyon"],
  zurich: ["Zurich", "Zurich", "Zürich", "Zúrich"],
  geneva: ["Geneva", "Genève", "Genf", "Ginebra"],
  lugano: ["Lugano", "Lugano", "Lugano", "Lugano"],
  bern: ["Bern", "Berne", "Bern", "Berna"],
  munich: ["Munich", "Munich", "München", "Múnich"],
  frankfurt: ["Frankfurt", "Francfort", "Frankfurt", "Fráncfort"],
  berlin: ["Berlin", "Berlin", "Berlin", "Berlín"],
  stuttgart: ["Stuttgart", "Stuttgart", "Stuttgart", "Stuttgart"],
  barcelona: ["Barcelona", "Barcelone", "Barcelona", "Barcelona"],
  madrid: ["Madrid", "Madrid", "Madrid", "Madrid"],
  marbella: ["Marbella", "Marbella", "Marbella", "Marbella"],
  valencia: ["Valencia", "Valence", "Valencia", "Valencia"],
  vienna: ["Vienna", "Vienne", "Wien", "Viena"],
  salzburg: ["Salzburg", "Salzbourg", "Salzburg", "Salzburgo"],
  innsbruck: ["Innsbruck", "Innsbruck", "Innsbruck", "Innsbruck"],
};

/** The six countries by Italian name, in the other languages. */
const COUNTRIES: Readonly<Record<string, readonly [en: string, fr: string, de: string, es: string]>> = {
  Italia: ["Italy", "Italie", "Italien", "Italia"],
  Francia: ["France", "France", "Frankreich", "Francia"],
  Svizzera: ["Switzerland", "Suisse", "Schweiz", "Suiza"],
  Germania: ["Germany", "Allemagne", "Deutschland", "Alemania"],
  Spagna: ["Spain", "Espagne", "Spanien", "España"],
  Austria: ["Austria", "Autriche", "Österreich", "Austria"],
};

const COLUMN: Readonly<Record<TranslatedNames, 0 | 1 | 2 | 3>> = { en: 0, fr: 1, de: 2, es: 3 };

/** Returns a city's name in a language. Falls back to Italian for cities that staff added. */
export function cityNameIn(language: Language, { slug, name }: Pick<City, "slug" | "name">): string {
  return language === "it" || !isCitySlug(slug) ? name : NAMES[slug][COLUMN[language]];
}

/** Translates an Italian country name. Falls back to the Italian name. */
export function countryNameIn(language: Language, country: string): string {
  return language === "it" ? country : (COUNTRIES[country]?.[COLUMN[language]] ?? country);
}
