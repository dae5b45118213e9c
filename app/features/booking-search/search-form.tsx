import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  earliestReturn,
  initialValues,
  isComplete,
  SEARCH_FIELDS,
  type SearchField,
  searchAddress,
  withField,
} from "#app/features/booking-search/search-values.ts";
import { SEARCH_TIME_ZONE, useToday } from "#app/features/booking-search/use-today.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { FieldCells, SelectField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { SEARCH_CITIES } from "#domain/places.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import styles from "./search-form.module.css";

type Problems = Partial<Record<SearchField, string>>;

interface SearchFormProps {
  /** What the selects offer; the 28 cities when absent. */
  cities?: readonly string[] | undefined;
  /** Fills pickup and return city. */
  city?: string | undefined;
  category: CategorySlug | null;
}

/** The rules are checked with zod, which weighs more than the form: it comes when the form is first touched. */
const loadRules = () => import("#domain/forms/search-form.ts");

/**
 * The search of the hero (product.md#search-form): a plain GET form to /explore that the browser checks and sends by itself; with React the
 * button waits for all six fields, dates are chosen in an Italian calendar and the navigation stays within the app.
 */
export function RentalSearchForm({ cities = SEARCH_CITIES, city, category }: SearchFormProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [values, setValues] = useState(() => initialValues(city));
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();

  function set(field: SearchField, value: string) {
    setValues((current) => withField(current, field, value));
    setProblems({});
  }

  // What was chosen before React took over is kept.
  useEffect(() => {
    if (!form.current) return;
    const chosen = new FormData(form.current);
    setValues((current) =>
      SEARCH_FIELDS.reduce((next, field) => {
        const value = chosen.get(field);
        return typeof value === "string" && value !== "" ? withField(next, field, value) : next;
      }, current),
    );
  }, []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const { searchFormSchema } = await loadRules();
    const rules = searchFormSchema({ now: civilNow(new Date(), SEARCH_TIME_ZONE), timeZone: SEARCH_TIME_ZONE, cities });
    const checked = rules.safeParse(values);
    if (checked.success) {
      void navigate(searchAddress(values, category));
      return;
    }
    const found = checked.error.issues.map((issue) => [issue.path[0], issue.message] as const);
    setProblems(Object.fromEntries(found.reverse()));
  }

  const select = (field: SearchField) => ({
    name: field,
    label: messages.hero[field],
    required: true,
    value: values[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  });
  const day = (field: "pickupDate" | "returnDate", other: "pickupDate" | "returnDate") => ({
    name: field,
    label: messages.hero[field],
    required: true,
    value: values[field],
    companion: values[other],
    error: problems[field],
    onChange: (date: string) => set(field, date),
  });

  return (
    <form
      ref={form}
      className={styles.root}
      action={paths.explore()}
      method="get"
      aria-label="Ricerca"
      onSubmit={onSubmit}
      onFocus={loadRules}
    >
      <FieldCells cellClassName={styles.cell}>
        <SelectField {...select("pickupCity")} options={cities} placeholder="Scegli" />
        <SelectField {...select("returnCity")} options={cities} placeholder="Scegli" />
        <DateField {...day("pickupDate", "returnDate")} min={today} />
        <SelectField {...select("pickupTime")} options={TIME_SLOTS} />
        <DateField {...day("returnDate", "pickupDate")} min={earliestReturn(values.pickupDate, today)} />
        <SelectField {...select("returnTime")} options={TIME_SLOTS} />
      </FieldCells>
      {category && <input type="hidden" name="category" value={category} />}
      <Button
        type="submit"
        className={styles.submit}
        data-waiting={hydrated ? undefined : ""}
        disabled={hydrated && !isComplete(values)}
      >
        {messages.hero.search}
      </Button>
    </form>
  );
}
