import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
/** A session nobody uses ends after so many hours. */
export const IDLE_HOURS = 12;
/** A session ends after so many days, used or not. */
export const LONGEST_SESSION_DAYS = 7;

/** How exact the end and "ultimo uso" are. */
export const SESSION_PRECISION_MS = 5 * MINUTE_MS;

/** When a session that is used now ends (product.md#sign-in). */
export function sessionEnd({ createdAt }: { createdAt: Date }, now: Date): Date {
  const last = createdAt.getTime() + LONGEST_SESSION_DAYS * 24 * HOUR_MS;
  return new Date(Math.min(now.getTime() + IDLE_HOURS * HOUR_MS, last));
}
