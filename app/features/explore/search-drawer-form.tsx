import { useRef } from "react";
import { PlacePoster } from "#app/features/booking-search/place-poster.tsx";
import { SearchFields } from "#app/features/booking-search/search-fields.tsx";
import type { SearchValues } from "#app/features/booking-search/search-values.ts";
import { useSearchValues } from "#app/features/booking-search/use-search-values.ts";
import { Button } from "#app/ui/button.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";
import styles from "./search-drawer-form.module.css";

export interface SearchDrawerFormProps {
  criteria: SearchCriteria;
  places: SearchPlaces;
}

export default island("search/search-drawer-form", SearchDrawerForm, {
  words: ["search", "periods", "placeFields", "fields"],
});

/** Renders the form of the search drawer. No field is required, because a city alone is a valid search. */
function SearchDrawerForm({ criteria, places: servedPlaces }: SearchDrawerFormProps) {
  const { search } = useWords("search");
  const paths = usePaths();
  const places = withUnlistedPlaces(servedPlaces, criteria);
  const form = useRef<HTMLFormElement>(null);
  const { values, change } = useSearchValues({
    form,
    places,
    values: toSearchValues(criteria, places),
    prefillsLastSearch: false,
  });
  return (
    <form ref={form} action={paths.explore()} className={styles.root}>
      <HiddenSearchFields criteria={criteria} />
      <SearchFields places={places} values={values} required={false} placeholders={search.noPlace} onChange={change} />
      <Button type="submit" wide className={styles.wide}>
        {search.search}
      </Button>
      <PlacePoster
        place={findPlaceByName(values.pickupCity, places) ?? undefined}
        sizes="(min-width: 52rem) 480px, 100vw"
        className={styles.poster}
      />
    </form>
  );
}

/** Returns the search as form values, with places by their names in the list. */
function toSearchValues(criteria: SearchCriteria, places: SearchPlaces): Partial<SearchValues> {
  const findPlaceValue = (text = "") => findPlaceByName(text, places)?.value ?? "";
  const { pickupDate, returnDate, pickupTime, returnTime } = criteria;
  const period = { pickupDate, returnDate, pickupTime, returnTime };
  return {
    pickupCity: findPlaceValue(criteria.city),
    returnCity: findPlaceValue(criteria.returnCity ?? criteria.city),
    ...Object.fromEntries(Object.entries(period).filter(([, value]) => value !== undefined)),
  };
}

/** Adds unknown places of the URL to the list, so that they stay selected until another is chosen. */
function withUnlistedPlaces(places: SearchPlaces, { city, returnCity }: SearchCriteria): SearchPlaces {
  const unlistedNames = [...new Set([city, returnCity])].filter((text) => text && !findPlaceByName(text, places));
  const unlistedPlaces = unlistedNames.map((text = "") => ({
    value: text,
    name: text,
    city: text,
    note: "",
    aliases: [],
  }));
  return { ...places, otherPlaces: [...places.otherPlaces, ...unlistedPlaces] };
}

function HiddenSearchFields({ criteria }: { criteria: SearchCriteria }) {
  const {
    city: _c,
    returnCity: _r,
    pickupDate: _p,
    returnDate: _d,
    pickupTime: _t,
    returnTime: _u,
    ...otherCriteria
  } = criteria;
  return [...new URLSearchParams(searchToQuery(otherCriteria))].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
