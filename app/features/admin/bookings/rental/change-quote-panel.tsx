import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { ExpiryNotice } from "#app/features/admin/bookings/alerts/expiry-notice.tsx";
import { LabelledRows, PriceDifference } from "#app/features/admin/bookings/price-rows.tsx";
import { CHANGE_WORDS, transferTexts } from "#app/features/admin/bookings/rental/rental-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { FieldGrid } from "#app/ui/panel/forms/field-parts.tsx";
import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiBookingDetail, ApiChangeQuote } from "#domain/api/bookings/bookings.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { REFUSALS_IT } from "#domain/words/refusals/refusals.it.ts";
import styles from "./rental.module.css";

const DEBOUNCE_MS = 300;

interface ChangeQuotePanelProps {
  booking: ApiBookingDetail;
  /** Returns the change among the form's values; null while it is incomplete. By default the form has only fields of the change. */
  toChange?: (values: RentalChange) => RentalChange | null;
  /** Whether the form lets staff choose the rates of today. */
  canChooseRates?: boolean;
}

/** Shows the server's price of the change while staff choose, or why it is not possible. */
export function ChangeQuotePanel({
  booking,
  toChange = (values) => values,
  canChooseRates = false,
}: ChangeQuotePanelProps) {
  const change = toChange(useWatch());
  const { quote, problem } = useChangeQuote(booking.id, change);
  return (
    <div className={styles.quote} aria-live="polite">
      {change && <h3>Differenza di prezzo</h3>}
      {problem && <NoticeBox tone="critical">{problem}</NoticeBox>}
      {!problem && quote && (
        <>
          <ChangeQuoteSummary quote={quote} />
          {canChooseRates && <TodaysRatesField quote={quote} />}
          <LabelledRows lines={[...quote.receipt, ...quote.conditions]} />
        </>
      )}
    </div>
  );
}

/** Lets staff price the whole rental by the rates of today, with a reason; hidden while they come to the same (product.md#booking-changes). */
function TodaysRatesField({ quote: { kept_total, todays_total } }: { quote: ApiChangeQuote }) {
  if (kept_total === null || todays_total === null || kept_total === todays_total) return null;
  const totals = { kept: formatEuros(kept_total), today: formatEuros(todays_total) };
  return (
    <>
      <NoticeBox>{CHANGE_WORDS.bothTotals(totals)}</NoticeBox>
      <FieldGrid>
        <TextField
          name="todays_rates"
          label={CHANGE_WORDS.todaysRates}
          hint={CHANGE_WORDS.todaysRatesHint}
          span={12}
          autoComplete="off"
        />
      </FieldGrid>
    </>
  );
}

/** Shows what a change costs, whether a unit is free for it, and what staff have to know before. */
export function ChangeQuoteSummary({ quote }: { quote: ApiChangeQuote }) {
  return (
    <>
      {quote.free ? (
        <NoticeBox>Libera per queste date</NoticeBox>
      ) : (
        <NoticeBox tone="critical">{REFUSALS_IT.taken}</NoticeBox>
      )}
      <ExpiryNotice expiring={quote.expiring} unit={quote.unit} />
      {quote.outside_hours && <NoticeBox>{quote.outside_hours}</NoticeBox>}
      {quote.below_minimum && <NoticeBox>{quote.below_minimum}</NoticeBox>}
      {quote.other_colour && <NoticeBox>{quote.other_colour}</NoticeBox>}
      <PriceDifference quote={quote} />
      <p className={textStyles.soft}>{changedPlacesText(quote)}</p>
      {transferTexts(quote.delivery).map((line) => (
        <p key={line} className={textStyles.soft}>
          {line}
        </p>
      ))}
      {quote.agreed_price && <NoticeBox>{quote.agreed_price}</NoticeBox>}
      {quote.grace_sentence && <p className={textStyles.soft}>{quote.grace_sentence}</p>}
    </>
  );
}

const changedPlacesText = ({ vehicle_name, delivery }: ApiChangeQuote): string =>
  `${vehicle_name}, ritiro ${atPlace(delivery.pickup_place.name)}, riconsegna ${atPlace(delivery.return_place.name)}`;

interface ChangeQuoteState {
  quote: ApiChangeQuote | null;
  problem: string | null;
}

/** Loads the price of a change, or why it is not possible; nothing for an incomplete change. A new `revision` loads it again, because the booking may have changed. */
export function useChangeQuote(id: string, change: RentalChange | null, revision = ""): ChangeQuoteState {
  const [state, setState] = useState<ChangeQuoteState>({ quote: null, problem: null });
  const input = JSON.stringify({ change, revision });
  useEffect(() => {
    if (JSON.parse(input).change === null) return setState({ quote: null, problem: null });
    return cancellableRequest(
      (signal) => api.post("/api/bookings/:id/quote", { parameters: { id }, body: JSON.parse(input).change, signal }),
      (quote) => setState({ quote, problem: null }),
      (thrown) => setState(({ quote }) => ({ quote, problem: changeProblemText(thrown) })),
      { delayMs: DEBOUNCE_MS },
    );
  }, [id, input]);
  return state;
}

function changeProblemText(thrown: unknown): string {
  if (isProblem(thrown) && thrown.errors.length > 0) return thrown.errors.map(({ message }) => message).join(" ");
  return problemMessage(thrown, panelMessages.bookings.changeFailed);
}
