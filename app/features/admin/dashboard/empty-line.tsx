import type { ReactNode } from "react";
import styles from "./empty-line.module.css";

/** Says that a part of the dashboard has nothing to show. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
