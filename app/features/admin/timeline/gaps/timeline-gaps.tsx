import { Link } from "react-router";
import type { TimelineUnit, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import { daysIn, isDense, type TimelineWindow } from "#domain/timeline/timeline.ts";
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
    const key = gap.stretch.from.getTime();
    const shared = {
      className: styles.gap,
      title: gapSentence(gap, vehicle),
      "aria-label": gapSentence(gap, vehicle),
      style: { "--start": `${(100 * bar.start) / days}%`, "--length": `${(100 * bar.length) / days}%` },
    };
    const length = <span>{TIMELINE_WORDS.gaps.length(gap.days)}</span>;
    if (isDense(window)) {
      return (
        // Days of a quarter are too narrow to press one beside the other: it only tells.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its length is told to who comes by the keyboard too
        <span key={key} {...shared} role="img" tabIndex={0}>
          {length}
        </span>
      );
    }
    return (
      <Link key={key} {...shared} to={bookingOf(gap, vehicle)} draggable={false}>
        {length}
      </Link>
    );
  });
}

function gapSentence({ stretch, days, open }: UnitGap, { timeZone }: TimelineVehicle): string {
  const from = civilNow(stretch.from, timeZone);
  // One that goes on after the window ends nowhere that can be seen.
  return TIMELINE_WORDS.gaps.sentence(days, from, open ? null : civilNow(stretch.to, timeZone));
}

function bookingOf({ stretch }: UnitGap, { slug, location, timeZone }: TimelineVehicle): string {
  const pickup = civilNow(stretch.from, timeZone);
  const asked = { vehicle: slug, pickupCity: location, pickupDate: pickup.date };
  return panelPaths.adminNewBooking(new URLSearchParams(asked).toString());
}
