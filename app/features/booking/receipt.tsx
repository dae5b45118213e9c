import type { ReactNode } from "react";
import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import { type BilledPrice, priceLines } from "#domain/prices/price-lines.ts";
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
  price: BilledPrice;
  terms: RentalTerms;
  /** What stands below the total. */
  children?: ReactNode;
}

/** The paper a renter can hold the house to: car, dates, the price line by line, every condition (design 1). */
export function Receipt({ title, reference, pickup, return: back, price, terms, children }: ReceiptProps) {
  const lines = priceLines(price, { ends: { pickupCity: pickup.city, returnCity: back.city } });
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
        {lines.map(({ kind, label, value }) => (
          <Row key={kind} label={label} value={value} {...(kind === "total" && { className: "receipt-total" })} />
        ))}
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

function Row({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
