import styles from "./route-arc.module.css";

/** A leg as an arc between two points, with the codes of its airports. */
export function RouteArc({ from, to }: { from: string; to: string }) {
  return (
    <div className={styles.root} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 420 74" preserveAspectRatio="none">
        <path className={styles.ground} d="M8 66H412" />
        <path className={styles.flight} d="M8 66C110 -8 310 -8 412 66" />
      </svg>
      <span>{from}</span>
      <span>{to}</span>
    </div>
  );
}
