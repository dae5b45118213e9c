import type { ReactNode } from "react";
import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { toSpecificationRows } from "#domain/vehicles/vehicle-record.ts";
import styles from "./spec-table.module.css";

/** Lists the full specification of a vehicle (product.md#vehicle-page), without missing values. */
export function SpecTable({
  vehicle,
  colours,
}: {
  vehicle: VehicleProfile;
  /** The vehicle's only finish; several are listed elsewhere. */
  colours?: ReactNode;
}) {
  const rows = [
    ...toSpecificationRows(vehicle),
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
