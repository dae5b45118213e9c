import { HOUR_MS } from "#domain/durations.ts";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { formatHours } from "#domain/format-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type HoldHours = Pick<SiteConfiguration, "firstHoldHours" | "holdHours">;

/** Returns when a request's hold expires before the renter opens the link in the mail (product.md#request-holds). */
export const firstHoldExpiresAt = (from: Date, { firstHoldHours, holdHours }: HoldHours): Date =>
  new Date(from.getTime() + Math.min(firstHoldHours, holdHours) * HOUR_MS);

/** Returns when the hold expires after the renter opened the link, or if staff entered the request. It counts from the request. */
export const fullHoldExpiresAt = (requestedAt: Date, { holdHours }: HoldHours): Date =>
  new Date(requestedAt.getTime() + holdHours * HOUR_MS);

/** Returns the new expiry when the renter opens the link. It never shortens the hold. */
export function openedHoldExpiresAt(booking: { createdAt: Date; holdExpiresAt: Date | null }, hours: HoldHours): Date {
  const full = fullHoldExpiresAt(booking.createdAt, hours);
  return booking.holdExpiresAt !== null && booking.holdExpiresAt > full ? booking.holdExpiresAt : full;
}

/** Returns the sentence about the hold's length that form, pages and mails share (product.md#request-holds). */
export function holdPromiseSentence(site: HoldHours): string {
  const first = formatHours(Math.min(site.firstHoldHours, site.holdHours));
  return `L'auto è tenuta per te da subito per ${first}, e per ${formatHours(site.holdHours)} dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.`;
}

/** Explains "Prenotazione immediata": the hold is immediate, the reply takes some hours. */
export const immediateBookingSentence = (promise: ReplyPromise): string =>
  `L'auto è tenuta per te da subito; la conferma arriva entro ${promisedHours(promise)}.`;
