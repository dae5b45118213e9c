import type { RequestedPlaces } from "#domain/delivery/resolve-destinations.ts";
import type { Cents } from "#domain/money.ts";
import { type CivilDate, type CivilTime, formatItalianLong } from "#domain/rental-period/civil-time.ts";

/** What a quote is for: a car becomes a booking, a flight or an experience an order. */
export const QUOTE_KINDS = ["car", "jet", "experience"] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

export const QUOTE_KIND_NAMES: Readonly<Record<QuoteKind, string>> = {
  car: "Auto",
  jet: "Jet privato",
  experience: "Esperienza",
};

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

/** Some of one thing, each at an amount; below zero it takes off. */
export interface QuoteLine {
  text: string;
  quantity: number;
  amount: Cents;
}

/** The car and the period a quote is for, with its places as a booking takes them: a listed one by slug, and none of it for an address yet to be agreed. */
export interface QuotedRental extends RequestedPlaces {
  /** By slug. */
  vehicle: string;
  pickupCity: string;
  returnCity: string;
  pickupDate: CivilDate;
  pickupTime: CivilTime;
  returnDate: CivilDate;
  returnTime: CivilTime;
  meetingPoint?: string | undefined;
  flightOrTrain?: string | undefined;
}

/** What a quote comes to. */
export const quoteTotal = (lines: readonly Pick<QuoteLine, "quantity" | "amount">[]): Cents =>
  lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0);

/** Whether a car's quote could still be accepted after the day on which the car would have been collected (product.md#quotes). */
export const isValidPastPickup = (validUntil: CivilDate, rental: Pick<QuotedRental, "pickupDate"> | null): boolean =>
  rental !== null && validUntil > rental.pickupDate;

/** The state a quote is really in: one that was sent and whose last day is over is expired, noted or not (product.md#quotes). */
export function quoteStatusAt(quote: { status: QuoteStatus; validUntil: CivilDate }, today: CivilDate): QuoteStatus {
  return quote.status === "sent" && quote.validUntil < today ? "expired" : quote.status;
}

/** Why a quote can no longer be answered, as its reader is told; null while it can. */
export function quoteAnswerRefusal(status: QuoteStatus, validUntil: CivilDate, phone: string): string | null {
  const refusals: Record<QuoteStatus, string | null> = {
    sent: null,
    draft: "Questo preventivo non è ancora stato inviato.",
    accepted: "Questo preventivo è già stato accettato.",
    declined: `Questo preventivo non è stato accettato: se hai cambiato idea, chiamaci al ${phone}.`,
    expired: `Questo preventivo è scaduto ${formatItalianLong(validUntil)}: chiamaci al ${phone} e te ne prepariamo uno nuovo.`,
    withdrawn: `Abbiamo ritirato questo preventivo: chiamaci al ${phone} e te ne prepariamo uno nuovo.`,
  };
  return refusals[status];
}
