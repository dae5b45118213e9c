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

/** The instants before which each kind is forgotten. */
export interface DeleteBefore {
  requests: Date;
  rentals: Date;
  handoverPictures: Date;
  accounts: Date;
}

/** What is old enough to be forgotten at `now`. */
export function deleteBefore(now: Date): DeleteBefore {
  return {
    requests: monthsBefore(now, RETENTION.requestMonths),
    rentals: monthsBefore(now, RETENTION.rentalYears * 12),
    handoverPictures: monthsBefore(now, RETENTION.handoverPictureMonths),
    accounts: monthsBefore(now, RETENTION.accountMonths),
  };
}

/** The same day and hour `months` earlier (UTC); the month's last day where it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return earlier;
}
