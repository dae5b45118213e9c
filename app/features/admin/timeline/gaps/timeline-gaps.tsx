import { Link } from "react-router";
import type { TimelineUnit, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { type Interval, subtractIntervals } from "#domain/availability/intervals.ts";
import { DAY_MS } from "#domain/durations.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import {
  type BarPosition,
  countWindowDays,
  isDenseWindow,
  lastDayOfWindow,
  startOfCivilDay,
  type TimelineWindow,
  toBarPosition,
} from "#domain/timeline/timeline.ts";
import styles from "./gaps.module.css";

interface TimelineGapsProps {
  unit: TimelineUnit;
  vehicle: TimelineVehicle;
  window: TimelineWindow;
  /** The position of the current time, in days from the first displayed day. */
  now: number;
}

/** Shows the gaps of a lane with their length; each links to a new booking for it. */
export function TimelineGaps({ unit, vehicle, window, now }: TimelineGapsProps) {
  const days = countWindowDays(window);
  return unitGaps(unit, { vehicle, window, now }).map((gap) => {
    const { bar } = gap;
    const key = gap.stretch.from.getTime();
    const shared = {
      className: styles.gap,
      title: gapSentence(gap, vehicle),
      "aria-label": gapSentence(gap, vehicle),
      style: { "--start": `${(100 * bar.start) / days}%`, "--length": `${(100 * bar.length) / days}%` },
    };
    const length = <span>{TIMELINE_WORDS.gaps.length(gap.days)}</span>;
    if (isDenseWindow(window)) {
      return (
        // When the timeline shows a quarter, days are too narrow to press, so gaps are not links there.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach its label too
        <span key={key} {...shared} role="img" tabIndex={0}>
          {length}
        </span>
      );
    }
    return (
      <Link key={key} {...shared} to={newBookingPath(gap, vehicle)} draggable={false}>
        {length}
      </Link>
    );
  });
}

function gapSentence({ stretch, days, isOpenEnded }: UnitGap, { timeZone }: TimelineVehicle): string {
  const from = toCivilMoment(stretch.from, timeZone);
  // A gap that continues after the last displayed day has no visible end.
  return TIMELINE_WORDS.gaps.sentence(days, from, isOpenEnded ? null : toCivilMoment(stretch.to, timeZone));
}

function newBookingPath({ stretch }: UnitGap, { slug, location, timeZone }: TimelineVehicle): string {
  const pickup = toCivilMoment(stretch.from, timeZone);
  const query = { vehicle: slug, pickupCity: location, pickupDate: pickup.date };
  return panelPaths.adminNewBooking(new URLSearchParams(query).toString());
}

/** A period in which a unit is free. */
interface UnitGap {
  stretch: Interval;
  bar: BarPosition;
  /** Whole days of the gap. */
  days: number;
  /** Whether the gap continues after the last displayed day. */
  isOpenEnded: boolean;
}

/** Shorter gaps are not shown. */
const MIN_GAP_DAYS = 1;

/**
 * Returns the gaps of a unit that last at least a day, from now on; `now` is in days from the first displayed day. Empty for a unit that cannot be
 * assigned.
 */
export function unitGaps(
  { unit, holds, isRetired }: TimelineUnit,
  { vehicle, window, now }: { vehicle: TimelineVehicle; window: TimelineWindow; now: number },
): UnitGap[] {
  const { timeZone } = vehicle;
  const blocked = vehicle.units.some(({ number, blocked: reason }) => number === unit && reason);
  const to = startOfCivilDay(addDays(lastDayOfWindow(window), 1), timeZone);
  const from = instantAtDay(window, Math.max(0, now), timeZone);
  if (!vehicle.available || isRetired || blocked || from >= to) return [];
  return subtractIntervals(
    { from, to },
    holds.map(({ span }) => span),
  ).flatMap((stretch) => {
    const bar = toBarPosition(stretch, window, timeZone);
    if (!bar || bar.length < MIN_GAP_DAYS) return [];
    return [{ stretch, bar, days: Math.floor(bar.length), isOpenEnded: stretch.to >= to }];
  });
}

function instantAtDay({ from }: TimelineWindow, position: number, timeZone: string): Date {
  const wholeDays = Math.floor(position);
  return new Date(startOfCivilDay(addDays(from, wholeDays), timeZone).getTime() + (position - wholeDays) * DAY_MS);
}
