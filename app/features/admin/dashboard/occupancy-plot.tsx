import { type KeyboardEvent, useState } from "react";
import { OCCUPANCY_WORDS } from "#app/features/admin/dashboard/dashboard-words.ts";
import { axisEnd, type DayShare, wholePercent } from "#app/features/admin/dashboard/occupancy-shares.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { formatItalianLong, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import styles from "./occupancy-plot.module.css";

/** What of a day's width its bar takes, in the middle of it. */
const BAR_WIDTH = 0.3;

/**
 * A bar a day, maintenance on top of what is rented. Everything is placed in percent of the plot, so that nothing has to be measured. A day
 * tells its figures under the pointer, and with the arrow keys.
 */
export function OccupancyPlot({ shares }: { shares: readonly DayShare[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const end = axisEnd(shares);
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
          <Scale end={end} />
          {shares.map((one, index) => (
            <DayBar key={one.date} share={one} end={end} index={index} day={day} onPoint={() => setShown(index)} />
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

/** Lines and figures of the height: nothing, the middle, and the end with its unit. */
function Scale({ end }: { end: number }) {
  return [0, end / 2, end].map((tick) => (
    <g key={tick}>
      <line x1="0" x2="100%" y1={heightOf(end - tick, end)} y2={heightOf(end - tick, end)} />
      <text x="0" dx="-8" y={heightOf(end - tick, end)} dy="0.355em" textAnchor="end">
        {tick === end ? wholePercent(end) : tick}
      </text>
    </g>
  ));
}

/** A share as a part of the plot's height, in percent to a hundredth. */
const heightOf = (share: number, end: number) => `${Math.round((10_000 * share) / end) / 100}%`;

interface DayBarProps {
  share: DayShare;
  /** What the height stands for, in percent of the fleet. */
  end: number;
  index: number;
  /** The width of a day, in percent. */
  day: number;
  onPoint: () => void;
}

/** Today is the accent itself, the days to come its outline; a date under the first bar and every seventh. */
function DayBar({ share: { date, rented, maintenance }, end, index, day, onPoint }: DayBarProps) {
  const place = { x: `${day * (index + (1 - BAR_WIDTH) / 2)}%`, width: `${day * BAR_WIDTH}%` };
  const today = index === 0;
  return (
    <g>
      {rented > 0 && (
        <rect
          {...place}
          y={heightOf(end - rented, end)}
          height={heightOf(rented, end)}
          data-bar={today ? "today" : "rented"}
        />
      )}
      {maintenance > 0 && (
        <rect
          {...place}
          y={heightOf(end - rented - maintenance, end)}
          height={heightOf(maintenance, end)}
          data-bar="maintenance"
        />
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

/** A day's figures, beside its bar; `center` is where that stands, in percent of the plot. */
function OccupancyTip({ share, center }: { share: DayShare; center: number }) {
  // On the side where there is more room.
  const place = center < 50 ? { left: `${center}%` } : { right: `${100 - center}%` };
  return (
    <div className={styles.tip} role="status" style={place}>
      <p className={textStyles.strong}>{formatItalianLong(share.date)}</p>
      <p>{OCCUPANCY_WORDS.rented(wholePercent(share.rented))}</p>
      {share.maintenance > 0 && <p>{OCCUPANCY_WORDS.maintenance(wholePercent(share.maintenance))}</p>}
    </div>
  );
}
