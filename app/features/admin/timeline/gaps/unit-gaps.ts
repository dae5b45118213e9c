import type { TimelineUnit, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { freeStretches, type Stretch } from "#domain/availability/free-stretches.ts";
import { DAY_MS } from "#domain/durations.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { type Bar, barOf, dayStart, lastDay, type TimelineWindow } from "#domain/timeline/timeline.ts";

/** A stretch in which nobody has a unit. */
export interface UnitGap {
  stretch: Stretch;
  bar: Bar;
  /** Whole days of it. */
  days: number;
  /** It goes on after the window, as far as can be seen. */
  open: boolean;
}

/** Shorter ones are not worth a sign. */
const SHORTEST_GAP_DAYS = 1;

/** The stretches of a unit that are free for a day at least, from now on; `now` in days from the window's beginning. None of a unit that cannot be given. */
export function unitGaps(
  { unit, holds, retired }: TimelineUnit,
  { vehicle, window, now }: { vehicle: TimelineVehicle; window: TimelineWindow; now: number },
): UnitGap[] {
  const { timeZone } = vehicle;
  const blocked = vehicle.units.some(({ number, blocked: reason }) => number === unit && reason);
  const to = dayStart(addDays(lastDay(window), 1), timeZone);
  const from = startOf(window, Math.max(0, now), timeZone);
  if (!vehicle.available || retired || blocked || from >= to) return [];
  return freeStretches(
    { from, to },
    holds.map(({ span }) => span),
  ).flatMap((stretch) => {
    const bar = barOf(stretch, window, timeZone);
    if (!bar || bar.length < SHORTEST_GAP_DAYS) return [];
    return [{ stretch, bar, days: Math.floor(bar.length), open: stretch.to >= to }];
  });
}

function startOf({ from }: TimelineWindow, position: number, timeZone: string): Date {
  const whole = Math.floor(position);
  return new Date(dayStart(addDays(from, whole), timeZone).getTime() + (position - whole) * DAY_MS);
}
