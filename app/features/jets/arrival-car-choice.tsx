import { VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { WHOLE_ROW } from "#app/features/contacts/enquiry-form.tsx";
import { arrivalCars, perDay } from "#app/features/jets/estimate-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError } from "#app/ui/fields/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { ArrivalCars } from "#domain/jets/quote.ts";
import { formatEuro } from "#domain/money.ts";
import { formatItalianRange } from "#domain/rental-period/civil-time.ts";
import styles from "./arrival-car-choice.module.css";

interface ArrivalCarChoiceProps {
  cars: ArrivalCars;
  /** Slug of the car that was chosen before. */
  chosen: string;
  error: string | undefined;
}

/** "Auto all'arrivo" (issue: combined request): cars of the landing city that are free for the stay, or none. */
export function ArrivalCarChoice({ cars, chosen, error }: ArrivalCarChoiceProps) {
  return (
    <fieldset className={classNames(styles.root, WHOLE_ROW)}>
      <legend>
        <b>Auto all'arrivo</b>
        <span>{arrivalCars({ city: cars.city, days: formatItalianRange(cars.from, cars.to) })}</span>
      </legend>
      {error && <FieldError>{error}</FieldError>}
      <ul>
        <li>
          <label className={styles.car}>
            <input type="radio" name="car" value="" defaultChecked={chosen === ""} />
            <span className={styles.none}>Nessuna auto</span>
          </label>
        </li>
        {cars.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <label className={styles.car}>
              <input type="radio" name="car" value={vehicle.slug} defaultChecked={chosen === vehicle.slug} />
              <VehiclePlate as="span" vehicle={vehicle} view="cutout" sizes="(min-width: 52rem) 18vw, 60vw" />
              <b>{vehicleTitle(vehicle)}</b>
              <Text as="span" numerals>
                {perDay({ rate: formatEuro(vehicle.dailyRate) })}
              </Text>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
