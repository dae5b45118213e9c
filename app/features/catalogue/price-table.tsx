import { Link } from "#app/ui/link.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { PriceTableRow } from "#domain/prices/price-table-rows.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { countCars } from "./listing-texts.ts";
import styles from "./prices.module.css";

interface PriceTableProps {
  id: string;
  title: string;
  /** Says for which date the prices are valid and what they include. */
  note: string;
  /** The heading of the first column: category or city. */
  group: string;
  rows: readonly (PriceTableRow & { name: string; to: string })[];
  /** A full-width section on a darker background. */
  band?: "deep";
}

/** Renders today's lowest daily rate of each row, with its vehicle and deposit. Renders nothing without rows. */
export function PriceTable({ id, title, note, group, rows, band }: PriceTableProps) {
  const words = useWords("listings");
  const { prices } = words.listings;
  if (rows.length === 0) return null;
  return (
    <SideSection id={id} title={title} {...(band && { band })}>
      <div className={styles.body}>
        <p className={styles.note}>{note}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{group}</th>
              <th scope="col">{prices.car}</th>
              <th scope="col" className={styles.deposit}>
                {prices.deposit}
              </th>
              <th scope="col">{prices.rate}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.slug}>
                <th scope="row">
                  <Link to={row.to}>{row.name}</Link>
                  <span>{countCars(words, row.vehicles)}</span>
                </th>
                <LowestPriceCells row={row} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SideSection>
  );
}

function LowestPriceCells({ row: { lowest } }: { row: PriceTableRow }) {
  const words = useWords("listings");
  const paths = usePaths();
  if (!lowest) {
    return (
      <td colSpan={3} className={styles.none}>
        {words.listings.prices.unavailable}
      </td>
    );
  }
  return (
    <>
      <td>
        <Link to={paths.vehicle(lowest)}>
          <span className={styles.brand}>{lowest.brand}</span> {lowest.name}
        </Link>
      </td>
      <td className={styles.deposit}>{formatMoney(words, lowest.deposit)}</td>
      <td className={styles.rate}>{formatMoney(words, lowest.fromRate)}</td>
    </>
  );
}
