import { Link } from "#app/ui/link.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import { paths } from "#domain/paths.ts";
import type { PriceTableRow } from "#domain/prices/price-table-rows.ts";
import styles from "./prices.module.css";

interface PriceTableProps {
  id: string;
  title: string;
  /** Says for which date the prices are valid and what they include. */
  note: string;
  /** The heading of the first column: category or city. */
  group: string;
  rows: readonly (PriceTableRow & { name: string; to: string })[];
  words?: CityWords;
  /** A full-width section on a darker background. */
  band?: "deep";
}

/** Renders today's lowest daily rate of each row, with its vehicle and deposit. Renders nothing without rows. */
export function PriceTable({ id, title, note, group, rows, words = ITALIAN_CITY_PAGE_WORDS, band }: PriceTableProps) {
  if (rows.length === 0) return null;
  return (
    <SideSection id={id} title={title} {...(band && { band })}>
      <div className={styles.body}>
        <p className={styles.note}>{note}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{group}</th>
              <th scope="col">{words.prices.vehicle}</th>
              <th scope="col" className={styles.deposit}>
                {words.prices.deposit}
              </th>
              <th scope="col">{words.prices.rate}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.slug}>
                <th scope="row">
                  <Link to={row.to}>{row.name}</Link>
                  <span>{words.vehicles(row.vehicles)}</span>
                </th>
                <LowestPriceCells row={row} words={words} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SideSection>
  );
}

function LowestPriceCells({ row: { lowest }, words }: { row: PriceTableRow; words: CityWords }) {
  if (!lowest) {
    return (
      <td colSpan={3} className={styles.none}>
        {words.prices.unavailable}
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
      <td className={styles.deposit}>{words.money(lowest.deposit)}</td>
      <td className={styles.rate}>{words.money(lowest.dailyRate)}</td>
    </>
  );
}
