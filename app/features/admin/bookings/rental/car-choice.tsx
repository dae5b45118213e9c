import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { offerDelivery } from "#app/features/admin/bookings/rental/rental-words.ts";
import { euro } from "#app/features/admin/euro.ts";
import { FieldLabel, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormFieldset } from "#app/ui/panel/forms/form-contents.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";
import { formatNumber } from "#domain/numbers.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import { holdsWords } from "#domain/search-text.ts";
import styles from "./rental.module.css";
import type { OfferState } from "./use-car-offers.ts";

/** The cars of the place, the free ones first, then those that are brought there and how; each with its total; those that are taken say so and cannot be chosen. */
export function CarChoice({ state: { offers, problem, current } }: { state: OfferState }) {
  const { getFieldState, formState } = useFormContext();
  const { shown, more, filter } = useCarFilter(offers, useWatch({ name: "vehicle" }));
  const error = getFieldState("vehicle", formState).error && "Scegli un'auto libera.";
  return (
    <FormFieldset title="L'auto" aria-busy={!current && offers.length > 0}>
      {problem && <NoticeBox tone="critical">{problem}</NoticeBox>}
      {!problem && offers.length === 0 && (
        <p className={textStyles.meta}>
          {current
            ? "Nessuna auto arriva in questo luogo per queste date."
            : "Scegli luogo e date: qui compaiono le auto con il prezzo intero."}
        </p>
      )}
      {!problem && filter}
      {!problem && offers.length > 0 && (
        <ul className={styles.cars}>
          {shown.map((offer) => (
            <li key={offer.vehicle}>
              <Choice offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {!problem && more > 0 && <p className={textStyles.meta}>{DETAIL_WORDS.moreCars({ cars: more })}</p>}
      {!problem && offers.length > 0 && shown.length === 0 && (
        <p className={textStyles.meta}>Nessuna auto con questo nome.</p>
      )}
      {error && <PanelFieldError role="alert">{error}</PanelFieldError>}
    </FormFieldset>
  );
}

function Choice({ offer }: { offer: ApiCarOffer }) {
  const { register } = useFormContext();
  const { vehicle, vehicle_name, vehicle_image, free, total, daily_rate, days, delivery } = offer;
  return (
    <label className={styles.row} data-taken={!free || undefined}>
      <input type="radio" value={vehicle} disabled={!free} {...register("vehicle")} />
      {vehicle_image && <img src={vehicle_image} alt="" width={64} height={36} loading="lazy" />}
      <span className={styles.name}>
        <span className={textStyles.strong}>{vehicle_name}</span>
        <span className={textStyles.meta}>
          {DETAIL_WORDS.daysAtRate({ days: daysLabel(days), rate: euro(daily_rate) })}
        </span>
        {delivery && <span className={textStyles.meta}>{offerDelivery(delivery)}</span>}
      </span>
      <span className={free ? textStyles.strong : textStyles.meta}>{free ? euro(total) : "Occupata"}</span>
    </label>
  );
}

/** Rows that are drawn at once; what is typed finds the others. */
const MOST_SHOWN_CARS = 40;

/** Filters the cars while one types: each word is looked for in the name. The chosen car stays, whatever is typed. */
function useCarFilter(offers: readonly ApiCarOffer[], chosen: unknown) {
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
