import type { City } from "#domain/cities/city.ts";
import type { JetRoute } from "#domain/jet-routes/jet-route.ts";
import { AIRPORTS } from "#domain/jets/airports.ts";
import type { Jet } from "#domain/jets/jet.ts";
import { listServedCities } from "#domain/jets/jet-fleet.ts";
import type { Cents } from "#domain/money.ts";

/** A departure city of jets (product.md#jet-pages). */
export interface JetCityEntry {
  name: string;
  slug: string;
  country: string;
  jets: number;
  /** Lowest hourly rate. */
  fromRate: Cents;
  routes: JetRoute[];
}

/** A jet in a list, with the city whose page shows it. */
export interface JetEntry {
  jet: Jet;
  citySlug: string;
}

/** Returns the active cities that a fleet serves, in order, with their routes (product.md#jets). */
export function toJetCityEntries(
  fleet: readonly Jet[],
  cities: readonly City[],
  routes: readonly JetRoute[],
): JetCityEntry[] {
  return listServedCities(fleet).flatMap((name) => {
    const city = cities.find((candidate) => candidate.name === name);
    if (!city) return [];
    const jets = fleet.filter((jet) => jet.cities.includes(name));
    return [
      {
        name,
        slug: city.slug,
        country: city.country,
        jets: jets.length,
        fromRate: Math.min(...jets.map(({ hourlyRate }) => hourlyRate)),
        routes: routes.filter(({ origin }) => origin === name),
      },
    ];
  });
}

/** Returns the city of a jet's canonical page: the first departure city with a page, or undefined. */
export function findCanonicalCity<Place extends { name: string }>(
  { cities: served }: { cities: readonly string[] },
  cities: readonly Place[],
): Place | undefined {
  const byName = new Map(cities.map((city) => [city.name, city]));
  return served.map((name) => byName.get(name)).find((city) => city !== undefined);
}

/**
 * Returns each jet with the city whose page shows it: the preferred one if the jet serves it, otherwise its first. Jets without an active city are
 * omitted.
 */
export function toJetEntries(fleet: readonly Jet[], cities: readonly City[], preferred?: string): JetEntry[] {
  const slugs = new Map(cities.map(({ name, slug }) => [name, slug]));
  return fleet.flatMap((jet) => {
    const name = preferred && jet.cities.includes(preferred) ? preferred : jet.cities.find((city) => slugs.has(city));
    const citySlug = name && slugs.get(name);
    return citySlug ? [{ jet, citySlug }] : [];
  });
}

/** Returns the options of the departure select: cities with jets, then all other cities of the airport table by name. */
export function listDepartureCities(served: readonly string[]): string[] {
  const others = new Set(AIRPORTS.map(({ city }) => city).filter((city) => !served.includes(city)));
  return [...served, ...[...others].sort((a, b) => a.localeCompare(b, "it"))];
}
