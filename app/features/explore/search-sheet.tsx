import { Form } from "react-router";
import { useToday } from "#app/features/booking-search/use-today.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { closeSheet, Sheet } from "#app/ui/sheet.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { DEFAULT_TIME, TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import styles from "./search-sheet.module.css";

interface SearchSheetProps {
  criteria: SearchCriteria;
  searchCities: string[];
}

/** Another city or other dates for the same search: what narrows the list stays. No field is required here, since a city alone is a search too. */
export function SearchSheet({ criteria, searchCities }: SearchSheetProps) {
  const today = useToday();
  const { city = "", returnCity = "", pickupDate = "", returnDate = "" } = criteria;
  const cities = [...new Set([...searchCities, city, returnCity])].filter(Boolean);
  return (
    <Sheet id="ricerca" title="Città e date">
      <Form
        key={searchToQuery(criteria)}
        action={paths.explore()}
        className={styles.root}
        onSubmit={() => closeSheet("ricerca")}
      >
        <KeptFields criteria={criteria} />
        <SelectField
          name="pickupCity"
          label={messages.hero.pickupCity}
          options={cities}
          placeholder="Tutte le città"
          defaultValue={city}
          fieldClassName={styles.wide}
        />
        <SelectField
          name="returnCity"
          label={messages.hero.returnCity}
          options={cities}
          placeholder="La stessa"
          defaultValue={returnCity}
          fieldClassName={styles.wide}
        />
        <DateField
          name="pickupDate"
          label={messages.hero.pickupDate}
          defaultValue={pickupDate}
          min={today}
          companion={returnDate}
        />
        <SelectField
          name="pickupTime"
          label={messages.hero.pickupTime}
          options={TIME_SLOTS}
          defaultValue={criteria.pickupTime ?? DEFAULT_TIME}
        />
        <DateField
          name="returnDate"
          label={messages.hero.returnDate}
          defaultValue={returnDate}
          min={pickupDate || today}
          companion={pickupDate}
        />
        <SelectField
          name="returnTime"
          label={messages.hero.returnTime}
          options={TIME_SLOTS}
          defaultValue={criteria.returnTime ?? DEFAULT_TIME}
        />
        <Button type="submit" wide className={styles.wide}>
          {messages.hero.search}
        </Button>
      </Form>
    </Sheet>
  );
}

function KeptFields({ criteria }: { criteria: SearchCriteria }) {
  const {
    city: _c,
    returnCity: _r,
    pickupDate: _p,
    returnDate: _d,
    pickupTime: _t,
    returnTime: _u,
    ...kept
  } = criteria;
  return [...new URLSearchParams(searchToQuery(kept))].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
