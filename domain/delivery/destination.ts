import { type City, distanceKm, findCity } from "#domain/cities/city.ts";
import type { ListedPlace } from "./listed-places.ts";

/** The fields of a city that delivery needs. */
export type DeliveryCity = Pick<City, "name" | "slug" | "timeZone" | "latitude" | "longitude" | "hours" | "country">;

/** Where a car is delivered or returned: a served city (any street address in it), or a listed place of the city. */
export interface Destination {
  city: DeliveryCity;
  /** The listed place; null for the city itself. */
  place: ListedPlace | null;
}

/** Returns a listed place with its city, or null if the city is not served. */
export function toDestination(place: ListedPlace, cities: readonly City[]): Destination | null {
  const city = findCity(place.city, cities);
  return city && { city, place };
}

/** Returns "Aeroporto di Nizza Côte d'Azur", "Nizza". */
export const destinationName = ({ city, place }: Destination): string => place?.name ?? city.name;

/** Returns the destination's identifier in URLs and forms: a place's slug or a city's name. */
export const destinationKey = ({ city, place }: Destination): string => place?.slug ?? city.name;

/** Returns the great-circle distance of a listed place from its city in whole kilometres. 0 for the city itself or without coordinates. */
export function kilometresFromCity({ city, place }: Destination): number {
  return place ? Math.round(distanceKm(city, place) ?? 0) : 0;
}

/** Returns the point from which distances are measured: a place within the free radius counts as its city. */
export function destinationPoint(
  destination: Destination,
  freeRadiusKilometres: number,
): Pick<DeliveryCity, "latitude" | "longitude"> {
  const { city, place } = destination;
  return place && kilometresFromCity(destination) > freeRadiusKilometres ? place : city;
}
