import { useId, useState } from "react";
import { FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";
import { formatNumber } from "#domain/numbers.ts";
import { holdsWords } from "#domain/search-text.ts";
import styles from "./car-choice.module.css";

/** Rows that are drawn at once; what is typed finds the others. */
const MOST_SHOWN_CARS = 40;

/** Filters the cars while one types: each word is looked for in the name. The chosen car stays, whatever is typed. */
export function useCarFilter(offers: readonly ApiCarOffer[], chosen: unknown) {
  const id = useId();
  const [text, setText] = useState("");
  const found = offers.filter(({ vehicle, vehicle_name }) => vehicle === chosen || holdsWords(vehicle_name, text));
  const shown = found.filter(({ vehicle }, place) => place < MOST_SHOWN_CARS || vehicle === chosen);
  const filter = offers.length > 0 && (
    <div className={styles.filter}>
      <FieldLabel htmlFor={id}>Filtra le auto</FieldLabel>
      <Input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        placeholder="Marca o modello"
        onChange={({ target }) => setText(target.value)}
        // The form is for the booking: Enter here sends nothing.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p className={textStyles.hidden} role="status">
        {`${formatNumber(found.length)} auto`}
      </p>
    </div>
  );
  return { shown, more: found.length - shown.length, filter };
}
