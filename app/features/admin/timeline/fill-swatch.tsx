import type { HoldFill } from "#app/features/admin/timeline/timeline-words.ts";
import styles from "./timeline-bar.module.css";

/** A sample of a bar's fill, for the legend. */
export function FillSwatch({ fill }: { fill: HoldFill }) {
  return <i className={`${styles.bar} ${styles.swatch} ${styles[fill]}`} aria-hidden="true" />;
}

/** A sample of a transfer's fill, for the legend. */
export function TransferSwatch() {
  return <i className={`${styles.transfer} ${styles.sample}`} aria-hidden="true" />;
}
