import { BOOKING_DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { formatPriceDifference } from "#domain/bookings/change-summary.ts";
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

interface PriceDifferenceProps {
  /** Amounts in euros. */
  quote: { difference: number; previous_total: number; total: number };
}

/** Renders by how much a change of a booking moves its total, with the total before and after. */
export function PriceDifference({ quote }: PriceDifferenceProps) {
  return (
    <>
      <p className={textStyles.figure} data-more={quote.difference > 0 || undefined}>
        {formatPriceDifference(Math.round(quote.difference * 100))}
      </p>
      <p className={textStyles.soft}>
        {BOOKING_DETAIL_WORDS.totals({
          before: formatEuros(quote.previous_total),
          after: formatEuros(quote.total),
        })}
      </p>
    </>
  );
}
