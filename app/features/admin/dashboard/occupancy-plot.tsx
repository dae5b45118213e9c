import { type KeyboardEvent, useState } from "react";
import type { DayShare } from "#app/features/admin/dashboard/occupancy-shares.ts";
import { OccupancyTip } from "#app/features/admin/dashboard/occupancy-tip.tsx";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";
import styles from "./occupancy-plot.module.css";

const TICKS = [0, 50, 100];
/** What of a day's width its bar takes, in the middle of it. */
const BAR_WIDTH = 0.3;

/**
 * A bar a day, maintenance on top of what is rented. Everything is placed in percent of the plot, so that nothing has to be measured. A day
 * tells its figures under the pointer, and with the arrow keys.
 */
export function OccupancyPlot({ shares }: { shares: readonly DayShare[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const last = shares.length - 1;
  const day = 100 / Math.max(1, shares.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyTarget(event.key, shown ?? 0, last);
    if (to === undefined) return;
    event.preventDefault();
    setShown(to);
  };
  const share = shown === null ? undefined : shares[shown];
  return (
    <div className={styles.plot}>
      <div className={styles.area}>
        <svg
          role="application"
          aria-label="Occupazione giorno per giorno: scorri con le frecce"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from day to day
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => setShown((before) => before ?? 0)}
          onBlur={() => setShown(null)}
          onMouseLeave={() => setShown(null)}
        >
          <Scale />
          {shares.map((one, index) => (
            <DayBar key={one.date} share={one} index={index} day={day} onPoint={() => setShown(index)} />
          ))}
        </svg>
        {shown !== null && share && <OccupancyTip share={share} center={day * (shown + 0.5)} />}
      </div>
    </div>
  );
}

/** The day that a key leads to, null for none; undefined for a key that means nothing here. */
function keyTarget(key: string, from: number, last: number): number | null | undefined {
  if (key === "ArrowLeft") return Math.max(0, from - 1);
  if (key === "ArrowRight") return Math.min(last, from + 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return key === "Escape" ? null : undefined;
}

/** Lines and figures of the height. */
function Scale() {
  return TICKS.map((tick) => (
    <g key={tick}>
      <line x1="0" x2="100%" y1={`${100 - tick}%`} y2={`${100 - tick}%`} />
      <text x="0" dx="-8" y={`${100 - tick}%`} dy="0.355em" textAnchor="end">
        {tick}
      </text>
    </g>
  ));
}

interface DayBarProps {
  share: DayShare;
  index: number;
  /** The width of a day, in percent. */
  day: number;
  onPoint: () => void;
}

/** Today is the accent itself, the days to come its outline; a date under the first bar and every seventh. */
function DayBar({ share: { date, rented, maintenance }, index, day, onPoint }: DayBarProps) {
  const place = { x: `${day * (index + (1 - BAR_WIDTH) / 2)}%`, width: `${day * BAR_WIDTH}%` };
  const today = index === 0;
  return (
    <g>
      {rented > 0 && (
        <rect {...place} y={`${100 - rented}%`} height={`${rented}%`} data-bar={today ? "today" : "rented"} />
      )}
      {maintenance > 0 && (
        <rect {...place} y={`${100 - rented - maintenance}%`} height={`${maintenance}%`} data-bar="maintenance" />
      )}
      {index % 7 === 0 && (
        <text
          x={`${day * (index + 0.5)}%`}
          y="100%"
          dy="20"
          textAnchor="middle"
          className={today ? styles.tickToday : undefined}
        >
          {today ? "oggi" : formatItalianShort(date)}
        </text>
      )}
      {/* The whole height of the day answers to the pointer, an empty day too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same is told by the arrow keys */}
      <rect
        x={`${day * index}%`}
        width={`${day}%`}
        height="100%"
        fill="none"
        pointerEvents="all"
        onMouseEnter={onPoint}
      />
    </g>
  );
}
