import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { LISTED_PLACES, placeWithSlug } from "#domain/delivery/listed-places.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";

/** Where a car can be brought: the cities, each an address to be agreed, then their airports, stations and ports. What is chosen stays, though its city be served no more. */
export function placeOptions(cities: readonly string[], chosen: readonly string[] = []): Option[] {
  const served = new Set([...cities, ...chosen.map(cityOf).filter(Boolean)]);
  return [
    ...[...served].map((city) => ({ value: city, label: city })),
    ...LISTED_PLACES.filter(({ city }) => served.has(city)).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
}

const cityOf = (slugOrCity: string): string => placeWithSlug(slugOrCity)?.city ?? slugOrCity;

/** The time slots as options (product.md#time-slots). */
export const TIMES = TIME_SLOTS.map((slot) => ({ value: slot, label: slot }));
