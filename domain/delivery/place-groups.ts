import { LISTED_PLACES } from "./listed-places.ts";

/** Options of a native select, under one heading. */
export interface PlaceGroup {
  group: string;
  options: readonly { value: string; label: string }[];
}

/**
 * Returns the cities (for any address in them) and their airports, stations and ports as groups of a native select. The booked place comes first, even
 * if its city is no longer served.
 */
export function listPlaceGroups(
  cities: readonly { name: string }[],
  booked: { value: string; label: string },
): PlaceGroup[] {
  const names = new Set(cities.map(({ name }) => name));
  const toOptions = (options: { value: string; label: string }[]) =>
    options.filter(({ value }) => value !== booked.value).toSorted((a, b) => a.label.localeCompare(b.label, "it"));
  return [
    { group: "Come concordato", options: [booked] },
    { group: "Città", options: toOptions([...names].map((name) => ({ value: name, label: name }))) },
    {
      group: "Aeroporti, stazioni e porti",
      options: toOptions(
        LISTED_PLACES.filter(({ city }) => names.has(city)).map(({ slug, name }) => ({ value: slug, label: name })),
      ),
    },
  ];
}
