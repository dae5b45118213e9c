import type { ReactNode } from "react";
import styles from "./empty-section-text.module.css";

/** Says that a part of the dashboard has nothing to show. */
export function EmptySectionText({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
