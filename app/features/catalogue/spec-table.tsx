import type { ReactNode } from "react";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES } from "#domain/categories.ts";
import styles from "./spec-table.module.css";

/** The whole specification of a car (product.md#vehicle-page); what is not stated is left out. */
export function SpecTable({
  vehicle,
  colours,
}: {
  vehicle: Pick<Vehicle, "specs" | "category" | "type">;
  /** In what it comes, where there is no choice. */
  colours?: ReactNode;
}) {
  const { specs } = vehicle;
  const rows = [
    ["Motore", specs.engine],
    ["Potenza", specs.power],
    ["Da 0 a 100 km/h", specs.acceleration],
    ["Velocità massima", specs.topSpeed],
    ["Cambio", specs.transmission],
    ["Posti", String(specs.seats)],
    ["Bagagliaio", specs.luggage],
    ["Alimentazione", specs.fuel],
    ["Categoria", CATEGORIES[vehicle.category].shortLabel],
    ["Colori", colours],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.root}>
      {rows.map(([label, value]) => (
        <div key={String(label)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
