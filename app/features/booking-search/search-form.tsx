import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { SearchFields, type SearchProblems } from "#app/features/booking-search/search-fields.tsx";
import { searchStatusText } from "#app/features/booking-search/search-status.ts";
import { getSearchNow, SEARCH_TIME_ZONE } from "#app/features/booking-search/search-time.ts";
import { isSearchComplete, type SearchValues, toSearchQuery } from "#app/features/booking-search/search-values.ts";
import { useSearchValues } from "#app/features/booking-search/use-search-values.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldCells } from "#app/ui/fields/field.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { navigateTo } from "#app/ui/navigate-to.ts";
import { useSite } from "#app/ui/site.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { listAllPlaces, type SearchPlaces } from "#domain/search/search-places.ts";
import styles from "./search-form.module.css";

interface SearchFormProps {
  places: SearchPlaces;
  /** Preselects pickup and return city; without it, the only city is preselected. */
  city?: string | undefined;
  category: CategorySlug | null;
  /** The accessible name of the form. */
  label?: string;
}

/** The zod schema weighs more than the form, so it is imported at the first interaction. */
const loadSearchSchema = () => import("#domain/forms/search-form.ts");

export default island("search/search-form", RentalSearchForm, {
  words: ["search", "periods", "placeFields", "fields"],
});

/**
 * Renders the search (product.md#search-form): a plain GET form to /explore with native validation. Once hydrated, the button stays disabled until
 * all six fields are set, and a line says which fields are missing.
 */
export function RentalSearchForm({ places, city, category, label }: SearchFormProps) {
  const words = useWords("search", "periods");
  const paths = usePaths();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useIsHydrated();
  const { graceMinutes } = useSite();
  const presetCity = city ?? (places.cities.length === 1 ? places.cities[0]?.value : undefined);
  const presetValues = presetCity ? { pickupCity: presetCity, returnCity: presetCity } : {};
  const { values, change } = useSearchValues({ form, places, values: presetValues, prefillsLastSearch: true });
  const { problems, busy: isBusy, submit, forget: clearProblems } = useSearchSubmit(places, category);
  const statusId = useId();
  return (
    <form
      ref={form}
      data-ground="paper"
      className={styles.root}
      action={paths.explore()}
      method="get"
      aria-label={label ?? words.search.form}
      onSubmit={(event) => submit(event, values)}
      onFocus={() => void loadSearchSchema().catch(() => null)}
    >
      <FieldCells cellClassName={styles.cell}>
        <SearchFields
          places={places}
          values={values}
          problems={problems}
          required
          onChange={(changes) => {
            change(changes);
            clearProblems();
          }}
        />
      </FieldCells>
      {category && <input type="hidden" name="category" value={category} />}
      <p id={statusId} role="status" className={styles.status}>
        {searchStatusText(words, values, graceMinutes)}
      </p>
      <Button
        type="submit"
        className={styles.submit}
        data-waiting={hydrated ? undefined : ""}
        disabled={hydrated && !isSearchComplete(values)}
        pending={isBusy}
        pendingLabel={words.search.searching}
        aria-describedby={statusId}
      >
        {words.search.search}
      </Button>
    </form>
  );
}

/** Validates a search and navigates to its results; busy from the click on, including the time in which the schema loads. */
function useSearchSubmit(places: SearchPlaces, category: CategorySlug | null) {
  const [problems, setProblems] = useState<SearchProblems>({});
  const [isBusy, setIsBusy] = useState(false);
  const words = useWords("search", "periods");
  const paths = usePaths();

  // The browser may restore this page from its back/forward cache.
  useEffect(() => {
    const resetBusy = () => setIsBusy(false);
    addEventListener("pageshow", resetBusy);
    return () => removeEventListener("pageshow", resetBusy);
  }, []);

  async function submit(event: FormEvent, values: SearchValues) {
    event.preventDefault();
    setIsBusy(true);
    const schemaModule = await loadSearchSchema().catch(() => null);
    // The server validates the URL too.
    if (!schemaModule) return navigateTo(paths.explore(toSearchQuery(values, category)));
    const { searchFormSchema } = schemaModule;
    const cities = listAllPlaces(places).map(({ value }) => value);
    const parsed = searchFormSchema(words, { now: getSearchNow(), timeZone: SEARCH_TIME_ZONE, cities }).safeParse(
      values,
    );
    if (parsed.success) {
      navigateTo(paths.explore(toSearchQuery(values, category)));
    } else {
      const messagesByField = parsed.error.issues.map((issue) => [issue.path[0], issue.message] as const);
      setProblems(Object.fromEntries(messagesByField.reverse()));
      setIsBusy(false);
    }
  }

  return { problems, busy: isBusy, submit, forget: () => setProblems({}) };
}
