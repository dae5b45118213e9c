import { type KeyboardEvent, useState } from "react";
import { OCCUPANCY_WORDS } from "#app/features/admin/dashboard/dashboard-words.ts";
import { axisMaxPercent, type OccupancyPercent, roundedPercent } from "#app/features/admin/dashboard/occupancy-days.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { formatItalianLong, formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import styles from "./occupancy-chart.module.css";

/** A bar's width as a share of its day's width; the bar is centred. */
const BAR_WIDTH_RATIO = 0.3;

/**
 * Draws a bar per day, maintenance stacked on rented units. Positions are percentages of the plot, so nothing is measured. Hovering and the
 * arrow keys show a day's figures.
 */
export function OccupancyChart({ days }: { days: readonly OccupancyPercent[] }) {
  const [shownIndex, setShownIndex] = useState<number | null>(null);
  const axisMax = axisMaxPercent(days);
  const last = days.length - 1;
  const dayWidth = 100 / Math.max(1, days.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayIndexForKey(event.key, shownIndex ?? 0, last);
    if (to === undefined) return;
    event.preventDefault();
    setShownIndex(to);
  };
  const occupancy = shownIndex === null ? undefined : days[shownIndex];
  return (
    <div className={styles.plot}>
      <div className={styles.area}>
        <svg
          role="application"
          aria-label="Occupazione giorno per giorno: scorri con le frecce"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move from day to day
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => setShownIndex((before) => before ?? 0)}
          onBlur={() => setShownIndex(null)}
          onMouseLeave={() => setShownIndex(null)}
        >
          <ChartAxis axisMax={axisMax} />
          {days.map((one, index) => (
            <DayBar
              key={one.date}
              occupancy={one}
              axisMax={axisMax}
              index={index}
              dayWidth={dayWidth}
              onHover={() => setShownIndex(index)}
            />
          ))}
        </svg>
        {shownIndex !== null && occupancy && (
          <OccupancyTooltip occupancy={occupancy} center={dayWidth * (shownIndex + 0.5)} />
        )}
      </div>
    </div>
  );
}

/** Returns the index of the day that a key selects, null for none, or undefined for a key without a function. */
function dayIndexForKey(key: string, from: number, last: number): number | null | undefined {
  if (key === "ArrowLeft") return Math.max(0, from - 1);
  if (key === "ArrowRight") return Math.min(last, from + 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return key === "Escape" ? null : undefined;
}

/** Draws the grid lines and labels at zero, the middle and the maximum. */
function ChartAxis({ axisMax }: { axisMax: number }) {
  return [0, axisMax / 2, axisMax].map((tick) => (
    <g key={tick}>
      <line x1="0" x2="100%" y1={heightPercent(axisMax - tick, axisMax)} y2={heightPercent(axisMax - tick, axisMax)} />
      <text x="0" dx="-8" y={heightPercent(axisMax - tick, axisMax)} dy="0.355em" textAnchor="end">
        {tick === axisMax ? roundedPercent(axisMax) : tick}
      </text>
    </g>
  ));
}

/** Returns an occupancy as a share of the plot's height, in percent with two decimals. */
const heightPercent = (occupancy: number, axisMax: number) => `${Math.round((10_000 * occupancy) / axisMax) / 100}%`;

interface DayBarProps {
  occupancy: OccupancyPercent;
  /** The occupancy at the top of the plot, in percent of the fleet. */
  axisMax: number;
  index: number;
  /** The width of a day, in percent of the plot. */
  dayWidth: number;
  onHover: () => void;
}

/** Draws today filled and later days as outlines, with a date under the first bar and every seventh. */
function DayBar({ occupancy: { date, rented, maintenance }, axisMax, index, dayWidth, onHover }: DayBarProps) {
  const place = { x: `${dayWidth * (index + (1 - BAR_WIDTH_RATIO) / 2)}%`, width: `${dayWidth * BAR_WIDTH_RATIO}%` };
  const today = index === 0;
  return (
    <g>
      {rented > 0 && (
        <rect
          {...place}
          y={heightPercent(axisMax - rented, axisMax)}
          height={heightPercent(rented, axisMax)}
          data-bar={today ? "today" : "rented"}
        />
      )}
      {maintenance > 0 && (
        <rect
          {...place}
          y={heightPercent(axisMax - rented - maintenance, axisMax)}
          height={heightPercent(maintenance, axisMax)}
          data-bar="maintenance"
        />
      )}
      {index % 7 === 0 && (
        <text
          x={`${dayWidth * (index + 0.5)}%`}
          y="100%"
          dy="20"
          textAnchor="middle"
          className={today ? styles.tickToday : undefined}
        >
          {today ? "oggi" : formatItalianShort(date)}
        </text>
      )}
      {/* The day's whole height reacts to the pointer, also on an empty day. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys show the same figures */}
      <rect
        x={`${dayWidth * index}%`}
        width={`${dayWidth}%`}
        height="100%"
        fill="none"
        pointerEvents="all"
        onMouseEnter={onHover}
      />
    </g>
  );
}

/** Shows a day's figures beside its bar; `center` is the bar's centre, in percent of the plot. */
function OccupancyTooltip({ occupancy, center }: { occupancy: OccupancyPercent; center: number }) {
  // On the side with more room.
  const place = center < 50 ? { left: `${center}%` } : { right: `${100 - center}%` };
  return (
    <div className={styles.tip} role="status" style={place}>
      <p className={textStyles.strong}>{formatItalianLong(occupancy.date)}</p>
      <p>{OCCUPANCY_WORDS.rented(roundedPercent(occupancy.rented))}</p>
      {occupancy.maintenance > 0 && <p>{OCCUPANCY_WORDS.maintenance(roundedPercent(occupancy.maintenance))}</p>}
    </div>
  );
}
