import type { ReactNode } from "react";
import styles from "./lists.module.css";

/** The buttons of a row, side by side. */
export function RowControls({ children }: { children: ReactNode }) {
  return <span className={styles.controls}>{children}</span>;
}
