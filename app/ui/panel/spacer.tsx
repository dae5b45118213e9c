import styles from "./parts.module.css";

/** Fills the remaining space of a line, so that what follows is at its end. A parent can select it by `[data-spacer]`. */
export function Spacer() {
  return <span className={styles.spacer} data-spacer />;
}
