import { BookingForm, type PersonValues } from "#app/features/booking/booking-form.tsx";
import { RequestReceipt } from "#app/features/booking/request-receipt.tsx";
import { RentalFacts } from "#app/features/vehicle/rental-facts.tsx";
import { useRentalSelection } from "#app/features/vehicle/use-rental-selection.ts";
import type { FormProblem } from "#app/ui/fields/error-summary.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { rangeAhead } from "#domain/rental-period/days-ahead.ts";
import { requestAddress } from "#domain/search/rental-selection.ts";
import { chosenFinish } from "#domain/units/finish.ts";
import styles from "./booking-request-page.module.css";

export interface BookingRequestProps extends Omit<BookingFormData, "head"> {
  typed: PersonValues;
  problems: readonly FormProblem[];
  refusal: string | undefined;
}

const FORM_ID = "richiesta";

export default island("booking/booking-request", RequestWithReceipt);

/** The one form of a booking, and beside it the receipt with every condition, both for the dates in hand. */
function RequestWithReceipt(props: BookingRequestProps) {
  const { vehicle, selection, offer, freeFinishes } = props;
  const today = props.calendar.from;
  const inHand = useRentalSelection(vehicle, selection, requestAddress);
  const isAnswered = inHand.isAnswered || inHand.pending;
  const answered: VehicleOffer = isAnswered ? offer : { kind: "no-dates" };
  const isFree = answered.kind === "free";
  return (
    <PageGrid className={styles.body}>
      <RequestLine vehicle={vehicle} offer={answered} today={today} />
      <BookingForm
        {...props}
        id={FORM_ID}
        inHand={inHand}
        freeFinishes={isFree ? freeFinishes : undefined}
        shownTotal={answered.kind === "free" ? answered.quote.total : null}
        receipt={
          <div id="riepilogo" className={styles.side} aria-live="polite" data-pending={inHand.pending ? "" : undefined}>
            <RequestReceipt
              vehicle={vehicle}
              selection={inHand.draft}
              offer={answered}
              today={today}
              finish={isFree ? chosenFinish(freeFinishes, inHand.draft.colour) : null}
              form={FORM_ID}
              onTakeNext={inHand.change}
            />
            <RentalFacts terms={vehicle.terms} className={styles.facts} />
          </div>
        }
      />
    </PageGrid>
  );
}

interface RequestLineProps {
  vehicle: Pick<Vehicle, "brand" | "name">;
  offer: VehicleOffer;
  today: CivilDate;
}

/** Car, dates and total, on a phone, where the summary stands behind the fields; it leads there. */
function RequestLine({ vehicle, offer, today }: RequestLineProps) {
  return (
    <a href="#riepilogo" className={styles.line}>
      <span>
        <span className={styles.lineName}>{vehicleTitle(vehicle)}</span>
        {whatIsAsked(offer, today)}
      </span>
      {offer.kind === "free" ? (
        <Text as="b" numerals>
          {formatEuro(offer.quote.total)}
        </Text>
      ) : (
        <span className={styles.lineMore}>Riepilogo</span>
      )}
    </a>
  );
}

function whatIsAsked(offer: VehicleOffer, today: CivilDate): string {
  if (offer.kind === "free") {
    const { pickup, return: back } = offer.period;
    return `${rangeAhead(pickup.date, back.date, today)}, ${daysLabel(offer.quote.days)}`;
  }
  if (offer.kind === "taken") return messages.booking.taken;
  if (offer.kind === "impossible") return offer.message;
  return offer.kind === "no-dates" ? "Scegli le date: il totale compare qui." : messages.rental.unavailable;
}
