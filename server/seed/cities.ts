import { SEARCH_CITIES } from "#domain/cities/city.ts";
import type { Language } from "#domain/languages.ts";
import type { cities } from "#server/db/schema.ts";
import { AUSTRIA } from "#server/seed/cities/austria.ts";
import type { CitySeed, CountrySeed } from "#server/seed/cities/city-seed.ts";
import { FRANCE } from "#server/seed/cities/france.ts";
import { GERMANY } from "#server/seed/cities/germany.ts";
import { ITALY } from "#server/seed/cities/italy.ts";
import { SPAIN } from "#server/seed/cities/spain.ts";
import { SWITZERLAND } from "#server/seed/cities/switzerland.ts";

type CityRow = typeof cities.$inferInsert & { latitude: number; longitude: number; timeZone: string };

const COUNTRIES: readonly CountrySeed[] = [ITALY, FRANCE, SWITZERLAND, GERMANY, SPAIN, AUSTRIA];

/** The 26 cities with a page and the five that can only be searched. */
export const CITIES: readonly CityRow[] = COUNTRIES.flatMap((country) =>
  country.cities.map((city) => cityRow(city, country)),
);

/** The texts of the cities' pages by their Italian text, for the translations of the seed. */
export const CITY_TEXTS: readonly Readonly<Record<Language, string>>[] = COUNTRIES.flatMap(({ cities: listed }) =>
  listed.flatMap(({ texts }) => texts ?? []),
);

function cityRow(city: CitySeed & { timeZone?: string }, { country, timeZone }: CountrySeed): CityRow {
  const label = city.searchName ?? city.name;
  const position = (SEARCH_CITIES as readonly string[]).indexOf(label);
  return {
    name: city.name,
    slug: city.slug,
    country,
    description: city.texts?.it ?? null,
    descriptions: city.texts ? { it: city.texts.it } : {},
    imageUrl: city.texts ? `/pictures/cities/${city.slug}-1200.webp` : null,
    timeZone: city.timeZone ?? timeZone,
    latitude: city.latitude,
    longitude: city.longitude,
    aliases: [...city.aliases],
    searchPosition: position === -1 ? null : position + 1,
    searchName: city.searchName ?? null,
    hasPage: city.texts !== null,
  };
}
