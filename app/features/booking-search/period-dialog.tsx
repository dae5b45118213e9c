import { lazy, Suspense, useEffect, useRef } from "react";
import { earliestPickupDay, type SearchValues } from "#app/features/booking-search/search-values.ts";
import { chosenDays, SEARCH_WORDS } from "#app/features/booking-search/search-words.ts";
import { WIDE } from "#app/ui/breakpoints.ts";
import { Button } from "#app/ui/button.tsx";
import { DrawnNext } from "#app/ui/drawn-next.tsx";
import { CalendarWaiting } from "#app/ui/fields/calendar-waiting.tsx";
import { panelPlace } from "#app/ui/fields/panel-place.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { untilArrived } from "#app/ui/requests/until-arrived.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import { type CivilDate, type CivilMoment, formatItalianDay } from "#domain/rental-period/civil-time.ts";
import { chooseRangeDay, type DayRange, type RangeEnd } from "#domain/rental-period/day-range.ts";
import styles from "./period-dialog.deferred.module.css";

const RangeCalendar = lazy(() =>
  untilArrived(async () => ({ default: (await import("#app/ui/fields/calendar.tsx")).RangeCalendar })),
);

/** The panel of two months at its tallest, in px. */
const PANEL = { width: 728, height: 560 };

/** Side by side, and under each other: a phone's sheet scrolls. */
const MONTHS = { wide: 2, phone: 3 };

interface PeriodDialogProps {
  /** Which day is being chosen; null while the calendar is closed. */
  end: RangeEnd | null;
  /** Where it was opened from. */
  cell: Element | null;
  values: SearchValues;
  now: CivilMoment;
  onChange: (range: DayRange) => void;
  onEnd: (end: RangeEnd | null) => void;
}

const { dates: words } = SEARCH_WORDS;
const waiting = <CalendarWaiting />;

/**
 * One calendar for both days of a rental (product.md#search-form): the first touch is the pickup, the second the return, and that closes it.
 * A panel beside its field, a sheet from the bottom on a phone.
 */
export function PeriodDialog({ end, cell, values, now, onChange, onEnd }: PeriodDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = end !== null;

  useEffect(() => {
    const panel = dialog.current;
    if (!panel || !opened || panel.open) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (cell)
      panel.style.setProperty("--panel-place", panelPlace(cell.getBoundingClientRect(), PANEL, { width, height }));
    panel.showModal();
  }, [opened, cell]);

  function choose(date: CivilDate) {
    const { range, next } = chooseRangeDay(values, end ?? "pickup", date);
    onChange({ pickupDate: range.pickupDate, returnDate: range.returnDate });
    if (next === null) dialog.current?.close();
    else onEnd(next);
  }

  const days = chosenDays(values);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes it; the keyboard has Esc and the close button
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.title}
      data-drags="down"
      onClose={() => onEnd(null)}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <EndButton end="pickup" date={values.pickupDate} chosen={end === "pickup"} onChoose={onEnd} />
          <EndButton end="return" date={values.returnDate} chosen={end === "return"} onChoose={onEnd} />
          <IconButton aria-label={words.close} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
        {opened && (
          <Suspense fallback={waiting}>
            <DrawnNext meanwhile={waiting}>
              <RangeCalendar
                from={values.pickupDate}
                to={values.returnDate}
                endLabels={{ from: words.pickup.toLowerCase(), to: words.return.toLowerCase() }}
                min={earliestPickupDay(now)}
                months={window.matchMedia(WIDE).matches ? MONTHS.wide : MONTHS.phone}
                onSelect={choose}
              />
            </DrawnNext>
          </Suspense>
        )}
        <div className={styles.foot}>
          <p role="status">
            {end === "return" && !values.returnDate
              ? words.chooseReturn
              : days === null
                ? words.choosePickup
                : words.length({ days: daysLabel(days) })}
          </p>
          {days !== null && (
            <Button variant="quiet" onClick={() => dialog.current?.close()}>
              {words.done}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

interface EndButtonProps {
  end: RangeEnd;
  date: CivilDate | "";
  chosen: boolean;
  onChoose: (end: RangeEnd) => void;
}

/** One of the two days as it stands; pressed, it is the one that the next touch chooses. */
function EndButton({ end, date, chosen, onChoose }: EndButtonProps) {
  return (
    <button type="button" className={styles.end} aria-pressed={chosen} onClick={() => onChoose(end)}>
      <span>{words[end]}</span> <b data-empty={date ? undefined : ""}>{date ? formatItalianDay(date) : words.none}</b>
    </button>
  );
}
