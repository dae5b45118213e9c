import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Cents } from "#domain/money.ts";
import { percentOf } from "#domain/rates/percent-of.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** What a renter owes who cancels a confirmed booking or does not collect the car (product.md#cancellation-terms), in whole percent of the total. */
export interface CancellationTerms {
  /** Until so many hours before the pickup cancelling is free; 0 until the pickup. */
  readonly freeUntilHours: number;
  readonly feePercent: number;
  readonly noShowPercent: number;
}

/** The facts of a booking that decide what its cancellation costs. */
export interface CancellableBooking {
  status: BookingStatus;
  pickup: { at: Date };
  total: Cents;
  /** Undefined if cancelling costs nothing until the pickup. */
  cancellation?: CancellationTerms | undefined;
}

/** Whether the terms ever cost something; otherwise cancelling is free until the pickup, as it is without a rule. */
export const isCharging = ({ feePercent, noShowPercent }: CancellationTerms): boolean =>
  feePercent > 0 || noShowPercent > 0;

/** Returns what the renter owes who cancels now. A request costs nothing, because nobody has confirmed it. */
export function cancellationFee(booking: CancellableBooking, now: Date): Cents {
  const { status, total, cancellation } = booking;
  if (!cancellation || status === "requested" || now <= freeUntil(booking, cancellation)) return 0;
  return percentOf(total, cancellation.feePercent);
}

/** Returns what the renter owes who did not collect the car. */
export const noShowFee = ({ total, cancellation }: CancellableBooking): Cents =>
  percentOf(total, cancellation?.noShowPercent ?? 0);

/** Returns the last instant at which cancelling a confirmed booking is free; null if it never costs anything. */
export const freeCancellationUntil = (booking: CancellableBooking): Date | null =>
  booking.cancellation && booking.cancellation.feePercent > 0 ? freeUntil(booking, booking.cancellation) : null;

const freeUntil = ({ pickup }: CancellableBooking, { freeUntilHours }: CancellationTerms): Date =>
  new Date(pickup.at.getTime() - freeUntilHours * HOUR_MS);

/** Words the terms as a row of the conditions: "Gratuito fino a 48 ore prima del ritiro, poi 30 % del totale; mancato ritiro: 50 % del totale". */
export function cancellationText(
  words: Words<"prices">,
  { freeUntilHours, feePercent, noShowPercent }: CancellationTerms,
): string {
  const { cancellation, cancellationFromPickup, freeCancellation, noShow } = words.prices.terms;
  const fee = feeShareText(words, feePercent);
  const charging =
    freeUntilHours === 0
      ? say(words, cancellationFromPickup, { fee })
      : say(words, cancellation, { count: freeUntilHours, fee });
  const cancelling = feePercent === 0 ? freeCancellation : charging;
  return noShowPercent === 0 ? cancelling : say(words, noShow, { cancelling, fee: feeShareText(words, noShowPercent) });
}

/** Words a fee as a part of the total: "30 % del totale", or "l'intero importo" for all of it. */
export function feeShareText(words: Words<"prices">, percent: number): string {
  const { feeShare, fullFee } = words.prices.terms;
  return percent === 100 ? fullFee : say(words, feeShare, { percent });
}
