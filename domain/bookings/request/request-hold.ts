import { HOUR_MS } from "#domain/durations.ts";
import { formatHours } from "#domain/format-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type HoldHours = Pick<SiteConfiguration, "firstHoldHours" | "holdHours">;

/** Until when a request holds its car before the renter has opened the link of the mail (product.md#request-holds). */
export const firstHoldExpiresAt = (from: Date, { firstHoldHours, holdHours }: HoldHours): Date =>
  new Date(from.getTime() + Math.min(firstHoldHours, holdHours) * HOUR_MS);

/** Until when it does once the link was opened, or when staff took the request down themselves: counted from the request. */
export const fullHoldExpiresAt = (requestedAt: Date, { holdHours }: HoldHours): Date =>
  new Date(requestedAt.getTime() + holdHours * HOUR_MS);

/** Until when a hold stands whose renter has just opened the link: never for a shorter time than before. */
export function openedHoldExpiresAt(booking: { createdAt: Date; holdExpiresAt: Date | null }, hours: HoldHours): Date {
  const full = fullHoldExpiresAt(booking.createdAt, hours);
  return booking.holdExpiresAt !== null && booking.holdExpiresAt > full ? booking.holdExpiresAt : full;
}

type HoldFigures = Pick<SiteConfiguration, "firstHoldHours" | "holdHours" | "replyWithinHours">;

/** For how long a request holds its car, the same wherever it is said (product.md#request-holds). */
export function holdPromiseSentence(site: HoldFigures): string {
  const first = formatHours(Math.min(site.firstHoldHours, site.holdHours));
  return `L'auto è tenuta per te da subito per ${first}, e per ${formatHours(site.holdHours)} dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.`;
}

/** What of "Prenotazione immediata" is immediate and what takes its time: the hold and the answer. */
export const immediateBookingSentence = (site: Pick<HoldFigures, "replyWithinHours">): string =>
  `L'auto è tenuta per te da subito; la conferma arriva entro ${formatHours(site.replyWithinHours)}.`;
