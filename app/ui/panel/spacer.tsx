import styles from "./parts.module.css";

/** Takes what room a line has left, so that what follows stands at its end. A parent may name it `[data-spacer]`. */
export function Spacer() {
  return <span className={styles.spacer} data-spacer />;
}
