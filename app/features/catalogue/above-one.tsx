import type { ReactNode } from "react";
import styles from "./above-one.module.css";

/** The width of a picture above one car's words; it is not fetched where it is not shown. */
export const ABOVE_ONE_SIZES = "(min-width: 40rem) 31vw, 1px";

/** The picture above the words of a list's only car, where they have room. */
export function AboveOne({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
