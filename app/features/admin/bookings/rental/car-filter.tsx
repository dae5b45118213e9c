import { useId, useState } from "react";
import { FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";
import { formatNumber } from "#domain/numbers.ts";
import { holdsWords } from "#domain/search-text.ts";
import styles from "./car-choice.module.css";

/** From how many cars on a list is worth narrowing. */
const WORTH_IT = 6;

/** A quick filter among the cars: each word is looked for in the name. The chosen car stays, whatever is typed. */
export function useCarFilter(offers: readonly ApiCarOffer[], chosen: unknown) {
  const id = useId();
  const [text, setText] = useState("");
  const shown = offers.filter(({ vehicle, vehicle_name }) => vehicle === chosen || holdsWords(vehicle_name, text));
  const filter = offers.length >= WORTH_IT && (
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
        {`${formatNumber(shown.length)} auto`}
      </p>
    </div>
  );
  return { shown, filter };
}
