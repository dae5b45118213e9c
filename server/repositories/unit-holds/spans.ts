import { type SQL, sql } from "drizzle-orm";

/** Later than any hold. */
export const LATEST_INSTANT = new Date("2200-01-01T00:00:00Z");

/** A half-open span between two instants. */
export interface InstantSpan {
  from: Date;
  to: Date;
}

/** Returns an instant as an SQL timestamp. */
export const toInstantSql = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Returns a span as the text of a half-open PostgreSQL range. */
export const toTstzRange = ({ from, to }: InstantSpan): string => `["${from.toISOString()}","${to.toISOString()}")`;

/**
 * Parses the bound of a range in the form in which the driver of either engine returns it. The missing end of an open range becomes the last possible
 * date.
 */
export function parseInstant(bound: unknown): Date {
  return bound === null ? new Date(8.64e15) : new Date(bound as string | Date);
}
