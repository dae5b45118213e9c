import { useFormContext } from "react-hook-form";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import type { ApiCarOffer } from "#domain/api/bookings.ts";
import type { OfferState } from "./use-car-offers.ts";

/** The cars of the city, the free ones first, each with its total; those that are taken say so and cannot be chosen. */
export function CarChoice({ state: { offers, problem, current } }: { state: OfferState }) {
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState("vehicle", formState).error && "Scegli un'auto libera.";
  return (
    <fieldset className="panel-form-section" aria-busy={!current && offers.length > 0}>
      <legend>L'auto</legend>
      {problem && <p className="panel-notice panel-notice-critical">{problem}</p>}
      {!problem && offers.length === 0 && (
        <p className="panel-meta">
          {current
            ? "Nessuna auto in questa città."
            : "Scegli città e date: qui compaiono le auto con il prezzo intero."}
        </p>
      )}
      {!problem && offers.length > 0 && (
        <ul className="car-choice">
          {offers.map((offer) => (
            <li key={offer.vehicle}>
              <Choice offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="panel-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Choice({ offer }: { offer: ApiCarOffer }) {
  const { register } = useFormContext();
  const { vehicle, vehicle_name, vehicle_image, free, total, daily_rate, days } = offer;
  return (
    <label className="car-choice-row" data-taken={!free || undefined}>
      <input type="radio" value={vehicle} disabled={!free} {...register("vehicle")} />
      {vehicle_image && <img src={vehicle_image} alt="" width={64} height={36} loading="lazy" />}
      <span className="car-choice-name">
        <span className="panel-strong">{vehicle_name}</span>
        <span className="panel-meta">
          {days} {days === 1 ? "giorno" : "giorni"} × {euro(daily_rate)}
        </span>
      </span>
      <span className={free ? "panel-strong" : "panel-meta"}>{free ? euro(total) : "Occupata"}</span>
    </label>
  );
}
