import { euro } from "#app/features/admin/euro.ts";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./receipt.module.css";

/** What is paid and what was agreed, line by line. */
export function LabelledRows({ lines }: { lines: readonly { label: string; value: string }[] }) {
  return <DefinitionRows rows={lines} className={styles.receipt} />;
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
