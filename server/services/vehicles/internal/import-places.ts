import { toCitySlug } from "#domain/cities/city.ts";
import type { CsvCells } from "#domain/forms/vehicles/vehicle-csv.ts";
import { slugify } from "#domain/slug.ts";
import { trimText } from "#domain/trim-text.ts";
import type { Transaction } from "#server/db/client.ts";
import type { FieldProblem } from "#server/errors.ts";
import { lockPlacesByName, type PlacesByName } from "#server/repositories/vehicles/stored-vehicles.ts";

/** The brands and cities in an import file that do not exist. */
export interface UnknownPlaces {
  brands: string[];
  cities: string[];
}

interface RowPlaces {
  brand?: string | undefined;
  location?: string | undefined;
}

/** Checks the brand and city of each row, and collects the unknown ones. */
export interface PlaceCheck {
  /** Returns the row with brand and city in their stored spelling; a file may have "FERRARI" or "Rolls Royce". */
  withStoredSpelling(cells: CsvCells): CsvCells;
  problems(row: RowPlaces, before: RowPlaces | null): FieldProblem[];
  missing(): UnknownPlaces;
}

export async function createPlaceCheck(tx: Transaction): Promise<PlaceCheck> {
  const { brands, cities } = await lockPlacesByName(tx);
  const missing = { brands: new Set<string>(), cities: new Set<string>() };
  // A brand or city that does not exist has the spelling of its first row.
  const [brand, city] = [createSpelling(brands.keys(), slugify), createSpelling(cities.keys(), toCitySlug)];
  return {
    withStoredSpelling: (cells) => ({
      ...cells,
      ...(cells.brand && { brand: brand(cells.brand) }),
      ...(cells.location && { location: city(cells.location) }),
    }),
    problems({ brand, location }, before) {
      const placeProblems: FieldProblem[] = [];
      if (brand && brand !== before?.brand && !brands.get(brand)) {
        if (!brands.has(brand)) missing.brands.add(brand);
        placeProblems.push({ path: "brand", message: brandMessage(brand, brands.has(brand)) });
      }
      if (location && location !== before?.location) {
        if (!cities.has(location)) missing.cities.add(location);
        const message = cityMessage(location, cities.get(location));
        if (message !== null) placeProblems.push({ path: "location", message });
      }
      return placeProblems;
    },
    missing: () => ({ brands: [...missing.brands], cities: [...missing.cities] }),
  };
}

/** Returns a function that gives names with equal slugs the same spelling: the stored one or, if none is stored, the first one that was passed. */
function createSpelling(names: Iterable<string>, slugOf: (name: string) => string): (typed: string) => string {
  const known = new Set(names);
  const bySlug = new Map([...known].map((name) => [slugOf(name), name]));
  return (typed) => {
    const name = trimText(typed);
    const slug = slugOf(name);
    if (known.has(name) || slug === "") return name;
    const spelling = bySlug.get(slug) ?? name;
    bySlug.set(slug, spelling);
    return spelling;
  };
}

const brandMessage = (name: string, known: boolean) =>
  known ? `Il brand ${name} è disattivato: riattivalo, poi importa.` : `Il brand ${name} non c'è ancora.`;

function cityMessage(name: string, city: ReturnType<PlacesByName["cities"]["get"]>): string | null {
  if (!city) return `La città ${name} non c'è ancora.`;
  if (!city.active) return `La città ${name} è disattivata: riattivala, poi importa.`;
  return city.hasPage ? null : `La città ${name} non ha una pagina: accendila nella sua scheda, poi importa.`;
}
