import { memo } from "react";
import { TimelineGaps } from "#app/features/admin/timeline/gaps/timeline-gaps.tsx";
import { TimelineBar, type TimelineBarProps } from "#app/features/admin/timeline/timeline-bar.tsx";
import {
  applyHoldMove,
  type HoldMove,
  type TimelineGroup,
  type TimelineUnit,
  type TimelineVehicle,
} from "#app/features/admin/timeline/timeline-data.ts";
import type { DragPreview } from "#app/features/admin/timeline/timeline-drag.ts";
import textStyles from "#app/ui/panel/text.module.css";
import type { BlockPeriod } from "#domain/forms/unit-holds/maintenance-block.ts";
import { addDays, toInstant } from "#domain/rental-period/civil-time.ts";
import { formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import { countWindowDays, type TimelineWindow, toBarPosition } from "#domain/timeline/timeline.ts";
import barStyles from "./timeline-bar.module.css";
import styles from "./timeline-grid.module.css";

export interface TimelineVehicleRowProps extends Pick<TimelineBarProps, "now" | "onOpenBlock" | "onStep"> {
  group: TimelineGroup;
  window: TimelineWindow;
  /** Whether gaps are shown. */
  showsGaps: boolean;
  /** The preview of a drag over this car; null while there is none. */
  preview: DragPreview | null;
}

/** A car with one lane per unit. Memoised, so that it renders only when its own data changes. */
export const TimelineVehicleRow = memo(function TimelineVehicleRow(props: TimelineVehicleRowProps) {
  const { group, window, now, showsGaps, preview, onOpenBlock, onStep } = props;
  const { vehicle } = group;
  const units = preview?.hold ? withDraggedHold(group.units, { ...preview, hold: preview.hold }) : group.units;
  return (
    <li className={styles.car} style={{ "--units": units.length }}>
      {units.map(({ unit, plate, holds, isRetired }, at) => (
        <div key={unit} className={styles.row}>
          <div className={styles.label}>
            <TimelineVehicleName vehicle={vehicle} hidden={at > 0} />
            <span className={`${textStyles.meta} ${styles.unit}`}>
              {laneLabel(vehicle, { unit, plate, isRetired })}
            </span>
          </div>
          <div
            className={styles.lane}
            data-vehicle={vehicle.id}
            data-unit={unit}
            data-target={preview?.hold && preview.unit === unit ? true : undefined}
          >
            {showsGaps && <TimelineGaps unit={{ unit, plate, holds, isRetired }} {...{ vehicle, window, now }} />}
            {holds.map((hold) => (
              <TimelineBar
                key={hold.id}
                {...{ hold, window, now, onOpenBlock, onStep }}
                units={vehicle.units.length}
                dragged={preview?.hold?.id === hold.id ? (preview.hasConflict ? "conflict" : "free") : undefined}
              />
            ))}
            {preview && !preview.hold && preview.unit === unit && (
              <DraftBlock period={preview.period} timeZone={vehicle.timeZone} window={window} />
            )}
          </div>
        </div>
      ))}
    </li>
  );
});

/** Returns the units with the dragged hold at its previewed place. */
function withDraggedHold(units: readonly TimelineUnit[], holdMove: HoldMove): TimelineUnit[] {
  return units.map((unit) => {
    const otherHolds = unit.holds.filter(({ id }) => id !== holdMove.hold.id);
    return { ...unit, holds: unit.unit === holdMove.unit ? [...otherHolds, applyHoldMove(holdMove)] : otherHolds };
  });
}

function TimelineVehicleName({ vehicle, hidden }: { vehicle: TimelineVehicle; hidden: boolean }) {
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
  lane: Pick<TimelineUnit, "unit" | "plate" | "isRetired">,
): string {
  const { unit, plate, isRetired } = lane;
  if (isRetired) return `${location} ${unit}, fuori flotta`;
  const place = units.length === 1 ? location : `${location} ${unit}`;
  return plate === null ? place : `${place} · ${plate}`;
}

interface DraftBlockProps {
  period: BlockPeriod;
  timeZone: string;
  window: TimelineWindow;
}

/** The block that a drag is drawing. */
function DraftBlock({ period, timeZone, window }: DraftBlockProps) {
  const span = { from: toInstant(period.from, timeZone), to: toInstant(period.to, timeZone) };
  const bar = toBarPosition(span, window, timeZone);
  const days = countWindowDays(window);
  return bar ? (
    <span
      className={`${barStyles.bar} ${barStyles.draft}`}
      data-draft
      style={{ "--start": `${(100 * bar.start) / days}%`, "--length": `${(100 * bar.length) / days}%` }}
    >
      <span>{draftLabel(period)}</span>
    </span>
  ) : null;
}

/** Returns the label of a block that is being drawn: its first and last day. If it ends at midnight, its last day is the day before. */
const draftLabel = ({ from, to }: BlockPeriod): string =>
  formatItalianRange(from.date, to.time === "00:00" ? addDays(to.date, -1) : to.date);
