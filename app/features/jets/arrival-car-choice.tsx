import { VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { ArrivalCars } from "#domain/jets/quote.ts";
import { formatEuro } from "#domain/money.ts";
import { formatItalianRange } from "#domain/rental-period/civil-time.ts";

interface ArrivalCarChoiceProps {
  cars: ArrivalCars;
  /** Slug of the car that was chosen before. */
  chosen: string;
  error: string | undefined;
}

/** "Auto all'arrivo" (issue: combined request): cars of the landing city that are free for the stay, or none. */
export function ArrivalCarChoice({ cars, chosen, error }: ArrivalCarChoiceProps) {
  return (
    <fieldset className="arrival-cars enquiry-wide">
      <legend>
        <b>Auto all'arrivo</b>
        <span>
          A {cars.city}, {formatItalianRange(cars.from, cars.to)}. Si conferma insieme al volo.
        </span>
      </legend>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <ul>
        <li>
          <label className="arrival-car">
            <input type="radio" name="car" value="" defaultChecked={chosen === ""} />
            <span className="arrival-car-none">Nessuna auto</span>
          </label>
        </li>
        {cars.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <label className="arrival-car">
              <input type="radio" name="car" value={vehicle.slug} defaultChecked={chosen === vehicle.slug} />
              <VehiclePlate vehicle={vehicle} view="cutout" sizes="(min-width: 52rem) 18vw, 60vw" />
              <b>{vehicleTitle(vehicle)}</b>
              <span className="numerals">{formatEuro(vehicle.dailyRate)} al giorno</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
