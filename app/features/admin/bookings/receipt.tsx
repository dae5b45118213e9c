import { euro } from "#app/features/admin/euro.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./receipt.module.css";

/** What is paid and what was agreed, line by line. */
export function LabelledRows({ lines }: { lines: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.receipt}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AgreedLinesProps {
  rows: readonly { label: string; value: string }[];
  /** In euros. */
  total: number;
  terms: string;
}

/** What a quote offers and its order comprises: each line, the total and the terms. */
export function AgreedLines({ rows, total, terms }: AgreedLinesProps) {
  return (
    <>
      <LabelledRows lines={[...rows, { label: "Totale", value: euro(total) }]} />
      {terms && <p className={textStyles.written}>{terms}</p>}
    </>
  );
}
