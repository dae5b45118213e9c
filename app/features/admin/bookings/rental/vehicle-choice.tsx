import { type ReactNode, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { BOOKING_DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { offerDeliveryText } from "#app/features/admin/bookings/rental/rental-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { FieldGrid, FieldLabel, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormFieldset } from "#app/ui/panel/forms/form-section-nav.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";
import { formatNumber } from "#domain/numbers.ts";
import { includesWords } from "#domain/search-keys.ts";
import styles from "./rental.module.css";
import type { OfferState } from "./use-vehicle-offers.ts";

interface VehicleChoiceProps {
  state: OfferState;
  /** The fields about the chosen car. */
  children: ReactNode;
}

/**
 * Lists the cars with their totals: first free cars of the city, then cars delivered from other cities. Taken cars are marked and cannot be selected.
 */
export function VehicleChoice({ state: { offers, problem, isCurrent }, children }: VehicleChoiceProps) {
  const { getFieldState, formState } = useFormContext();
  const { shown, more, filter } = useVehicleFilter(offers, useWatch({ name: "vehicle" }));
  const error = getFieldState("vehicle", formState).error && "Scegli un'auto libera.";
  return (
    <FormFieldset title="L'auto" aria-busy={!isCurrent && offers.length > 0}>
      {problem && <NoticeBox tone="critical">{problem}</NoticeBox>}
      {!problem && offers.length === 0 && (
        <p className={textStyles.meta}>
          {isCurrent
            ? "Nessuna auto arriva in questo luogo per queste date."
            : "Scegli luogo e date: qui compaiono le auto con il prezzo intero."}
        </p>
      )}
      {!problem && filter}
      {!problem && offers[0]?.grace_sentence && <p className={textStyles.meta}>{offers[0].grace_sentence}</p>}
      {!problem && offers.length > 0 && (
        <ul className={styles.cars}>
          {shown.map((offer) => (
            <li key={offer.vehicle}>
              <VehicleOption offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {!problem && more > 0 && <p className={textStyles.meta}>{BOOKING_DETAIL_WORDS.moreCars({ cars: more })}</p>}
      {!problem && offers.length > 0 && shown.length === 0 && (
        <p className={textStyles.meta}>Nessuna auto con questo nome.</p>
      )}
      {error && <PanelFieldError role="alert">{error}</PanelFieldError>}
      <FieldGrid className={styles.ofCar}>{children}</FieldGrid>
    </FormFieldset>
  );
}

function VehicleOption({ offer }: { offer: ApiVehicleOffer }) {
  const { register } = useFormContext();
  const { vehicle, vehicle_name, vehicle_image, free, total, lines, delivery } = offer;
  return (
    <label className={styles.row} data-taken={!free || undefined}>
      <input type="radio" value={vehicle} disabled={!free} {...register("vehicle")} />
      {vehicle_image && <img src={vehicle_image} alt="" width={64} height={36} loading="lazy" />}
      <span className={styles.name}>
        <span className={textStyles.strong}>{vehicle_name}</span>
        <span className={textStyles.meta}>{rentalText(lines)}</span>
        {delivery && <span className={textStyles.meta}>{offerDeliveryText(delivery)}</span>}
      </span>
      <span className={free ? textStyles.strong : textStyles.meta}>{free ? formatEuros(total) : "Occupata"}</span>
    </label>
  );
}

/** Returns what the days of a rental cost. Extras and fees are the same for many cars, so only the summary lists them. */
const rentalText = (lines: ApiVehicleOffer["lines"]): string =>
  lines
    .filter(({ code }) => RENTAL_LINES.has(code))
    .map(({ label }) => label)
    .join("; ");
const RENTAL_LINES: ReadonlySet<string> = new Set(["days", "package", "length-discount"]);

/** Rows rendered without a search; typing finds the others. */
const MAX_SHOWN_VEHICLES = 40;

/** Filters the cars while staff type: every word must occur in the name. The selected car always stays. */
function useVehicleFilter(offers: readonly ApiVehicleOffer[], chosenVehicle: unknown) {
  const id = useId();
  const [text, setText] = useState("");
  const matches = offers.filter(
    ({ vehicle, vehicle_name }) => vehicle === chosenVehicle || includesWords(vehicle_name, text),
  );
  const shown = matches.filter(({ vehicle }, place) => place < MAX_SHOWN_VEHICLES || vehicle === chosenVehicle);
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
        // Enter in the search must not submit the booking form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p className={textStyles.hidden} role="status">
        {`${formatNumber(matches.length)} auto`}
      </p>
    </div>
  );
  return { shown, more: matches.length - shown.length, filter };
}
