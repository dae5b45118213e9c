import { addDays, type CivilDate, toInstant } from "#domain/rental-period/civil-time.ts";

/** A hold of one unit: `from` is included, `to` is not. */
export interface UnitHold {
  unit: number;
  from: Date;
  to: Date;
}

export interface AvailabilityRequest {
  totalUnits: number;
  /** Active holds of units in the fleet, with any unit number. */
  holds: readonly UnitHold[];
  /** First and last day, both included. */
  from: CivilDate;
  to: CivilDate;
  /** Time zone of the car's city. */
  timeZone: string;
}

export interface DayAvailability {
  date: CivilDate;
  /** Number of units without a hold on that day. */
  free: number;
  /** Number of units held for only a part of the day. */
  partly: number;
}

/** A day with the colours of which a unit is free. */
export interface DayAvailabilityByColour extends DayAvailability {
  /** Keys of finishes. */
  colours: string[];
}

interface Span {
  from: number;
  to: number;
}

/** Returns the number of free units of a car for each civil day (product.md#availability). Empty if `to` is before `from`. */
export function countFreeUnitsByDay(request: AvailabilityRequest): DayAvailability[] {
  const spans = spansByUnit(request.holds);
  const days: DayAvailability[] = [];
  const startOfDayMs = (date: CivilDate) => toInstant({ date, time: "00:00" }, request.timeZone).getTime();
  let dayStartMs = startOfDayMs(request.from);
  for (let date = request.from; date <= request.to; date = addDays(date, 1)) {
    const day = { from: dayStartMs, to: startOfDayMs(addDays(date, 1)) };
    dayStartMs = day.to;
    const coveredByUnit = spans.map((unitSpans) => sumCoveredMilliseconds(unitSpans, day));
    days.push({
      date,
      free: request.totalUnits - coveredByUnit.filter((time) => time > 0).length,
      partly: coveredByUnit.filter((time) => time > 0 && time < day.to - day.from).length,
    });
  }
  return days;
}

function spansByUnit(holds: readonly UnitHold[]): Span[][] {
  const units = new Set(holds.map(({ unit }) => unit));
  return [...units].map((unit) =>
    holds
      .filter((hold) => hold.unit === unit)
      .map((hold) => ({ from: hold.from.getTime(), to: hold.to.getTime() }))
      .sort((a, b) => a.from - b.from),
  );
}

/** Returns the milliseconds of `day` that the spans cover. Spans must be sorted by start; overlaps count once. */
function sumCoveredMilliseconds(spans: readonly Span[], day: Span): number {
  let covered = 0;
  let reached = day.from;
  for (const span of spans) {
    const from = Math.max(span.from, reached);
    const to = Math.min(span.to, day.to);
    if (to > from) {
      covered += to - from;
      reached = to;
    }
  }
  return covered;
}

/** Returns the lowest free unit number of 1..totalUnits, or null if all are held (product.md#unit-holds). */
export function findLowestFreeUnit(totalUnits: number, heldUnits: Iterable<number>): number | null {
  const coveredByUnit = new Set(heldUnits);
  for (let unit = 1; unit <= totalUnits; unit += 1) {
    if (!coveredByUnit.has(unit)) return unit;
  }
  return null;
}

/** Whether one of a car's units has no hold during a span. */
export function hasUnitFree(
  { totalUnits, holds }: { totalUnits: number; holds: readonly UnitHold[] },
  { from, to }: { from: Date; to: Date },
): boolean {
  const held = holds.filter((hold) => hold.from < to && hold.to > from).map(({ unit }) => unit);
  return new Set(held).size < totalUnits;
}
