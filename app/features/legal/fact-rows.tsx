import styles from "./fact-rows.module.css";

interface FactRow {
  label: string;
  value: string;
}

/** Renders labels and values in rows. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={styles.root}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
