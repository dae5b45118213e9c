import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { Words } from "#domain/words/words.ts";
import { LISTED_PLACES } from "./listed-places.ts";

/** Options of a native select, under one heading. */
export interface PlaceGroup {
  group: string;
  options: readonly { value: string; label: string }[];
}

/**
 * Returns the cities (for any address in them) and their airports, stations and ports as groups of a native select. The booked place comes first, even
 * if its city is no longer served. Names are in the language of the words.
 */
export function listPlaceGroups(
  { language, bookingPage }: Words<"bookingPage">,
  cities: readonly { name: string }[],
  booked: { value: string; label: string },
): PlaceGroup[] {
  const names = new Set(cities.map(({ name }) => name));
  const toOptions = (places: { value: string; name: string }[]) =>
    places
      .filter(({ value }) => value !== booked.value)
      .map(({ value, name }) => ({ value, label: placeNameIn(language, name) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language));
  const { agreed, cities: cityGroup, otherPlaces } = bookingPage.returnPlaceGroups;
  return [
    { group: agreed, options: [booked] },
    { group: cityGroup, options: toOptions([...names].map((name) => ({ value: name, name }))) },
    {
      group: otherPlaces,
      options: toOptions(
        LISTED_PLACES.filter(({ city }) => names.has(city)).map(({ slug, name }) => ({ value: slug, name })),
      ),
    },
  ];
}
