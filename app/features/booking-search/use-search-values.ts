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
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Language } from "#domain/languages.ts";
import type { LastSearch } from "#domain/search/last-search.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";

interface SearchOptions {
  form: RefObject<HTMLFormElement | null>;
  places: SearchPlaces;
  /** The page's preset values; they take precedence over the last search. */
  values: Partial<SearchValues>;
  /** Whether the last search fills the fields that the page leaves empty. */
  prefillsLastSearch: boolean;
}

/** Returns the values of a search form from the first render on, and saves them as the last search. */
export function useSearchValues({ form, places, values: presetValues, prefillsLastSearch }: SearchOptions) {
  const { language } = useWords();
  const [values, setValues] = useState<SearchDraft>(() =>
    toSearchDraft({ ...initialSearchValues(presetValues.pickupCity), ...presetValues }),
  );

  // Keeps the fields that changed before hydration and fills the empty ones with the last search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useEffect(() => {
    const currentValues = form.current
      ? applySearchChanges(values, changedSearchFields(values, form.current), getSearchNow())
      : values;
    setValues(prefillsLastSearch ? prefillFromLastSearch(currentValues, readLastSearch(), places) : currentValues);
  }, []);

  function change(changes: Partial<SearchValues>) {
    const next = applySearchChanges(values, changes, getSearchNow());
    setValues(next);
    saveLastSearch({ ...next, ...placeNamesOf(next, places, language) });
  }
  return { values, change };
}

/** The last search stores places by Italian name, as URLs do; pages in other languages do not have those of airports and stations, but their slugs. */
function placeNamesOf({ pickupCity, returnCity }: SearchValues, places: SearchPlaces, language: Language): LastSearch {
  const nameOf = (value: string) => (language === "it" ? (findPlaceByName(value, places)?.name ?? value) : value);
  return { pickupCity: nameOf(pickupCity), returnCity: nameOf(returnCity) };
}

/** Returns the fields of the form whose values differ from the rendered page. */
function changedSearchFields(renderedValues: SearchValues, form: HTMLFormElement): Partial<SearchValues> {
  const currentValues = new FormData(form);
  const changedEntry = (field: SearchField) => {
    const value = currentValues.get(field);
    return typeof value === "string" && value !== "" && value !== renderedValues[field] ? [[field, value]] : [];
  };
  return Object.fromEntries(SEARCH_FIELDS.flatMap(changedEntry));
}
