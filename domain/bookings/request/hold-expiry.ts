import { HOUR_MS } from "#domain/durations.ts";
import { answeringHours } from "#domain/enquiries/promised-hours.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The configured hours of a hold, and the promise that it waits for. */
type HoldRules = Pick<SiteConfiguration, "firstHoldHours" | "holdHours" | "replyWithinHours" | "hours">;

/** Returns when a request's hold expires before the renter opens the link in the mail (product.md#request-holds). */
export const firstHoldExpiresAt = (from: Date, rules: HoldRules): Date =>
  holdExpiresAt(from, Math.min(rules.firstHoldHours, rules.holdHours), rules);

/** Returns when the hold expires after the renter opened the link, or if staff entered the request. It counts from the request. */
export const fullHoldExpiresAt = (requestedAt: Date, rules: HoldRules): Date =>
  holdExpiresAt(requestedAt, rules.holdHours, rules);

/** Returns the new expiry when the renter opens the link. It never shortens the hold. */
export function openedHoldExpiresAt(booking: { createdAt: Date; holdExpiresAt: Date | null }, rules: HoldRules): Date {
  const full = fullHoldExpiresAt(booking.createdAt, rules);
  return booking.holdExpiresAt !== null && booking.holdExpiresAt > full ? booking.holdExpiresAt : full;
}

/** Where somebody answers only at certain hours, a request must not expire overnight, before anybody could answer it. */
function holdExpiresAt(from: Date, holdHours: number, rules: HoldRules): Date {
  const end = new Date(from.getTime() + holdHours * HOUR_MS);
  if (answeringHours(rules).kind === "always") return end;
  const due = replyDueAt(from, rules);
  return due > end ? due : end;
}
