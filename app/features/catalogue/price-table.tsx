import { Link } from "react-router";
import { ITALIAN } from "#domain/cities/words/italian.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import { paths } from "#domain/paths.ts";
import type { PriceTableRow } from "#domain/prices/price-table-rows.ts";
import "./prices.css";

interface PriceTableProps {
  id: string;
  title: string;
  /** Of what day the prices are, and what they hold. */
  note: string;
  /** What each row is: a category, a city. */
  group: string;
  rows: readonly (PriceTableRow & { name: string; to: string })[];
  words?: CityWords;
}

/** The lowest daily price of each row as it is today, with the car that has it and its deposit. Nothing at all without rows. */
export function PriceTable({ id, title, note, group, rows, words = ITALIAN }: PriceTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className="grid-page prices" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prices-body">
        <p className="prices-note">{note}</p>
        <table className="prices-table">
          <thead>
            <tr>
              <th scope="col">{group}</th>
              <th scope="col">{words.prices.vehicle}</th>
              <th scope="col" className="prices-deposit">
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
                <Lowest row={row} words={words} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Lowest({ row: { lowest }, words }: { row: PriceTableRow; words: CityWords }) {
  if (!lowest) {
    return (
      <td colSpan={3} className="prices-none">
        {words.prices.unavailable}
      </td>
    );
  }
  return (
    <>
      <td>
        <Link to={paths.vehicle(lowest)}>
          {lowest.brand} {lowest.name}
        </Link>
      </td>
      <td className="prices-deposit">{words.money(lowest.deposit)}</td>
      <td className="prices-rate">{words.money(lowest.dailyRate)}</td>
    </>
  );
}
