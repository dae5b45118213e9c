import { type RefObject, useEffect, useState } from "react";
import { keepLastSearch, readLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { searchNow } from "#app/features/booking-search/search-clock.ts";
import {
  initialValues,
  SEARCH_FIELDS,
  type SearchDraft,
  type SearchField,
  type SearchValues,
  searchDraft,
  withLastSearch,
  withValues,
} from "#app/features/booking-search/search-values.ts";
import type { LastSearch } from "#domain/search/last-search.ts";
import { placeNamed, type SearchPlaces } from "#domain/search/search-places.ts";

interface SearchStart {
  form: RefObject<HTMLFormElement | null>;
  places: SearchPlaces;
  /** What the page itself says; it goes before what the browser remembers. */
  values: Partial<SearchValues>;
  /** Whether what the page leaves open is filled with the last search. */
  remembered: boolean;
}

/** What a search form holds, from the first paint on, kept by the browser for the next one. */
export function useSearch({ form, places, values: own, remembered }: SearchStart) {
  const [values, setValues] = useState<SearchDraft>(() => searchDraft({ ...initialValues(own.pickupCity), ...own }));

  // What was chosen before React took over is kept; what is still open is as the last search had it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when React takes the page over
  useEffect(() => {
    const typed = form.current ? withValues(values, typedOver(values, form.current), searchNow()) : values;
    setValues(remembered ? withLastSearch(typed, readLastSearch(), places) : typed);
  }, []);

  function change(changes: Partial<SearchValues>) {
    const next = withValues(values, changes, searchNow());
    setValues(next);
    keepLastSearch({ ...next, ...namesOf(next, places) });
  }
  return { values, change };
}

/** Places are kept by name, as they are said elsewhere. */
function namesOf({ pickupCity, returnCity }: SearchValues, places: SearchPlaces): LastSearch {
  const nameOf = (value: string) => placeNamed(value, places)?.name ?? value;
  return { pickupCity: nameOf(pickupCity), returnCity: nameOf(returnCity) };
}

/** The fields of the form that no longer are as the page was sent. */
function typedOver(sent: SearchValues, form: HTMLFormElement): Partial<SearchValues> {
  const typed = new FormData(form);
  const chosen = (field: SearchField) => {
    const value = typed.get(field);
    return typeof value === "string" && value !== "" && value !== sent[field] ? [[field, value]] : [];
  };
  return Object.fromEntries(SEARCH_FIELDS.flatMap(chosen));
}
