import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { canChangeUnit, type TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import {
  holdFill,
  holdTitle,
  TRANSFER_WORDS,
  timelineHoldSentence,
} from "#app/features/admin/timeline/timeline-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { panelPaths } from "#domain/panel-paths.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { type BarPosition, countWindowDays, type TimelineWindow, toBarPosition } from "#domain/timeline/timeline.ts";
import styles from "./timeline-bar.module.css";

export interface TimelineBarProps {
  hold: TimelineHold;
  window: TimelineWindow;
  /** The position of the current time, in days from the first displayed day. */
  now: number;
  /** Set while dragged; "conflict" over another hold. */
  dragged?: "free" | "conflict" | undefined;
  /** The car's number of units; with a single unit there is no other lane to move to. */
  units: number;
  onOpenBlock: (hold: TimelineHold) => void;
  /** Moves the hold by keyboard: a block by days, either kind by units. */
  onStep: (hold: TimelineHold, step: { days: number; units: number }) => void;
}

/** A hold on its unit's lane. A booking links to its screen, a block opens its dialog; both are moved by dragging or with Shift and arrow keys. */
export function TimelineBar({ hold, window, now, units, dragged, onOpenBlock, onStep }: TimelineBarProps) {
  const { span, pickupAt, returnAt, backAtBaseAt, timeZone } = hold;
  const bar = toBarPosition({ from: pickupAt, to: returnAt }, window, timeZone);
  const turnaround = toBarPosition({ from: backAtBaseAt, to: span.to }, window, timeZone);
  const days = countWindowDays(window);
  const barStyle = (start: number, length: number) => ({
    "--start": `${(100 * start) / days}%`,
    "--length": `${(100 * length) / days}%`,
  });
  const sentence = timelineHoldSentence(hold);
  const attention = hold.isLate ? "late" : hold.endangeredBy ? "endangered" : "";
  const shared = {
    className: `${styles.bar} ${styles[holdFill(hold)]}`,
    title: sentence,
    "aria-label": sentence,
    "aria-keyshortcuts": stepShortcuts(hold, units),
    "data-hold": hold.id,
    "data-dragged": dragged,
    "data-attention": attention || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.shiftKey ? ARROW_KEY_STEPS[event.key] : undefined;
      if (!step) return;
      event.preventDefault();
      onStep(hold, step);
    },
  };
  const transfers = [
    {
      bar: toBarPosition({ from: span.from, to: pickupAt }, window, timeZone),
      label: TRANSFER_WORDS.out(toCivilMoment(span.from, timeZone)),
    },
    {
      bar: toBarPosition({ from: returnAt, to: backAtBaseAt }, window, timeZone),
      label: TRANSFER_WORDS.back(toCivilMoment(backAtBaseAt, timeZone)),
    },
  ];
  return (
    <>
      {transfers.map(
        ({ bar, label }) =>
          bar && (
            <span
              key={label}
              className={styles.transfer}
              role="img"
              aria-label={label}
              title={label}
              style={barStyle(bar.start, bar.length)}
            />
          ),
      )}
      {turnaround && (
        <span
          className={styles.turnaround}
          title="Preparazione fra un noleggio e l'altro"
          style={barStyle(turnaround.start, turnaround.length)}
        />
      )}
      {bar && hold.booking && (
        <Link
          {...shared}
          to={panelPaths.adminBooking(hold.booking.id)}
          draggable={false}
          style={{ ...barStyle(bar.start, bar.length), ...labelOffset(now, bar, days) }}
        >
          <span>
            {attention && (
              <Icon className={styles.attention} name={attention === "late" ? "clock" : "warning"} size={12} />
            )}
            {holdTitle(hold)}
          </span>
        </Link>
      )}
      {bar && !hold.booking && (
        <button
          {...shared}
          type="button"
          style={{ ...barStyle(bar.start, bar.length), ...labelOffset(now, bar, days) }}
          onClick={() => onOpenBlock(hold)}
        >
          {!bar.isCutAtStart && <i className={styles.edge} data-edge="from" aria-hidden="true" />}
          <span>{holdTitle(hold)}</span>
          {!bar.isCutAtEnd && <i className={styles.edge} data-edge="to" aria-hidden="true" />}
        </button>
      )}
    </>
  );
}

/** Returns the keys that move a hold: a booking keeps its days, and one that has ended or is handed over also its unit. */
function stepShortcuts(hold: TimelineHold, units: number): string | undefined {
  const keys = [
    ...(hold.booking ? [] : ["ArrowLeft", "ArrowRight"]),
    ...((units > 1 || hold.unit > units) && canChangeUnit(hold) ? ["ArrowUp", "ArrowDown"] : []),
  ];
  return keys.length > 0 ? keys.map((key) => `Shift+${key}`).join(" ") : undefined;
}

/** Offsets the label behind the line for now when the line crosses the bar, unless there is more room before it. */
function labelOffset(now: number, { start, length }: BarPosition, days: number) {
  const elapsedDays = now - start;
  return elapsedDays > 0 && elapsedDays < length / 2 ? { "--words": `${(100 * elapsedDays) / days}%` } : {};
}

const ARROW_KEY_STEPS: Readonly<Record<string, { days: number; units: number }>> = {
  ArrowLeft: { days: -1, units: 0 },
  ArrowRight: { days: 1, units: 0 },
  ArrowUp: { days: 0, units: -1 },
  ArrowDown: { days: 0, units: 1 },
};
