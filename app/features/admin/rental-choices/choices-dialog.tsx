import { type RefObject, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { LabelledRows, PriceDifference } from "#app/features/admin/bookings/price-rows.tsx";
import rentalStyles from "#app/features/admin/bookings/rental/rental.module.css";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiBookingDetail, ApiChoicesQuote } from "#domain/api/bookings/bookings.ts";
import { bookingChoicesSchema } from "#domain/forms/bookings/booking-choices.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { type ChoiceValues, withQuantity } from "./choice-values.ts";
import { CHOICE_WORDS } from "./choice-words.ts";
import { useRentalChoices } from "./use-rental-choices.ts";

const DEBOUNCE_MS = 300;

/** Adds and removes extras and the protection of a booking, with the new price shown while staff choose (product.md#extras). */
export function ChoicesDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const shownTotal = useRef<number>(undefined);
  const parameters = { id: booking.id };
  const { pickup_place, return_place } = booking.delivery;
  const choices = useRentalChoices(booking.vehicle ?? "", {
    pickupCity: pickup_place.slug ?? booking.pickup_city,
    returnCity: return_place.slug ?? booking.return_city,
    pickupDate: booking.pickup_date,
    pickupTime: booking.pickup_time,
    returnDate: booking.return_date,
    returnTime: booking.return_time,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="wide"
      title={CHOICE_WORDS.title}
      subtitle={`${booking.reference}, ${booking.name}`}
      schema={bookingChoicesSchema}
      values={valuesOf(booking)}
      version={booking.version}
      draft={{ form: "choices", subject: booking.id }}
      submit={CHOICE_WORDS.apply}
      failure={panelMessages.bookings.changeFailed}
      aside={<ChoicesQuotePanel booking={booking} totalRef={shownTotal} />}
      save={async (changed, version) => {
        const body = { ...changed, expected_total: shownTotal.current, version };
        const now = await api.put("/api/bookings/:id/choices", { parameters, body });
        const { changed: changedText, changedWithoutMail, unchanged } = panelMessages.bookings;
        if (now.version === version) toast.success(unchanged);
        else toast.success(booking.email === null ? changedWithoutMail : changedText);
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      }}
    >
      <ChoiceFields choices={choices} booked={booking} />
    </FormDialog>
  );
}

const valuesOf = ({ extras, protection }: ApiBookingDetail) => ({
  extras: extras.reduce<ReturnType<typeof withQuantity>>(
    (sorted, { code, quantity }) => withQuantity(sorted, code, quantity),
    [],
  ),
  protection: protection?.code ?? "",
  late_extras: "",
});

interface ChoicesQuotePanelProps {
  booking: ApiBookingDetail;
  /** Gets the total that staff see; undefined while it is not known. */
  totalRef: RefObject<number | undefined>;
}

/** Shows the server's price of the chosen extras and protection, or why they are not possible. */
function ChoicesQuotePanel({ booking, totalRef }: ChoicesQuotePanelProps) {
  const [extras, protection]: [ChoiceValues["extras"], ChoiceValues["protection"]] = useWatch({
    name: ["extras", "protection"],
  });
  const { quote, problem } = useChoicesQuote(booking, { extras: extras ?? [], protection: protection ?? "" });
  const total = problem === null ? quote?.total : undefined;
  useEffect(() => {
    totalRef.current = total;
  }, [total, totalRef]);
  return (
    <div className={rentalStyles.quote} aria-live="polite">
      <h3>{CHOICE_WORDS.difference}</h3>
      {problem && <NoticeBox tone="critical">{problem}</NoticeBox>}
      {!problem && quote && (
        <>
          <PriceDifference quote={quote} />
          {quote.agreed_price && <NoticeBox>{quote.agreed_price}</NoticeBox>}
          <LabelledRows lines={[...quote.receipt, ...quote.conditions]} />
        </>
      )}
    </div>
  );
}

interface ChoicesQuoteState {
  quote: ApiChoicesQuote | null;
  problem: string | null;
}

/** Loads the price of the choices. A new version of the booking loads it again. */
function useChoicesQuote({ id, version }: ApiBookingDetail, choices: ChoiceValues): ChoicesQuoteState {
  const [state, setState] = useState<ChoicesQuoteState>({ quote: null, problem: null });
  const input = JSON.stringify({ choices, version });
  useEffect(
    () =>
      cancellableRequest(
        (signal) =>
          api.post("/api/bookings/:id/choices/quote", { parameters: { id }, body: JSON.parse(input).choices, signal }),
        (quote) => setState({ quote, problem: null }),
        (thrown) => setState(({ quote }) => ({ quote, problem: choicesProblemText(thrown) })),
        { delayMs: DEBOUNCE_MS },
      ),
    [id, input],
  );
  return state;
}

function choicesProblemText(thrown: unknown): string {
  if (isProblem(thrown) && thrown.errors.length > 0) return thrown.errors.map(({ message }) => message).join(" ");
  return problemMessage(thrown, panelMessages.bookings.changeFailed);
}
