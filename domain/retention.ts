import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { addMonths } from "#domain/rental-period/month-arithmetic.ts";

/**
 * How long the company keeps personal data. The privacy page states these figures, and the daily clean-up
 * (`server/services/retention/delete-expired-data.ts`) applies them.
 */
export const RETENTION = {
  /** Enquiries, and bookings that never became a rental; in months since their last change. */
  requestMonths: 24,
  /** Rentals, from their end: Italian law on business records (art. 2220 of the civil code). */
  rentalYears: 10,
  /** Handover pictures, from their recording, for disputes about damage. */
  handoverPictureMonths: 24,
  /** Messages of a booking's conversation, from the return. */
  bookingMessageMonths: 24,
  /** Mails written to files in the absence of a mail server. */
  outboxDays: 7,
  /** Entries of the waiting list, from the end of the wait. */
  waitingListMonths: 12,
  /** Accounts without a role and without open sessions, from their last change. */
  accountMonths: 12,
  /** Daily statistics of searches without results; no personal data. */
  emptySearchDays: 90,
  /** Alerts on too many requests; the identity is stored as a hash. */
  requestAlertDays: 30,
  /** Idempotency keys of staff's calls: nobody retries a call after days. */
  idempotencyKeyDays: 7,
} as const;

const MONTHS_OF_YEAR = 12;

/** For each kind of data, the instant before which it is deleted. */
export interface RetentionCutoffs {
  requests: Date;
  rentals: Date;
  handoverPictures: Date;
  bookingMessages: Date;
  accounts: Date;
  waitingList: Date;
}

/** Returns the deletion cutoffs at `now`. */
export function computeRetentionCutoffs(now: Date): RetentionCutoffs {
  return {
    requests: retentionCutoff(now, RETENTION.requestMonths),
    rentals: retentionCutoff(now, RETENTION.rentalYears * MONTHS_OF_YEAR),
    handoverPictures: retentionCutoff(now, RETENTION.handoverPictureMonths),
    bookingMessages: retentionCutoff(now, RETENTION.bookingMessageMonths),
    accounts: retentionCutoff(now, RETENTION.accountMonths),
    waitingList: retentionCutoff(now, RETENTION.waitingListMonths),
  };
}

/** Returns the last day on which a rental that ended at `end` is kept. */
export const rentalRetainedUntil = (end: Date): CivilDate => retainedUntil(end, RETENTION.rentalYears * MONTHS_OF_YEAR);

/** Returns the last day (UTC) of a period of months that started at `from`. */
export const retainedUntil = (from: Date, months: number): CivilDate => addMonths(toUtcDate(from), months);

/** Returns the cutoff for a period of months: exactly the instants before it have a `retainedUntil` before today. */
function retentionCutoff(now: Date, months: number): Date {
  const today = toUtcDate(now);
  const day = addMonths(today, -months);
  // After the end of a longer month, the same day `months` ago may already be past its own period.
  return new Date(addMonths(day, months) < today ? addDays(day, 1) : day);
}

const toUtcDate = (instant: Date): CivilDate => instant.toISOString().slice(0, 10);
