import { addDays, type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";

/** What of a unit has to be renewed. */
export const EXPIRY_KINDS = ["insurance", "tax", "inspection", "service", "tyres"] as const;
export type ExpiryKind = (typeof EXPIRY_KINDS)[number];

/** Days before an expiry on which staff are reminded of it, once each, the furthest first. */
export const REMINDER_DAYS = [30, 14, 3] as const;

const WORDS: Readonly<Record<ExpiryKind, string>> = {
  insurance: "assicurazione",
  tax: "bollo",
  inspection: "revisione",
  service: "tagliando",
  tyres: "gomme",
};

export const expiryWord = (kind: ExpiryKind): string => WORDS[kind];

/** What of an open expiry says when it blocks. */
export interface OpenExpiry {
  /** The last day on which it is good. */
  dueOn: CivilDate | null;
  dueKilometres: number | null;
  /** The last day on which it blocks nothing, by an admin's word. */
  overrideUntil: CivilDate | null;
}

/**
 * The first day on which an open expiry blocks its unit (product.md#unit-expiries): the day after its own, or today when the counter has come to its
 * kilometres; later when an admin says so. Null while neither is known to come.
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

/** The earliest of these days on which a unit is blocked; null when none blocks it. */
export function findEarliestBlock(
  expiries: readonly OpenExpiry[],
  kilometres: number | null,
  today: CivilDate,
): CivilDate | null {
  return expiries.flatMap((expiry) => computeBlockedFrom(expiry, kilometres, today) ?? []).toSorted()[0] ?? null;
}

/**
 * The reminder that is due today, in days before; null when none is, or when it or a nearer one has been sent. What was entered late is
 * reminded of once, not three times.
 */
export function findDueReminder(dueOn: CivilDate, today: CivilDate, sent: number | null): number | null {
  const daysLeft = daysBetween(today, dueOn);
  if (daysLeft < 0) return null;
  const nearest = REMINDER_DAYS.findLast((days) => daysLeft <= days);
  return nearest === undefined || (sent !== null && sent <= nearest) ? null : nearest;
}
