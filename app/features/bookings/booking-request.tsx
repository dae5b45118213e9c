import { BookingForm, type PersonValues } from "#app/features/bookings/booking-form.tsx";
import { RequestReceipt } from "#app/features/bookings/request-receipt.tsx";
import { RentalFacts } from "#app/features/vehicles/rental-facts.tsx";
import { useRentalSelection } from "#app/features/vehicles/use-rental-selection.ts";
import type { FormProblem } from "#app/ui/fields/error-summary.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { BookingFormData } from "#domain/pages/vehicle-pages.ts";
import { offeredCancellation } from "#domain/prices/offered-cancellation.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { bookingFormPath } from "#domain/search/rental-selection.ts";
import { selectFinish } from "#domain/units/finish.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatUpcomingDays } from "#domain/words/formats/format-date.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./booking-request-page.module.css";

export interface BookingRequestFormProps extends Omit<BookingFormData, "head"> {
  typed: PersonValues;
  problems: readonly FormProblem[];
  refusal: string | undefined;
}

const FORM_ID = "richiesta";

export default island("booking/booking-request", BookingRequestForm, {
  words: [
    "contactFields",
    "delivery",
    "bookingForm",
    "receipt",
    "replyPromise",
    "requestHolds",
    "fields",
    "finishes",
    "periods",
    "placeFields",
    "places",
    "prices",
    "rentalFacts",
    "selection",
  ],
});

/** Renders the booking form and the receipt with every condition, both for the selected dates. */
function BookingRequestForm(props: BookingRequestFormProps) {
  const { vehicle, selection, offer, freeFinishes } = props;
  const today = props.calendar.from;
  // An applied promotion code is posted, because addresses do not contain it.
  const readFields = () => (props.typed.promotion_code ? readQuoteFields() : undefined);
  const selectionState = useRentalSelection(vehicle, selection, bookingFormPath, readFields);
  const isOfferCurrent = selectionState.isOfferCurrent || selectionState.isPending;
  const currentOffer: VehicleOffer = isOfferCurrent ? offer : { kind: "no-dates" };
  const isFree = currentOffer.kind === "free";
  return (
    <PageGrid className={styles.body}>
      <RequestSummary vehicle={vehicle} offer={currentOffer} today={today} />
      <BookingForm
        {...props}
        id={FORM_ID}
        selectionState={selectionState}
        freeFinishes={isFree ? freeFinishes : undefined}
        displayedTotal={currentOffer.kind === "free" ? currentOffer.quote.total : null}
        receipt={
          <div
            id="riepilogo"
            className={styles.side}
            aria-live="polite"
            data-pending={selectionState.isPending ? "" : undefined}
          >
            <RequestReceipt
              vehicle={vehicle}
              selection={selectionState.draft}
              offer={currentOffer}
              places={props.places}
              today={today}
              finish={isFree ? selectFinish(freeFinishes, selectionState.draft.colour) : null}
              form={FORM_ID}
              onSelectNextPeriod={selectionState.change}
            />
            <RentalFacts
              terms={(currentOffer.kind === "free" && currentOffer.terms) || vehicle.terms}
              offered={{
                furtherDriverPrice: props.furtherDriverPrice,
                cancellation: offeredCancellation(currentOffer, props.hasCancellationFees),
              }}
              className={styles.facts}
            />
          </div>
        }
      />
    </PageGrid>
  );
}

/** Reads the form as its button for a new price sends it. */
function readQuoteFields(): FormData | undefined {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const fields = new FormData(form);
  fields.set("intent", "quote");
  return fields;
}

interface RequestSummaryProps {
  vehicle: Pick<Vehicle, "brand" | "name">;
  offer: VehicleOffer;
  today: CivilDate;
}

/** Links from vehicle, dates and total to the receipt, on a phone, where the receipt is below the fields. */
function RequestSummary({ vehicle, offer, today }: RequestSummaryProps) {
  const words = useWords("bookingForm", "receipt");
  return (
    <a href="#riepilogo" className={styles.line}>
      <span>
        <span className={styles.lineName}>{vehicleTitle(vehicle)}</span>
        {summaryText(words, offer, today)}
      </span>
      {offer.kind === "free" ? (
        <Text as="b" numerals>
          {formatMoney(words, offer.quote.total)}
        </Text>
      ) : (
        <span className={styles.lineMore}>{words.receipt.label}</span>
      )}
    </a>
  );
}

function summaryText(words: Words<"bookingForm">, offer: VehicleOffer, today: CivilDate): string {
  const texts = words.bookingForm;
  if (offer.kind === "free") {
    const { pickup, return: back } = offer.period;
    return say(words, texts.rangeAndDays, {
      range: formatUpcomingDays(words, pickup.date, back.date, today),
      days: formatDays(words, offer.quote.days),
    });
  }
  if (offer.kind === "taken") return texts.taken;
  if (offer.kind === "impossible") return offer.message;
  return offer.kind === "no-dates" ? texts.chooseDatesShort : texts.unavailable;
}
