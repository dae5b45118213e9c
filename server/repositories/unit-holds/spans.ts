import { type SQL, sql } from "drizzle-orm";

/** A half-open span between two instants. */
export interface InstantSpan {
  from: Date;
  to: Date;
}

/** An instant as an SQL timestamp. */
export const toInstantSql = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** A span as a half-open PostgreSQL range. */
export const toTstzRange = ({ from, to }: InstantSpan): string => `["${from.toISOString()}","${to.toISOString()}")`;

/** Parses a range bound as either engine's driver returns it; an open end becomes the end of time. */
export function parseInstant(bound: unknown): Date {
  return bound === null ? new Date(8.64e15) : new Date(bound as string | Date);
}
