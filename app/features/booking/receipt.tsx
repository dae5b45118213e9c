import type { ReactNode } from "react";
import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import { formatEuro } from "#domain/money.ts";
import type { RentalQuote } from "#domain/prices/price.ts";
import { termsRows } from "#domain/prices/terms.ts";
import { type CivilMoment, formatItalianShort } from "#domain/rental-period/civil-time.ts";

interface ReceiptEnd extends CivilMoment {
  city: string;
}

interface ReceiptProps {
  title: string;
  /** "VL-7K3MQD", once there is one. */
  reference?: string;
  pickup: ReceiptEnd;
  return: ReceiptEnd;
  price: Pick<RentalQuote, "days" | "dailyRate" | "oneWay" | "total">;
  terms: RentalTerms;
  /** What stands below the total. */
  children?: ReactNode;
}

/** The paper a renter can hold the house to: car, dates, the price line by line, every condition (design 1). */
export function Receipt({ title, reference, pickup, return: back, price, terms, children }: ReceiptProps) {
  const days = `${price.days} ${price.days === 1 ? "giorno" : "giorni"}`;
  return (
    <section className="receipt" aria-label="Riepilogo">
      <div className="receipt-head">
        <h2>{title}</h2>
        {reference && <span className="numerals">{reference}</span>}
      </div>
      <div className="receipt-dates">
        <Moment label="Ritiro" end={pickup} />
        <Moment label="Riconsegna" end={back} />
      </div>
      <dl className="receipt-rows">
        <Row label={`${days} × ${formatEuro(price.dailyRate)}`} value={formatEuro(price.dailyRate * price.days)} />
        {back.city !== pickup.city && (
          <Row
            label={`Riconsegna a ${back.city}`}
            value={price.oneWay > 0 ? formatEuro(price.oneWay) : "Senza supplemento"}
          />
        )}
        <div className="receipt-total">
          <dt>Totale</dt>
          <dd>{formatEuro(price.total)}</dd>
        </div>
      </dl>
      {children}
      <Conditions terms={terms} days={price.days} />
    </section>
  );
}

/** Every condition of hire, as rows. Before there are dates, kilometres are those of one day. */
export function Conditions({ terms, days }: { terms: RentalTerms; days: number | null }) {
  return (
    <dl className="receipt-rows receipt-terms">
      {termsRows(terms, days).map(({ key, label, value }) => (
        <Row key={key} label={label} value={value} />
      ))}
    </dl>
  );
}

function Moment({ label, end }: { label: string; end: ReceiptEnd }) {
  return (
    <p>
      <span className="caps">{label}</span>
      <b>{formatItalianShort(end.date)}</b>
      <span className="caption numerals">
        ore {end.time}, {end.city}
      </span>
    </p>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
