import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";

/** Where a car can be brought: the cities, each an address to be agreed, then their airports, stations and ports. */
export function placeOptions(cities: readonly string[]): Option[] {
  const served = new Set(cities);
  return [
    ...cities.map((city) => ({ value: city, label: city })),
    ...LISTED_PLACES.filter(({ city }) => served.has(city)).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
}
