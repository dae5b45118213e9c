import type { RequestedPlaces } from "#domain/delivery/resolve-destinations.ts";
import type { RequestedExtra } from "#domain/extras/extra.ts";
import type { Cents } from "#domain/money.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { ENQUIRY_MAILS_IT } from "#domain/words/mail-texts/enquiry-mails.it.ts";
import type { Message } from "#domain/words/message.ts";
import { say } from "#domain/words/say.ts";
import { textReference } from "#domain/words/text-reference.ts";

/** Kinds of quotes: a car becomes a booking, a flight or an experience an order. */
export const QUOTE_KINDS = ["car", "jet", "experience"] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

export const QUOTE_KIND_NAMES: Readonly<Record<QuoteKind, string>> = ENQUIRY_MAILS_IT.quoteKinds;

export const QUOTE_STATUSES = ["draft", "sent", "accepted", "declined", "expired", "withdrawn"] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

const STATUS_LABELS: Readonly<Record<QuoteStatus, string>> = {
  draft: "Bozza",
  sent: "Inviato",
  accepted: "Accettato",
  declined: "Non accettato",
  expired: "Scaduto",
  withdrawn: "Ritirato",
};
export const quoteStatusLabel = (status: QuoteStatus): string => STATUS_LABELS[status];

/** A line of a quote: the quantity of an item and the amount per item, which is negative for a discount. */
export interface QuoteLine {
  text: string;
  quantity: number;
  amount: Cents;
  /** What the line is in the list price of a car; missing for a line that staff wrote. */
  list?: Pick<PriceLine, "code" | "params" | "unit" | "ruleId">;
  /** The rate of value added tax of a car's line, in hundredths of a percent; missing in old quotes. */
  vatRateBasisPoints?: number | null;
}

/**
 * The car, period and places of a quote, with places as in a booking: a listed place by its slug, or no place if the address is still to be agreed.
 */
export interface QuotedRental extends RequestedPlaces {
  /** The vehicle's slug. */
  vehicle: string;
  pickupCity: string;
  returnCity: string;
  pickupDate: CivilDate;
  pickupTime: CivilTime;
  returnDate: CivilDate;
  returnTime: CivilTime;
  meetingPoint?: string | undefined;
  flightOrTrain?: string | undefined;
  /** Why staff offer a pickup or return that the hours of its city do not allow (product.md#hours-of-a-city). */
  outside_hours?: string | undefined;
  /** What the customer adds to the rental; its lines are among those of the quote. */
  extras?: RequestedExtra[] | undefined;
  protection?: string | undefined;
  promotion_code?: string | undefined;
  /** Why staff offer a rental below its minimum length (product.md#rates), and extras after their lead time (product.md#extras). */
  below_minimum?: string | undefined;
  late_extras?: string | undefined;
}

/** Returns the sum of the lines. */
export const quoteTotal = (lines: readonly Pick<QuoteLine, "quantity" | "amount">[]): Cents =>
  lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0);

/** Whether a car's quote would remain valid after its pickup day (product.md#quotes). */
export const isValidPastPickup = (validUntil: CivilDate, rental: Pick<QuotedRental, "pickupDate"> | null): boolean =>
  rental !== null && validUntil > rental.pickupDate;

/** Returns the effective status: a sent quote past its last valid day is expired, even if that is not stored yet (product.md#quotes). */
export function quoteStatusAt(quote: { status: QuoteStatus; validUntil: CivilDate }, today: CivilDate): QuoteStatus {
  return quote.status === "sent" && quote.validUntil < today ? "expired" : quote.status;
}

/** Returns why a quote can no longer be accepted or declined, as the customer reads it; null while it can. */
export function quoteAnswerRefusal(status: QuoteStatus, validUntil: CivilDate, phone: string): Message | null {
  const refusals: Record<QuoteStatus, Message | null> = {
    sent: null,
    draft: textReference("refusals", "quoteDraft"),
    accepted: textReference("refusals", "quoteAccepted"),
    declined: textReference("refusals", "quoteDeclined", { phone }),
    expired: (words) => say(words, words.refusals.quoteExpired, { day: formatLongDate(words, validUntil), phone }),
    withdrawn: textReference("refusals", "quoteWithdrawn", { phone }),
  };
  return refusals[status];
}
