import { BookingForm } from "#app/features/booking/booking-form.tsx";
import type { PersonValues } from "#app/features/booking/person-values.ts";
import { RequestLine } from "#app/features/booking/request-line.tsx";
import { RequestReceipt } from "#app/features/booking/request-receipt.tsx";
import { RentalFacts } from "#app/features/vehicle/rental-facts.tsx";
import { useRentalSelection } from "#app/features/vehicle/use-rental-selection.ts";
import type { FormProblem } from "#app/ui/fields/error-summary.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
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
