import { memo } from "react";
import { TimelineGaps } from "#app/features/admin/timeline/gaps/timeline-gaps.tsx";
import { TimelineBar, type TimelineBarProps } from "#app/features/admin/timeline/timeline-bar.tsx";
import {
  type Placing,
  placeHold,
  type TimelineGroup,
  type TimelineUnit,
  type TimelineVehicle,
} from "#app/features/admin/timeline/timeline-data.ts";
import type { DragPreview } from "#app/features/admin/timeline/timeline-drag.ts";
import textStyles from "#app/ui/panel/text.module.css";
import type { BlockPeriod } from "#domain/forms/fleet/maintenance.ts";
import { addDays, formatItalianRange, toInstant } from "#domain/rental-period/civil-time.ts";
import { barOf, daysIn, type TimelineWindow } from "#domain/timeline/timeline.ts";
import barStyles from "./timeline-bar.module.css";
import styles from "./timeline-grid.module.css";

export interface TimelineCarProps extends Pick<TimelineBarProps, "now" | "onOpenBlock" | "onStep"> {
  group: TimelineGroup;
  window: TimelineWindow;
  /** Free stretches are shown. */
  gaps: boolean;
  /** What is being dragged over this car; null while nothing is. */
  preview: DragPreview | null;
}

/** A car: one lane for each of its units. Drawn anew only when something of its own changes, however many cars there are. */
export const TimelineCar = memo(function TimelineCar(props: TimelineCarProps) {
  const { group, window, now, gaps, preview, onOpenBlock, onStep } = props;
  const { vehicle } = group;
  const units = preview?.hold ? carried(group.units, { ...preview, hold: preview.hold }) : group.units;
  return (
    <li className={styles.car} style={{ "--units": units.length }}>
      {units.map(({ unit, plate, holds, retired }, at) => (
        <div key={unit} className={styles.row}>
          <div className={styles.label}>
            <CarName vehicle={vehicle} hidden={at > 0} />
            <span className={`${textStyles.meta} ${styles.unit}`}>{laneLabel(vehicle, { unit, plate, retired })}</span>
          </div>
          <div
            className={styles.lane}
            data-vehicle={vehicle.id}
            data-unit={unit}
            data-target={preview?.hold && preview.unit === unit ? true : undefined}
          >
            {gaps && <TimelineGaps unit={{ unit, plate, holds, retired }} {...{ vehicle, window, now }} />}
            {holds.map((hold) => (
              <TimelineBar
                key={hold.id}
                {...{ hold, window, now, onOpenBlock, onStep }}
                units={vehicle.units.length}
                dragged={preview?.hold?.id === hold.id ? (preview.conflict ? "conflict" : "free") : undefined}
              />
            ))}
            {preview && !preview.hold && preview.unit === unit && (
              <Draft period={preview.period} timeZone={vehicle.timeZone} window={window} />
            )}
          </div>
        </div>
      ))}
    </li>
  );
});

/** The units with a dragged hold where the pointer has it. */
function carried(units: readonly TimelineUnit[], placing: Placing): TimelineUnit[] {
  return units.map((unit) => {
    const others = unit.holds.filter(({ id }) => id !== placing.hold.id);
    return { ...unit, holds: unit.unit === placing.unit ? [...others, placeHold(placing)] : others };
  });
}

function CarName({ vehicle, hidden }: { vehicle: TimelineVehicle; hidden: boolean }) {
  const { brand, name, available } = vehicle;
  return (
    <span className={hidden ? textStyles.hidden : `${styles.name} ${textStyles.ellipsis}`} title={`${brand} ${name}`}>
      {name} <span className={`${textStyles.soft} ${styles.brand}`}>{brand}</span>
      {!available && <span className={`${textStyles.meta} ${styles.brand}`}> · non disponibile</span>}
    </span>
  );
}

function laneLabel(
  { location, units }: TimelineVehicle,
  lane: Pick<TimelineUnit, "unit" | "plate" | "retired">,
): string {
  const { unit, plate, retired } = lane;
  if (retired) return `${location} ${unit}, fuori flotta`;
  const place = units.length === 1 ? location : `${location} ${unit}`;
  return plate === null ? place : `${place} · ${plate}`;
}

interface DraftProps {
  period: BlockPeriod;
  timeZone: string;
  window: TimelineWindow;
}

/** The block that a drag is drawing. */
function Draft({ period, timeZone, window }: DraftProps) {
  const span = { from: toInstant(period.from, timeZone), to: toInstant(period.to, timeZone) };
  const bar = barOf(span, window, timeZone);
  const days = daysIn(window);
  return bar ? (
    <span
      className={`${barStyles.bar} ${barStyles.draft}`}
      data-draft
      style={{ "--start": `${(100 * bar.start) / days}%`, "--length": `${(100 * bar.length) / days}%` }}
    >
      <span>{draftWords(period)}</span>
    </span>
  ) : null;
}

/** The days it covers: one that ends at midnight ends with the day before. */
const draftWords = ({ from, to }: BlockPeriod): string =>
  formatItalianRange(from.date, to.time === "00:00" ? addDays(to.date, -1) : to.date);
