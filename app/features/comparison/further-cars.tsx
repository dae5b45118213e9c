import { VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { Link } from "#app/ui/link.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { formatEuro } from "#domain/money.ts";
import type { ComparisonPageData } from "#domain/pages/comparison-page.ts";
import { COMPARISON_WORDS } from "./comparison-words.ts";
import styles from "./further-cars.module.css";

type FurtherCar = ComparisonPageData["more"][number] & { to: string };

/** Cars that can be put beside those compared, on the same road. */
export function FurtherCars({ cars }: { cars: readonly FurtherCar[] }) {
  return (
    <ul className={styles.root}>
      {cars.map((car) => (
        <li key={car.slug}>
          <Link to={car.to}>
            <VehiclePlate as="span" vehicle={car} view="cutout" sizes="(min-width: 52rem) 30vw, 46vw" />
            <b>{vehicleTitle(car)}</b>
            <span>{COMPARISON_WORDS.perDay(formatEuro(car.dailyRate))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
