import type { SiteConfiguration } from "#domain/site-configuration.ts";

type HoldHours = Pick<SiteConfiguration, "firstHoldHours" | "holdHours">;

const HOUR = 3_600_000;

/** Until when a request holds its car before the renter has opened the link of the mail (product.md#request-holds). */
export const firstHoldEnds = (from: Date, { firstHoldHours, holdHours }: HoldHours): Date =>
  new Date(from.getTime() + Math.min(firstHoldHours, holdHours) * HOUR);

/** Until when it does once the link was opened, or when staff took the request down themselves: counted from the request. */
export const fullHoldEnds = (requestedAt: Date, { holdHours }: HoldHours): Date =>
  new Date(requestedAt.getTime() + holdHours * HOUR);

/** Until when a hold stands whose renter has just opened the link: never for a shorter time than before. */
export function openedHoldEnds(booking: { createdAt: Date; holdExpiresAt: Date | null }, hours: HoldHours): Date {
  const full = fullHoldEnds(booking.createdAt, hours);
  return booking.holdExpiresAt !== null && booking.holdExpiresAt > full ? booking.holdExpiresAt : full;
}
