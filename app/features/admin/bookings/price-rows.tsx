import { formatEuros } from "#app/features/admin/format-euros.ts";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./price-rows.module.css";

/** What is paid and what was agreed, line by line. */
export function LabelledRows({ lines }: { lines: readonly { label: string; value: string }[] }) {
  return <DefinitionRows rows={lines} className={styles.receipt} />;
}

interface QuotedPriceRowsProps {
  rows: readonly { label: string; value: string }[];
  /** In euros. */
  total: number;
  terms: string;
}

/** What a quote offers and its order comprises: each line, the total and the terms. */
export function QuotedPriceRows({ rows, total, terms }: QuotedPriceRowsProps) {
  return (
    <>
      <LabelledRows lines={[...rows, { label: "Totale", value: formatEuros(total) }]} />
      {terms && <p className={textStyles.written}>{terms}</p>}
    </>
  );
}
