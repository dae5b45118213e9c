import { findNearestCitiesWithVehicles } from "#domain/catalogue/listing-entries.ts";
import { type City, COVERAGE } from "#domain/cities/city.ts";
import { sumSummariesBy, type VehicleSummary } from "../vehicles/vehicle-summary.ts";

/** A city where the company delivers cars. */
export interface CoveredCity {
  slug: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** Number of cars based there. */
  vehicles: number;
  /** City that delivers cars here if none are based here; null if unknown. */
  suppliedFrom: string | null;
}

export interface CoveredCountry {
  /** ISO 3166-1 alpha-2; "" for countries that staff added. */
  code: string;
  name: string;
  cities: CoveredCity[];
}

/**
 * Groups the cities that have a page by country: first the six listed countries with their order of cities (product.md#countries-served), then
 * others. Countries without such a city are omitted.
 */
export function groupCoverageByCountry(
  cities: readonly City[],
  summaries: readonly VehicleSummary[],
): CoveredCountry[] {
  const sums = sumSummariesBy(summaries, "citySlug");
  const toCoveredCity = (city: City): CoveredCity => {
    const vehicles = sums.get(city.slug)?.vehicles ?? 0;
    const [nearest] = vehicles > 0 ? [] : findNearestCitiesWithVehicles(city, cities, summaries, 1);
    const { slug, name, latitude, longitude } = city;
    return { slug, name, latitude, longitude, vehicles, suppliedFrom: nearest?.name ?? null };
  };
  const citiesWithPage = cities.filter((city) => city.hasPage);
  const others = [...new Set(citiesWithPage.map((city) => city.country))]
    .filter((name) => !COVERAGE.some((country) => country.name === name))
    .map((name) => ({ code: "", name, cities: [] as string[] }));
  return [...COVERAGE, ...others].flatMap(({ code, name, cities: order }) => {
    const rank = (city: City) => (order.includes(city.name) ? order.indexOf(city.name) : order.length);
    const countryCities = citiesWithPage.filter((city) => city.country === name).sort((a, b) => rank(a) - rank(b));
    return countryCities.length > 0 ? [{ code, name, cities: countryCities.map(toCoveredCity) }] : [];
  });
}
