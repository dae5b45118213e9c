import { Link } from "react-router";
import type { TimelineUnit, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { timelineWords } from "#app/features/admin/timeline/timeline-words.ts";
import { paths } from "#domain/paths.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import { daysIn, type TimelineWindow } from "#domain/timeline/timeline.ts";
import styles from "./timeline-gaps.module.css";
import { type UnitGap, unitGaps } from "./unit-gaps.ts";

interface TimelineGapsProps {
  unit: TimelineUnit;
  vehicle: TimelineVehicle;
  window: TimelineWindow;
  /** Where the line for now stands, in days of the window. */
  now: number;
}

/** The free stretches of a lane, each with its length in words; one leads to a booking of it. */
export function TimelineGaps({ unit, vehicle, window, now }: TimelineGapsProps) {
  const days = daysIn(window);
  return unitGaps(unit, { vehicle, window, now }).map((gap) => {
    const { bar } = gap;
    const sentence = gapSentence(gap, vehicle);
    return (
      <Link
        key={gap.stretch.from.getTime()}
        className={styles.gap}
        to={bookingOf(gap, vehicle)}
        draggable={false}
        title={sentence}
        aria-label={sentence}
        style={{ "--start": `${(100 * bar.start) / days}%`, "--length": `${(100 * bar.length) / days}%` }}
      >
        <span>{timelineWords.gaps.length(gap.days)}</span>
      </Link>
    );
  });
}

function gapSentence({ stretch, days, open }: UnitGap, { timeZone }: TimelineVehicle): string {
  const from = civilNow(stretch.from, timeZone);
  // One that goes on after the window ends nowhere that can be seen.
  return timelineWords.gaps.sentence(days, from, open ? null : civilNow(stretch.to, timeZone));
}

function bookingOf({ stretch }: UnitGap, { slug, location, timeZone }: TimelineVehicle): string {
  const pickup = civilNow(stretch.from, timeZone);
  const asked = { vehicle: slug, pickupCity: location, pickupDate: pickup.date };
  return `${paths.adminNewBooking}?${new URLSearchParams(asked)}`;
}
