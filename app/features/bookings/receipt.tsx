import type { ReactNode } from "react";
import { BOOKING_WORDS } from "#app/features/bookings/booking-words.ts";
import { AnimatedAmount } from "#app/ui/amounts/animated-amount.tsx";
import { AccentCard } from "#app/ui/cards/accent-card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { Text } from "#app/ui/text.tsx";
import { meetingRows, placeText } from "#domain/delivery/delivery-words.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import { type BilledPrice, priceLines } from "#domain/prices/price-lines.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import { type CivilMoment, formatItalianShortWithYear } from "#domain/rental-period/civil-time.ts";
import type { Finish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import styles from "./receipt.module.css";

interface ReceiptMoment extends CivilMoment {
  city: string;
}

interface ReceiptProps {
  title: string;
  /** "VL-7K3MQD", once there is one. */
  reference?: string;
  /** Of the unit that is held, or will be. */
  finish: Finish | null;
  pickup: ReceiptMoment;
  return: ReceiptMoment;
  /** Where exactly, and who drives; the places are those of its ends then. */
  delivery?: BookingDelivery;
  /** Nobody meets any more: who drives, and where the two would have met, is left out. */
  hasEnded?: boolean;
  price: BilledPrice;
  /** Null once they apply to nothing any more. */
  terms: RentalTerms | null;
  /** What stands below the total. */
  children?: ReactNode;
}

/** The paper a renter can hold the company to: car, dates, the price line by line, every condition (product.md#booking-request). */
export function Receipt(props: ReceiptProps) {
  const { title, reference, finish, pickup, return: back, delivery, hasEnded = false, price, terms, children } = props;
  const placeNames = {
    pickupCity: delivery?.pickupPlace.name ?? pickup.city,
    returnCity: delivery?.returnPlace.name ?? back.city,
  };
  const lines = priceLines(price, { cities: placeNames });
  return (
    <ReceiptCard title={title} aside={reference}>
      <div className={styles.dates}>
        <ReceiptMomentCell label="Ritiro" end={pickup} place={delivery && placeText(delivery.pickupPlace)} />
        <ReceiptMomentCell label="Riconsegna" end={back} place={delivery && placeText(delivery.returnPlace)} />
      </div>
      <DefinitionRows
        className={styles.rows}
        rows={[
          ...(finish ? [{ label: "Colori", value: finishLine(finish) }] : []),
          ...(delivery && !hasEnded ? meetingRows(delivery) : []),
          ...lines.map(({ kind, label, value, amount }) =>
            kind === "total"
              ? { key: kind, label, value: <AnimatedAmount amount={amount} />, className: styles.total }
              : { key: kind, label, value },
          ),
        ]}
      />
      {children}
      {terms && <RentalTermsRows terms={terms} days={price.days} supplements={price.supplements} />}
    </ReceiptCard>
  );
}

interface ReceiptCardProps {
  title: string;
  /** In figures, at the far end of the title's line. */
  aside?: string | undefined;
  children: ReactNode;
}

/** The white sheet of a receipt, with its head. */
export function ReceiptCard({ title, aside, children }: ReceiptCardProps) {
  return (
    <AccentCard className={styles.root} aria-label="Riepilogo">
      <div className={styles.head}>
        <h2>{title}</h2>
        {aside && (
          <Text as="span" numerals>
            {aside}
          </Text>
        )}
      </div>
      {children}
    </AccentCard>
  );
}

interface RentalTermsRowsProps {
  terms: RentalTerms;
  /** Before there are dates, kilometres are those of one day. */
  days: number | null;
  /** Those of the bill. */
  supplements?: BilledPrice["supplements"] | undefined;
}

/** Every condition of hire, as rows. */
export function RentalTermsRows({ terms, days, supplements }: RentalTermsRowsProps) {
  return (
    <DefinitionRows className={classNames(styles.rows, styles.terms)} rows={listTermsRows(terms, days, supplements)} />
  );
}

function ReceiptMomentCell({
  label,
  end: moment,
  place = moment.city,
}: {
  label: string;
  end: ReceiptMoment;
  place?: string | undefined;
}) {
  return (
    <p>
      <Text as="span" look="caps">
        {label}
      </Text>
      <b>{formatItalianShortWithYear(moment.date)}</b>
      <Text as="span" look="caption" numerals>
        {BOOKING_WORDS.timeAndPlace({ time: moment.time, place })}
      </Text>
    </p>
  );
}
