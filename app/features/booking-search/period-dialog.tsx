import { lazy, Suspense, useEffect, useRef } from "react";
import { selectedLengthText } from "#app/features/booking-search/search-status.ts";
import { earliestPickupDay, type SearchValues } from "#app/features/booking-search/search-values.ts";
import { WIDE_QUERY } from "#app/ui/breakpoints.ts";
import { Button } from "#app/ui/button.tsx";
import { DeferredRender } from "#app/ui/deferred-render.tsx";
import { CalendarLoading } from "#app/ui/fields/calendar-loading.tsx";
import { panelInset } from "#app/ui/fields/panel-position.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { loadWithRetry } from "#app/ui/requests/load-with-retry.ts";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { HandoverDays } from "#domain/opening-hours/handover-days.ts";
import type { CivilDate, CivilMoment } from "#domain/rental-period/civil-time.ts";
import { type DateRange, type DateRangeField, selectRangeDay } from "#domain/rental-period/date-range-picker.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import styles from "./period-dialog.deferred.module.css";

const RangeCalendar = lazy(() =>
  loadWithRetry(async () => ({ default: (await import("#app/ui/fields/calendar.tsx")).RangeCalendar })),
);

/** The maximum size of the panel with two months, in px. */
const PANEL_SIZE_PX = { width: 728, height: 560 };

/** Months side by side in a wide window; one below the other in a phone's sheet, which scrolls. */
const MONTH_COUNTS = { wide: 2, phone: 3 };

interface PeriodDialogProps {
  /** The date being chosen; null while the calendar is closed. */
  selectedEnd: DateRangeField | null;
  /** The element that opened the calendar. */
  anchor: Element | null;
  values: SearchValues;
  now: CivilMoment;
  /** When the city of the date being chosen is open; undefined if it has no hours. */
  days: HandoverDays | undefined;
  onChange: (range: DateRange) => void;
  onEndSelect: (selectedEnd: DateRangeField | null) => void;
}

const periodCalendarFallback = <CalendarLoading />;

/**
 * Renders one calendar for both dates of a rental (product.md#search-form): the first click sets the pickup, the second sets the return and closes
 * it. It is a panel beside its field, or a bottom sheet on a phone.
 */
export function PeriodDialog({
  selectedEnd,
  anchor,
  values,
  now,
  days: openDays,
  onChange,
  onEndSelect,
}: PeriodDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = selectedEnd !== null;

  useEffect(() => {
    const panel = dialog.current;
    if (!panel || !isOpen || panel.open) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (anchor)
      panel.style.setProperty(
        "--panel-place",
        panelInset(anchor.getBoundingClientRect(), PANEL_SIZE_PX, { width, height }),
      );
    panel.showModal();
  }, [isOpen, anchor]);

  function selectDay(date: CivilDate) {
    const { range, next } = selectRangeDay(values, selectedEnd ?? "pickup", date);
    onChange({ pickupDate: range.pickupDate, returnDate: range.returnDate });
    if (next === null) dialog.current?.close();
    else onEndSelect(next);
  }

  const words = useWords("search", "periods", "fields");
  const { dates } = words.search;
  const lengthText = selectedLengthText(words, values, useSite().graceMinutes);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes it; the keyboard has Esc and the close button
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={dates.title}
      data-drag-to-close="down"
      onClose={() => onEndSelect(null)}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <DateTab end="pickup" date={values.pickupDate} isSelected={selectedEnd === "pickup"} onSelect={onEndSelect} />
          <DateTab end="return" date={values.returnDate} isSelected={selectedEnd === "return"} onSelect={onEndSelect} />
          <IconButton aria-label={words.fields.close} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
        {isOpen && (
          <Suspense fallback={periodCalendarFallback}>
            <DeferredRender fallback={periodCalendarFallback}>
              <RangeCalendar
                from={values.pickupDate}
                to={values.returnDate}
                endLabels={{ from: dates.pickupDay, to: dates.returnDay }}
                min={earliestPickupDay(now)}
                closedReason={openDays?.closedReason}
                months={window.matchMedia(WIDE_QUERY).matches ? MONTH_COUNTS.wide : MONTH_COUNTS.phone}
                onSelect={selectDay}
              />
            </DeferredRender>
          </Suspense>
        )}
        <div className={styles.foot}>
          <p role="status">
            {selectedEnd === "return" && !values.returnDate ? dates.chooseReturn : (lengthText ?? dates.choosePickup)}
            {openDays?.text && ` ${openDays.text}.`}
          </p>
          {lengthText !== null && (
            <Button variant="quiet" onClick={() => dialog.current?.close()}>
              {dates.done}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

interface DateTabProps {
  end: DateRangeField;
  date: CivilDate | "";
  isSelected: boolean;
  onSelect: (end: DateRangeField) => void;
}

/** Renders one of the two dates; clicking it makes it the one that the next click changes. */
function DateTab({ end, date, isSelected, onSelect }: DateTabProps) {
  const words = useWords("search");
  const { dates } = words.search;
  return (
    <button type="button" className={styles.end} aria-pressed={isSelected} onClick={() => onSelect(end)}>
      <span>{dates[end]}</span>{" "}
      <b data-empty={date ? undefined : ""}>{date ? formatWeekdayAndDay(words, date) : dates.none}</b>
    </button>
  );
}
