import { type City, distanceKm, findCity } from "#domain/cities/city.ts";
import { findListedPlace, type ListedPlace } from "./listed-places.ts";

/** What delivery has to know of a city. */
export type DeliveryCity = Pick<City, "name" | "slug" | "timeZone" | "latitude" | "longitude">;

/** Where a car is brought or given back: any address of a served city, or a listed place of it. */
export interface Destination {
  city: DeliveryCity;
  /** Null for the city itself. */
  place: ListedPlace | null;
}

/**
 * The destination a text names: a city by any of its names ("Barcelona" is Barcellona), or a listed place by its slug, name or airport code.
 * Null when it names none, or a place of a city that is not served.
 */
export function findDestination(text: string, cities: readonly City[]): Destination | null {
  const city = findCity(text, cities);
  if (city) return { city, place: null };
  const place = findListedPlace(text);
  return place && toDestination(place, cities);
}

/** A listed place with its city; null where that is not served. */
export function toDestination(place: ListedPlace, cities: readonly City[]): Destination | null {
  const city = findCity(place.city, cities);
  return city && { city, place };
}

/** "Aeroporto di Nizza Côte d'Azur", "Nizza". */
export const destinationName = ({ city, place }: Destination): string => place?.name ?? city.name;

/** What the destination is called in an address or a field: a place's slug, a city's name. */
export const destinationKey = ({ city, place }: Destination): string => place?.slug ?? city.name;

/** Kilometres of a listed place from its city as the crow flies, rounded; 0 for the city itself, and where coordinates are missing. */
export function kilometresFromCity({ city, place }: Destination): number {
  return place ? Math.round(distanceKm(city, place) ?? 0) : 0;
}

/** From where the way is measured: a place within the free radius is as good as its city. */
export function destinationPoint(
  destination: Destination,
  freeRadiusKilometres: number,
): Pick<DeliveryCity, "latitude" | "longitude"> {
  const { city, place } = destination;
  return place && kilometresFromCity(destination) > freeRadiusKilometres ? place : city;
}
