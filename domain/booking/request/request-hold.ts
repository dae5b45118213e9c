import { HOUR_MS } from "#domain/durations.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type HoldHours = Pick<SiteConfiguration, "firstHoldHours" | "holdHours">;

/** Until when a request holds its car before the renter has opened the link of the mail (product.md#request-holds). */
export const firstHoldEnds = (from: Date, { firstHoldHours, holdHours }: HoldHours): Date =>
  new Date(from.getTime() + Math.min(firstHoldHours, holdHours) * HOUR_MS);

/** Until when it does once the link was opened, or when staff took the request down themselves: counted from the request. */
export const fullHoldEnds = (requestedAt: Date, { holdHours }: HoldHours): Date =>
  new Date(requestedAt.getTime() + holdHours * HOUR_MS);

/** Until when a hold stands whose renter has just opened the link: never for a shorter time than before. */
export function openedHoldEnds(booking: { createdAt: Date; holdExpiresAt: Date | null }, hours: HoldHours): Date {
  const full = fullHoldEnds(booking.createdAt, hours);
  return booking.holdExpiresAt !== null && booking.holdExpiresAt > full ? booking.holdExpiresAt : full;
}
