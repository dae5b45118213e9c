import { formatEuros } from "#app/features/admin/format-euros.ts";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./price-rows.module.css";

/** Renders each label with its value, line by line. */
export function LabelledRows({ lines }: { lines: readonly { label: string; value: string }[] }) {
  return <DefinitionRows rows={lines} className={styles.receipt} />;
}

interface QuotedPriceRowsProps {
  rows: readonly { label: string; value: string }[];
  /** The total in euros. */
  total: number;
  terms: string;
}

/** Renders the lines of a quote or order, with total and terms. */
export function QuotedPriceRows({ rows, total, terms }: QuotedPriceRowsProps) {
  return (
    <>
      <LabelledRows lines={[...rows, { label: "Totale", value: formatEuros(total) }]} />
      {terms && <p className={textStyles.written}>{terms}</p>}
    </>
  );
}
