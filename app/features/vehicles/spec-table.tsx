import type { ReactNode } from "react";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import { toSpecificationRows } from "#domain/vehicles/specification.ts";
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
  const words = useWords("specifications", "categories");
  const { labels } = words.specifications;
  const rows = [
    ...toSpecificationRows(words, vehicle),
    [labels.category, words.categories.names[vehicle.category]],
    [labels.colours, colours],
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
