import type { ReactNode } from "react";
import styles from "./filter-group.module.css";

/** Filters of one kind, under their name. */
export function FilterGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
