import type { ReactNode } from "react";
import { AnimatedAmount } from "#app/ui/amounts/animated-amount.tsx";
import { AccentCard } from "#app/ui/cards/accent-card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { meetingRows } from "#domain/delivery/delivery-rows.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import { graceSentence } from "#domain/prices/grace-sentence.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import { type BilledPrice, priceLines } from "#domain/prices/price-lines.ts";
import type { RentalExtent } from "#domain/prices/terms.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Finish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { formatShortDateWithYear } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import styles from "./receipt.module.css";

interface ReceiptMoment extends CivilMoment {
  city: string;
}

interface ReceiptProps {
  title: string;
  /** The booking's reference, once it has one: "VL-7K3MQD". */
  reference?: string;
  /** The finish of the held unit, or of the unit that will be held. */
  finish: Finish | null;
  pickup: ReceiptMoment;
  return: ReceiptMoment;
  /** The exact places and who drives there; shown in place of the cities. */
  delivery?: BookingDelivery;
  /** Omits who drives and where to meet, because the booking has ended. */
  hasEnded?: boolean;
  price: BilledPrice;
  /** The rental terms; null once they no longer apply. */
  terms: RentalTerms | null;
  /** Shown below the total. */
  children?: ReactNode;
}

/** Renders the binding summary of a booking: vehicle, dates, the price line by line, every condition (product.md#booking-request). */
export function Receipt(props: ReceiptProps) {
  const { title, reference, finish, pickup, return: back, delivery, hasEnded = false, price, terms, children } = props;
  const words = useWords("receipt", "prices", "periods", "places", "finishes", "delivery");
  const placeNames = {
    pickupCity: delivery?.pickupPlace.name ?? pickup.city,
    returnCity: delivery?.returnPlace.name ?? back.city,
  };
  const lines = priceLines(words, price, { cities: placeNames });
  return (
    <ReceiptCard title={title} aside={reference}>
      <div className={styles.dates}>
        <ReceiptMomentCell
          label={words.receipt.pickup}
          end={pickup}
          place={delivery && placeText(delivery.pickupPlace)}
        />
        <ReceiptMomentCell label={words.receipt.back} end={back} place={delivery && placeText(delivery.returnPlace)} />
      </div>
      <DefinitionRows
        className={styles.rows}
        rows={[
          ...(finish ? [{ label: words.receipt.colours, value: finishLine(words, finish) }] : []),
          ...(delivery && !hasEnded ? meetingRows(words, delivery) : []),
          ...lines.map(({ kind, label, value, amount }) =>
            kind === "total"
              ? { key: kind, label, value: <AnimatedAmount amount={amount} />, className: styles.total }
              : { key: kind, label, value },
          ),
        ]}
      />
      {price.graceReturn && <Text look="caption">{graceSentence(words, price.graceReturn)}</Text>}
      {children}
      {terms && <RentalTermsRows terms={terms} rental={price} supplements={supplementsOf(price.lines)} />}
    </ReceiptCard>
  );
}

interface ReceiptCardProps {
  title: string;
  /** A reference or number, right-aligned in the title's line. */
  aside?: string | undefined;
  children: ReactNode;
}

/** Renders the white sheet of a receipt with its header. */
export function ReceiptCard({ title, aside, children }: ReceiptCardProps) {
  return (
    <AccentCard className={styles.root} aria-label={useWords("receipt").receipt.label}>
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
  /** Null without dates; kilometres are then per day. */
  rental: RentalExtent | null;
  /** The supplements of the bill. */
  supplements?: readonly DeliverySupplement[] | undefined;
}

/** Renders every rental condition as rows. */
export function RentalTermsRows({ terms, rental, supplements }: RentalTermsRowsProps) {
  const words = useWords("prices");
  return (
    <DefinitionRows
      className={classNames(styles.rows, styles.terms)}
      rows={listTermsRows(words, terms, rental, supplements)}
    />
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
  const words = useWords("receipt");
  return (
    <p>
      <Text as="span" look="caps">
        {label}
      </Text>
      <b>{formatShortDateWithYear(words, moment.date)}</b>
      <Text as="span" look="caption" numerals>
        {say(words, words.receipt.timeAndPlace, { time: moment.time, place })}
      </Text>
    </p>
  );
}
