import { Fragment, type ReactNode } from "react";
import { CountingAmount } from "#app/ui/amounts/counting-amount.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { type TermsRow, termsRows } from "#domain/prices/terms.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { type RentalSelection, vehicleAddress } from "#domain/search/rental-selection.ts";
import styles from "./offer-answer.module.css";
import { freeLater, othersFree } from "./price-words.ts";
import type { RentedVehicle } from "./rented-vehicle.ts";

interface OfferAnswerProps {
  vehicle: RentedVehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
}

/** What the company answers to the dates: the whole price line by line, or at once what stands in the way. */
export function OfferAnswer(props: OfferAnswerProps) {
  return (
    <div className={styles.root} role="status">
      <Answer {...props} />
    </div>
  );
}

function Answer({ vehicle, selection, offer }: OfferAnswerProps) {
  switch (offer.kind) {
    case "free":
      return <Quote selection={selection} vehicle={vehicle} quote={offer.quote} />;
    case "taken":
      return <Taken vehicle={vehicle} selection={selection} offer={offer} />;
    case "impossible":
      return <p className={styles.problem}>{offer.message}</p>;
    default:
      return <Text look="caption">Scegli le date: il totale compare qui, senza lasciare i tuoi dati.</Text>;
  }
}

/** Terms that stand among the lines of the total. */
const INCLUDED: ReadonlySet<TermsRow["key"]> = new Set(["insurance", "delivery"]);

/** True for a term that the total's own lines say, so that it is not said twice. */
export function isSaidInQuote(key: TermsRow["key"]): boolean {
  return INCLUDED.has(key);
}

function Quote({
  selection,
  vehicle,
  quote,
}: { selection: RentalSelection; vehicle: RentedVehicle } & Pick<Extract<VehicleOffer, { kind: "free" }>, "quote">) {
  const ends = { pickupCity: nameOfPlace(selection.pickupCity), returnCity: nameOfPlace(selection.returnCity) };
  const lines = priceLines(quote, { ends, rateFirst: true });
  const parts = lines.filter(({ kind }) => kind !== "total");
  const total = lines.find(({ kind }) => kind === "total");
  const included = termsRows(vehicle.terms, quote.days, quote.supplements).filter(({ key }) => isSaidInQuote(key));
  return (
    <dl className={styles.quote}>
      {[...parts, ...included].map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{total?.label}</dt>
      <dd className={styles.total}>
        <CountingAmount amount={quote.total} />
      </dd>
    </dl>
  );
}

function Taken({
  vehicle,
  selection,
  offer,
}: {
  vehicle: RentedVehicle;
  selection: RentalSelection;
  offer: Extract<VehicleOffer, { kind: "taken" }>;
}) {
  const { period, next } = offer;
  const others = new URLSearchParams({
    pickupCity: selection.pickupCity,
    returnCity: selection.returnCity,
    pickupDate: period.pickup.date,
    returnDate: period.return.date,
    pickupTime: period.pickup.time,
    returnTime: period.return.time,
  });
  const laterSelection = next && { ...selection, pickupDate: next.pickup.date, returnDate: next.return.date };
  return (
    <OfferNotice title={messages.booking.taken}>
      <ul>
        {laterSelection && (
          <li>
            <Link to={vehicleAddress(vehicle, laterSelection)}>
              {freeLater({ from: laterSelection.pickupDate, to: laterSelection.returnDate })}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.explore(others.toString())}>
            {othersFree({
              place: nameOfPlace(selection.pickupCity),
              from: period.pickup.date,
              to: period.return.date,
            })}
          </Link>
        </li>
      </ul>
    </OfferNotice>
  );
}

interface OfferNoticeProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What stands in the way of an offer, and the ways on. */
export function OfferNotice({ title, className, children }: OfferNoticeProps) {
  return (
    <div className={classNames(styles.notice, className)}>
      <p className={styles.noticeTitle}>{title}</p>
      {children}
    </div>
  );
}
