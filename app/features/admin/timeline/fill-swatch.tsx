import type { HoldFill } from "#app/features/admin/timeline/timeline-words.ts";
import styles from "./timeline-bar.module.css";

/** A piece of a bar, beside the words that say what its fill means. */
export function FillSwatch({ fill }: { fill: HoldFill }) {
  return <i className={`${styles.bar} ${styles.swatch} ${styles[fill]}`} aria-hidden="true" />;
}

/** The same of a drive. */
export function TransferSwatch() {
  return <i className={`${styles.transfer} ${styles.sample}`} aria-hidden="true" />;
}
