import type { ReactNode } from "react";
import styles from "./estimate-table.module.css";

/** The lines of an estimate. A row with `data-unable` is of a jet that cannot fly it. */
export function EstimateTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}

export function EstimatePrice({ children }: { children: ReactNode }) {
  return <td className={styles.price}>{children}</td>;
}
