import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { SEARCH_TIME_ZONE, searchNow } from "#app/features/booking-search/search-clock.ts";
import { SearchFields, type SearchProblems } from "#app/features/booking-search/search-fields.tsx";
import { isComplete, type SearchValues, searchAddress } from "#app/features/booking-search/search-values.ts";
import { SEARCH_WORDS, searchStatus } from "#app/features/booking-search/search-words.ts";
import { useSearch } from "#app/features/booking-search/use-search.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldCells } from "#app/ui/fields/field.tsx";
import { goTo } from "#app/ui/go-to.ts";
import { island } from "#app/ui/islands/island.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { everyPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import styles from "./search-form.module.css";

interface SearchFormProps {
  places: SearchPlaces;
  /** Fills pickup and return city. */
  city?: string | undefined;
  category: CategorySlug | null;
  /** Names the form for a screen reader. */
  label?: string;
}

/** The rules are checked with zod, which weighs more than the form: it comes when the form is first touched. */
const loadRules = () => import("#domain/forms/search-form.ts");

export default island("search/search-form", RentalSearchForm);

/**
 * The search (product.md#search-form): a plain GET form to /explore that the browser checks and sends by itself; with React the button waits
 * for all six fields and says what is missing.
 */
export function RentalSearchForm({ places, city, category, label = SEARCH_WORDS.form }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const own = city ? { pickupCity: city, returnCity: city } : {};
  const { values, change } = useSearch({ form, places, values: own, remembered: true });
  const { problems, busy, submit, forget } = useSending(places, category);
  const statusId = useId();
  return (
    <form
      ref={form}
      data-ground="paper"
      className={styles.root}
      action={paths.explore()}
      method="get"
      aria-label={label}
      onSubmit={(event) => submit(event, values)}
      onFocus={() => void loadRules().catch(() => null)}
    >
      <FieldCells cellClassName={styles.cell}>
        <SearchFields
          places={places}
          values={values}
          problems={problems}
          required
          onChange={(changes) => {
            change(changes);
            forget();
          }}
        />
      </FieldCells>
      {category && <input type="hidden" name="category" value={category} />}
      <p id={statusId} role="status" className={styles.status}>
        {searchStatus(values)}
      </p>
      <Button
        type="submit"
        className={styles.submit}
        data-waiting={hydrated ? undefined : ""}
        disabled={hydrated && !isComplete(values)}
        pending={busy}
        pendingLabel={SEARCH_WORDS.searching}
        aria-describedby={statusId}
      >
        {messages.hero.search}
      </Button>
    </form>
  );
}

/** Checks a search and makes it; busy from the press on, while the rules are still on their way. */
function useSending(places: SearchPlaces, category: CategorySlug | null) {
  const [problems, setProblems] = useState<SearchProblems>({});
  const [busy, setBusy] = useState(false);

  // The browser may show this very page again, as it was left.
  useEffect(() => {
    const rest = () => setBusy(false);
    addEventListener("pageshow", rest);
    return () => removeEventListener("pageshow", rest);
  }, []);

  async function submit(event: FormEvent, values: SearchValues) {
    event.preventDefault();
    setBusy(true);
    const rules = await loadRules().catch(() => null);
    // The server checks an address as well.
    if (!rules) return goTo(searchAddress(values, category));
    const { searchFormSchema } = rules;
    const cities = everyPlace(places).map(({ value }) => value);
    const checked = searchFormSchema({ now: searchNow(), timeZone: SEARCH_TIME_ZONE, cities }).safeParse(values);
    if (checked.success) {
      goTo(searchAddress(values, category));
    } else {
      const found = checked.error.issues.map((issue) => [issue.path[0], issue.message] as const);
      setProblems(Object.fromEntries(found.reverse()));
      setBusy(false);
    }
  }

  return { problems, busy, submit, forget: () => setProblems({}) };
}
