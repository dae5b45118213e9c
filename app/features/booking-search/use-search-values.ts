import { type RefObject, useEffect, useState } from "react";
import { readLastSearch, saveLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { getSearchNow } from "#app/features/booking-search/search-time.ts";
import {
  applySearchChanges,
  initialSearchValues,
  prefillFromLastSearch,
  SEARCH_FIELDS,
  type SearchDraft,
  type SearchField,
  type SearchValues,
  toSearchDraft,
} from "#app/features/booking-search/search-values.ts";
import type { LastSearch } from "#domain/search/last-search.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";

interface SearchOptions {
  form: RefObject<HTMLFormElement | null>;
  places: SearchPlaces;
  /** What the page itself says; it goes before what the browser remembers. */
  values: Partial<SearchValues>;
  /** Whether what the page leaves open is filled with the last search. */
  prefillsLastSearch: boolean;
}

/** What a search form holds, from the first paint on, kept by the browser for the next one. */
export function useSearchValues({ form, places, values: presetValues, prefillsLastSearch }: SearchOptions) {
  const [values, setValues] = useState<SearchDraft>(() =>
    toSearchDraft({ ...initialSearchValues(presetValues.pickupCity), ...presetValues }),
  );

  // What was chosen before React took over is kept; what is still open is as the last search had it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when React takes the page over
  useEffect(() => {
    const currentValues = form.current
      ? applySearchChanges(values, changedSearchFields(values, form.current), getSearchNow())
      : values;
    setValues(prefillsLastSearch ? prefillFromLastSearch(currentValues, readLastSearch(), places) : currentValues);
  }, []);

  function change(changes: Partial<SearchValues>) {
    const next = applySearchChanges(values, changes, getSearchNow());
    setValues(next);
    saveLastSearch({ ...next, ...placeNamesOf(next, places) });
  }
  return { values, change };
}

/** Places are kept by name, as they are said elsewhere. */
function placeNamesOf({ pickupCity, returnCity }: SearchValues, places: SearchPlaces): LastSearch {
  const nameOf = (value: string) => findPlaceByName(value, places)?.name ?? value;
  return { pickupCity: nameOf(pickupCity), returnCity: nameOf(returnCity) };
}

/** The fields of the form that no longer are as the page was sent. */
function changedSearchFields(renderedValues: SearchValues, form: HTMLFormElement): Partial<SearchValues> {
  const currentValues = new FormData(form);
  const changedEntry = (field: SearchField) => {
    const value = currentValues.get(field);
    return typeof value === "string" && value !== "" && value !== renderedValues[field] ? [[field, value]] : [];
  };
  return Object.fromEntries(SEARCH_FIELDS.flatMap(changedEntry));
}
