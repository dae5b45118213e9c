import type { ReactNode } from "react";
import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { toSpecificationRows } from "#domain/vehicles/vehicle-record.ts";
import styles from "./spec-table.module.css";

/** The whole specification of a car (product.md#vehicle-page); what is not stated is left out. */
export function SpecTable({
  vehicle,
  colours,
}: {
  vehicle: VehicleProfile;
  /** The car's only finish; several have a list of their own. */
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
