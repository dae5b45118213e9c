/** What is late about a booking: the car is not back, the renter did not come, or nobody wrote the handover down (product.md#overdue). */
export const OVERDUE_KINDS = ["return", "pickup", "handover"] as const;
export type OverdueKind = (typeof OVERDUE_KINDS)[number];

export interface Overdue {
  kind: OverdueKind;
  since: Date;
}

/** How long after the car has left or come back its record may still be written without being late. */
export const RECORD_GRACE_MINUTES = 30;

/** How long something is late before staff get a mail about it. */
export const OVERDUE_ALERT_AFTER_MINUTES = 30;

/** Days for which a return without its record counts as late; older ones are history. */
export const MAX_MISSING_RECORD_DAYS = 14;
