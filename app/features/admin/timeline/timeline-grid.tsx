import { useCallback, useRef } from "react";
import {
  canChangeUnit,
  type TimelineGroup,
  type TimelineHold,
  unitStepsAway,
} from "#app/features/admin/timeline/timeline-data.ts";
import type { DragPreview } from "#app/features/admin/timeline/timeline-drag.ts";
import { TimelineVehicleRow } from "#app/features/admin/timeline/timeline-vehicle-row.tsx";
import { useTimelineDrag } from "#app/features/admin/timeline/use-timeline-drag.ts";
import { useNow } from "#app/features/admin/use-now.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { MINUTE_MS } from "#domain/durations.ts";
import type { BlockPeriod } from "#domain/forms/unit-holds/maintenance-block.ts";
import { formatNumber } from "#domain/numbers.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import {
  countWindowDays,
  isDenseWindow,
  listTimelineDays,
  type TimelineWindow,
  toDayPosition,
} from "#domain/timeline/timeline.ts";
import { moveBlock } from "#domain/timeline/timeline-drag.ts";
import styles from "./timeline-grid.module.css";

export interface TimelineGridProps {
  groups: readonly TimelineGroup[];
  window: TimelineWindow;
  /** Whether gaps are shown. */
  showsGaps: boolean;
  onDrawBlock: (preview: DragPreview) => void;
  onOpenBlock: (hold: TimelineHold) => void;
  onMove: (hold: TimelineHold, unit: number, period: BlockPeriod) => void;
}

/** The labels follow the line for now in steps of an hour. */
const LABEL_STEPS_PER_DAY = 24;

/** The timeline with units as rows, days as columns and holds as bars. Names and days are sticky. */
export function TimelineGrid({ groups, window, showsGaps, onDrawBlock, onOpenBlock, onMove }: TimelineGridProps) {
  const { preview, handlers } = useTimelineDrag({
    groups,
    window,
    onDrawBlock,
    onMove: (hold, { unit, period }) => onMove(hold, unit, period),
  });
  // A ref keeps the callbacks stable, so that memoised rows render only when their own data changes.
  const latest = useRef({ groups, onOpenBlock, onMove });
  latest.current = { groups, onOpenBlock, onMove };
  const openBlock = useCallback((hold: TimelineHold) => latest.current.onOpenBlock(hold), []);
  const step = useCallback((hold: TimelineHold, by: { days: number; units: number }) => {
    const units = latest.current.groups.find(({ vehicle }) => vehicle.id === hold.vehicleId)?.vehicle.units ?? [];
    const unit = unitStepsAway(units, hold.unit, by.units);
    const period = by.days !== 0 && !hold.booking ? moveBlock(hold.period, by.days) : hold.period;
    if (!canChangeUnit(hold) || (unit === hold.unit && period === hold.period)) return;
    latest.current.onMove(hold, unit, period);
  }, []);
  const units = groups.reduce((sum, group) => sum + group.units.length, 0);
  const now = new Date(useNow(MINUTE_MS));
  const { timeZone } = useSite();
  const position = toDayPosition(now, window, timeZone);
  const today = position >= 0 && position < countWindowDays(window) ? Math.floor(position) : null;

  return (
    <div className={styles.scroll} data-dragging={preview ? true : undefined}>
      <div
        className={styles.timeline}
        data-now={today === null ? undefined : true}
        data-dense={isDenseWindow(window) || undefined}
        style={{
          "--days": countWindowDays(window),
          "--week-count": window.weeks,
          "--now": `${(100 * position) / countWindowDays(window)}%`,
        }}
        {...handlers}
      >
        {/* Hidden from screen readers, because every bar's label includes its dates. */}
        <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
          <div className={styles.label}>
            <span className={textStyles.meta}>{`${formatNumber(units)} unità`}</span>
          </div>
          {listTimelineDays(window).map(({ date, dayOfMonth, label }, at) => (
            <div
              key={date}
              className={styles.day}
              title={formatItalianLong(date)}
              data-today={at === today || undefined}
            >
              <small>{isDenseWindow(window) && at > 0 && dayOfMonth > 1 ? "" : label}</small>
              {isDenseWindow(window) && at % 7 > 0 ? "" : dayOfMonth}
            </div>
          ))}
        </div>
        <ul className={styles.cars} aria-label="Calendario della flotta">
          {groups.map((group) => (
            <TimelineVehicleRow
              key={group.vehicle.id}
              group={group}
              window={window}
              showsGaps={showsGaps}
              now={Math.round(position * LABEL_STEPS_PER_DAY) / LABEL_STEPS_PER_DAY}
              preview={preview?.vehicleId === group.vehicle.id ? preview : null}
              onOpenBlock={openBlock}
              onStep={step}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
