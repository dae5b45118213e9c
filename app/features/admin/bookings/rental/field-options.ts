import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { findListedPlaceBySlug, LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";

/**
 * Returns the places of pickup and return: cities (for an agreed street address), then their airports, stations and ports. Selected places stay even
 * when their city is no longer served.
 */
export function placeOptions(cities: readonly string[], chosenPlaces: readonly string[] = []): Option[] {
  const servedCities = new Set([...cities, ...chosenPlaces.map(cityOfPlace).filter(Boolean)]);
  return [
    ...[...servedCities].map((city) => ({ value: city, label: city })),
    ...LISTED_PLACES.filter(({ city }) => servedCities.has(city)).map(({ slug, name }) => ({
      value: slug,
      label: name,
    })),
  ];
}

const cityOfPlace = (slugOrCity: string): string => findListedPlaceBySlug(slugOrCity)?.city ?? slugOrCity;

/** The time slots as options (product.md#time-slots). */
export const TIME_OPTIONS = TIME_SLOTS.map((slot) => ({ value: slot, label: slot }));
