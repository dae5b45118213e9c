import { addDays, type CivilDate, toInstant } from "#domain/rental-period/civil-time.ts";

/** One unit held from an instant up to before another. */
export interface UnitHold {
  unit: number;
  from: Date;
  to: Date;
}

export interface AvailabilityRequest {
  totalUnits: number;
  /** Of units in the fleet, whatever their numbers; released ones left out. */
  holds: readonly UnitHold[];
  /** First and last day, both included. */
  from: CivilDate;
  to: CivilDate;
  /** Of the city where the car stands. */
  timeZone: string;
}

export interface DayAvailability {
  date: CivilDate;
  /** Units no hold touches on that day. */
  free: number;
  /** Units held for a part of the day only. */
  partly: number;
}

/** A day with the colours in which a unit is free. */
export interface DayAvailabilityByColour extends DayAvailability {
  /** Keys of finishes. */
  colours: string[];
}

interface Span {
  from: number;
  to: number;
}

/** How many units of a car are free on each civil day (product.md#availability). Empty when `to` lies before `from`. */
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

/** Milliseconds of `day` that the spans, sorted by their start, cover together; overlaps count once. */
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

/** The lowest unit number of 1..totalUnits that is not held (product.md#unit-holds), or null when all are. */
export function findLowestFreeUnit(totalUnits: number, heldUnits: Iterable<number>): number | null {
  const coveredByUnit = new Set(heldUnits);
  for (let unit = 1; unit <= totalUnits; unit += 1) {
    if (!coveredByUnit.has(unit)) return unit;
  }
  return null;
}
