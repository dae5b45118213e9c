import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { addMonths } from "#domain/rental-period/month-arithmetic.ts";

/**
 * For how long the company keeps what people tell it. The privacy page says these figures and the daily clean-up keeps to them
 * (`server/services/retention/delete-expired-data.ts`): change them here and both follow.
 */
export const RETENTION = {
  /** Requests that are no booking, and bookings that never became a rental; months since they last moved. */
  requestMonths: 24,
  /** Rentals, from their end: what Italian law asks of business records (art. 2220 of the civil code). */
  rentalYears: 10,
  /** Pictures of a car's state, from when it was recorded: as long as a damage is argued about. */
  handoverPictureMonths: 24,
  /** Mails that became files, where there is no mail server. */
  outboxDays: 7,
  /** Accounts without a role, from their last change; not while somebody is signed in. */
  accountMonths: 12,
  /** What was searched in vain, day by day; nothing about people. */
  emptySearchDays: 90,
  /** Alerts of too many requests, day by day; whom they are about is a hash. */
  requestAlertDays: 30,
  /** The keys of staff's calls: no program sends one again after days. */
  idempotencyKeyDays: 7,
} as const;

const MONTHS_OF_YEAR = 12;

/** The instants before which each kind is deleted. */
export interface RetentionCutoffs {
  requests: Date;
  rentals: Date;
  handoverPictures: Date;
  accounts: Date;
}

/** What is old enough to be deleted at `now`. */
export function computeRetentionCutoffs(now: Date): RetentionCutoffs {
  return {
    requests: retentionCutoff(now, RETENTION.requestMonths),
    rentals: retentionCutoff(now, RETENTION.rentalYears * MONTHS_OF_YEAR),
    handoverPictures: retentionCutoff(now, RETENTION.handoverPictureMonths),
    accounts: retentionCutoff(now, RETENTION.accountMonths),
  };
}

/** The last day on which a rental that ended at `end` is kept. */
export const rentalRetainedUntil = (end: Date): CivilDate => retainedUntil(end, RETENTION.rentalYears * MONTHS_OF_YEAR);

/** The last day (UTC) of a term of months that began at `from`. */
export const retainedUntil = (from: Date, months: number): CivilDate => addMonths(toUtcDate(from), months);

/** The first instant whose term of `months` is not over on the day of `now`: exactly what is earlier has a `retainedUntil` before that day. */
function retentionCutoff(now: Date, months: number): Date {
  const today = toUtcDate(now);
  const day = addMonths(today, -months);
  // A day at the end of a longer month may look back to one whose own term was over before.
  return new Date(addMonths(day, months) < today ? addDays(day, 1) : day);
}

const toUtcDate = (instant: Date): CivilDate => instant.toISOString().slice(0, 10);
