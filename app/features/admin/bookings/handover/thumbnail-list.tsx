import type { ReactNode } from "react";
import styles from "./handover.module.css";

/** A row of thumbnails, each in a list item. */
export function ThumbnailList({ children }: { children: ReactNode }) {
  return <ul className={styles.pictures}>{children}</ul>;
}
