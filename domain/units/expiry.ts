import { addDays, type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";

/** What must be renewed for a unit. */
export const EXPIRY_KINDS = ["insurance", "tax", "inspection", "service", "tyres"] as const;
export type ExpiryKind = (typeof EXPIRY_KINDS)[number];

/** Days before an expiry on which staff are reminded, once each, the furthest first. */
export const REMINDER_DAYS = [30, 14, 3] as const;

const WORDS: Readonly<Record<ExpiryKind, string>> = {
  insurance: "assicurazione",
  tax: "bollo",
  inspection: "revisione",
  service: "tagliando",
  tyres: "gomme",
};

export const expiryWord = (kind: ExpiryKind): string => WORDS[kind];

/** The fields of an open expiry that determine when it blocks. */
export interface OpenExpiry {
  /** The last valid day. */
  dueOn: CivilDate | null;
  dueKilometres: number | null;
  /** The last day on which an admin's override suspends the block. */
  overrideUntil: CivilDate | null;
}

/**
 * Returns the first day on which an open expiry blocks its unit (product.md#unit-expiries): the day after its date, or today if the odometer has
 * reached its limit. An override postpones it. Null if neither applies.
 */
export function computeBlockedFrom(expiry: OpenExpiry, kilometres: number | null, today: CivilDate): CivilDate | null {
  const { dueOn, dueKilometres, overrideUntil } = expiry;
  const days: CivilDate[] = [];
  if (dueOn !== null) days.push(addDays(dueOn, 1));
  if (dueKilometres !== null && kilometres !== null && kilometres >= dueKilometres) days.push(today);
  const [first] = days.toSorted();
  if (first === undefined) return null;
  return overrideUntil === null ? first : ([first, addDays(overrideUntil, 1)].toSorted().at(-1) ?? first);
}

/** Returns the earliest day on which a unit is blocked, or null. */
export function findEarliestBlock(
  expiries: readonly OpenExpiry[],
  kilometres: number | null,
  today: CivilDate,
): CivilDate | null {
  return expiries.flatMap((expiry) => computeBlockedFrom(expiry, kilometres, today) ?? []).toSorted()[0] ?? null;
}

/**
 * Returns the reminder due today as days before the expiry. Null if no reminder is due, or if this or a later reminder was sent. An expiry entered
 * late gets one reminder, not three.
 */
export function findDueReminder(dueOn: CivilDate, today: CivilDate, sent: number | null): number | null {
  const daysLeft = daysBetween(today, dueOn);
  if (daysLeft < 0) return null;
  const nearest = REMINDER_DAYS.findLast((days) => daysLeft <= days);
  return nearest === undefined || (sent !== null && sent <= nearest) ? null : nearest;
}
