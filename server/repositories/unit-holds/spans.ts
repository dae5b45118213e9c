import { type SQL, sql } from "drizzle-orm";

/** A stretch of time from an instant up to before another. */
export interface InstantSpan {
  from: Date;
  to: Date;
}

/** An instant as PostgreSQL reads it. */
export const toInstantSql = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** A span as PostgreSQL writes a half-open range. */
export const toTstzRange = ({ from, to }: InstantSpan): string => `["${from.toISOString()}","${to.toISOString()}")`;

/** A bound of a range as either engine's driver hands it over; a block without an end reaches to the end of time. */
export function parseInstant(bound: unknown): Date {
  return bound === null ? new Date(8.64e15) : new Date(bound as string | Date);
}
