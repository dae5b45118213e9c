import { type City, distanceKm } from "#domain/cities/city.ts";
import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import { findAirport } from "#domain/jets/airports.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";

/** Maximum distance at which the company brings a car to the airport: Milano–Malpensa is 45 km, Firenze–Pisa would be 67. */
const MAX_ARRIVAL_CAR_KM = 60;
/** Length of the stay if no further leg sets its end. */
const DEFAULT_STAY_DAYS = 2;

type CityLocation = Pick<City, "name" | "latitude" | "longitude">;

/** City and period in which a car is offered. */
export interface ArrivalStay<C extends CityLocation> {
  city: C;
  from: CivilDate;
  to: CivilDate;
}

/**
 * Returns the first landing of a trip near a city with cars, and the days until the next departure, or null. The return landing is skipped, because
 * the passenger is home.
 */
export function findArrivalStay<C extends CityLocation>(
  trip: JetTrip,
  citiesWithCars: readonly C[],
): ArrivalStay<C> | null {
  const outward = trip.returnTrip ? trip.legs.slice(0, -1) : trip.legs;
  for (const [index, leg] of outward.entries()) {
    const city = findNearestCity(leg.to, citiesWithCars);
    if (city) return { city, from: leg.date, to: trip.legs[index + 1]?.date ?? addDays(leg.date, DEFAULT_STAY_DAYS) };
  }
  return null;
}

function findNearestCity<C extends CityLocation>(place: string, cities: readonly C[]): C | null {
  const airport = findAirport(place);
  if (!airport) return null;
  const [nearest] = cities
    .map((city) => ({ city, distance: distanceKm(airport, city) ?? Number.POSITIVE_INFINITY }))
    .filter(({ distance }) => distance <= MAX_ARRIVAL_CAR_KM)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.city ?? null;
}
