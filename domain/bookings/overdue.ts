/** What is overdue in a booking: the car's return, the renter's pickup, or the record of the handover (product.md#overdue). */
export const OVERDUE_KINDS = ["return", "pickup", "handover"] as const;
export type OverdueKind = (typeof OVERDUE_KINDS)[number];

export interface Overdue {
  kind: OverdueKind;
  since: Date;
}

/** Grace period to write the handover record after the car left or came back. */
export const RECORD_GRACE_MINUTES = 30;

/** Delay after which staff get a mail about something overdue. */
export const OVERDUE_ALERT_AFTER_MINUTES = 30;

/** A missing return record counts as overdue for this many days; older ones are ignored. */
export const MAX_MISSING_RECORD_DAYS = 14;
