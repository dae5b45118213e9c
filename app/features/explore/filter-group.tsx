import type { ReactNode } from "react";
import styles from "./filter-group.module.css";

/** Renders filters of one kind under a legend. */
export function FilterGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
