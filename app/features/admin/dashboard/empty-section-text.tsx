import type { ReactNode } from "react";
import styles from "./empty-section-text.module.css";

/** The text of a dashboard section without content. */
export function EmptySectionText({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
