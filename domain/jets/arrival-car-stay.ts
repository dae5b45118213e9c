import { type City, distanceKm } from "#domain/cities/city.ts";
import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import { findAirport } from "#domain/jets/airports.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";

/** From this far the company still brings a car to the stairs of the jet: Malpensa to Milano is 45 km, Pisa to Firenze would be 67. */
const MAX_ARRIVAL_CAR_KM = 60;
/** How long the car stays when no further leg says so. */
const DEFAULT_STAY_DAYS = 2;

type CityLocation = Pick<City, "name" | "latitude" | "longitude">;

/** Where and for how long a car can wait. */
export interface ArrivalStay<C extends CityLocation> {
  city: C;
  from: CivilDate;
  to: CivilDate;
}

/**
 * The first landing of a trip near a city that has cars, and the days until the trip goes on; null when there is none. The landing of
 * the way back is home, where nobody needs a car.
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
