import { type ComponentProps, useState } from "react";
import { DayPicker, type Modifiers } from "react-day-picker";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatLongDate, formatMonthAndYear } from "#domain/words/formats/format-date.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./calendar.deferred.module.css";

interface MonthsProps {
  onSelect: (date: CivilDate) => void;
  /** Number of months shown side by side. */
  months: number;
}

interface CalendarProps extends MonthsProps {
  selected: CivilDate | null;
  /** First and last selectable day. */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** The only selectable day of the week; 0 is Sunday. */
  onlyWeekday?: number | undefined;
  /** Returns true, or the reason, for an unavailable day, which is hatched and not selectable. */
  isUnavailable?: ((date: CivilDate) => boolean | string | undefined) | undefined;
  /** The other end of a period, marked too. */
  otherDate?: CivilDate | null | undefined;
}

/** Selects one day (product.md#search-form). Import this module lazily: the library is heavy. */
export function Calendar({ selected, min, max, onlyWeekday, isUnavailable, otherDate, ...months }: CalendarProps) {
  const words = useWords("fields");
  const start = selected ?? min;
  const [from, to] = [selected, otherDate].filter((date) => date != null).toSorted();
  const unavailable = isUnavailable && ((day: Date) => Boolean(isUnavailable(toCivilDate(day))));
  return (
    <DayPicker
      {...sharedProps(words, months)}
      mode="single"
      selected={selected ? toLocalDay(selected) : undefined}
      {...(start && { defaultMonth: toLocalDay(start) })}
      startMonth={min ? toLocalDay(min) : undefined}
      {...(max && { endMonth: toLocalDay(max) })}
      labels={{
        ...calendarLabels(words),
        labelDayButton: (day, { today }) =>
          dayLabel(words, { day, isToday: today, notes: [isUnavailable?.(toCivilDate(day))] }),
      }}
      disabled={[
        ...(min ? [{ before: toLocalDay(min) }] : []),
        ...(max ? [{ after: toLocalDay(max) }] : []),
        ...(onlyWeekday === undefined ? [] : [(day: Date) => day.getDay() !== onlyWeekday]),
        ...(unavailable ? [unavailable] : []),
      ]}
      modifiers={{
        end: selected ? toLocalDay(selected) : [],
        taken: unavailable ?? [],
        companion: otherDate ? toLocalDay(otherDate) : [],
        between: betweenDays(from, to),
      }}
    />
  );
}

interface RangeCalendarProps extends MonthsProps {
  /** First and last day; "" if not chosen yet. */
  from: CivilDate | "";
  to: CivilDate | "";
  /** Names of the two ends for screen readers: "ritiro", "riconsegna". */
  endLabels: { from: string; to: string };
  /** First selectable day. */
  min: CivilDate;
  /** Returns why a day cannot be chosen; null if it can. */
  closedReason?: ((date: CivilDate) => string | null) | undefined;
}

/** Selects a period of days (product.md#search-form). Hovering a day previews the period. */
export function RangeCalendar({ from, to, endLabels, min, closedReason, ...months }: RangeCalendarProps) {
  const words = useWords("fields");
  const [hoveredDate, setHoveredDate] = useState<CivilDate | null>(null);
  const last = to || (from && hoveredDate && hoveredDate > from ? hoveredDate : "");
  const label = (day: Date, modifiers: Modifiers) => {
    const date = toCivilDate(day);
    const notes = [date === from && endLabels.from, date === to && endLabels.to, closedReason?.(date)];
    return dayLabel(words, { day, isToday: modifiers.today, notes });
  };
  return (
    <DayPicker
      {...sharedProps(words, months)}
      mode="range"
      labels={{ ...calendarLabels(words), labelDayButton: label }}
      selected={{ from: from ? toLocalDay(from) : undefined, to: to ? toLocalDay(to) : undefined }}
      onSelect={ignoreSelect}
      onDayMouseEnter={(day) => setHoveredDate(toCivilDate(day))}
      onDayMouseLeave={() => setHoveredDate(null)}
      defaultMonth={toLocalDay(from || min)}
      startMonth={toLocalDay(min)}
      disabled={[
        { before: toLocalDay(min) },
        ...(closedReason ? [(day: Date) => closedReason(toCivilDate(day)) !== null] : []),
      ]}
      modifiers={{
        end: [from, to].filter((date) => date !== "").map(toLocalDay),
        between: betweenDays(from, last),
      }}
    />
  );
}

/** Returns the accessible name of a day: "oggi, sabato 24 ottobre 2026, ritiro", "domenica 25 ottobre 2026, Chiuso la domenica". */
function dayLabel(
  words: Words<"fields">,
  { day, isToday, notes }: { day: Date; isToday: unknown; notes: readonly unknown[] },
): string {
  const texts = notes.filter((note) => typeof note === "string");
  const { today } = words.fields.calendar;
  return [isToday && today, formatLongDate(words, toCivilDate(day)), ...texts].filter(Boolean).join(", ");
}

/** Returns the library's texts for screen readers. */
function calendarLabels(words: Words<"fields">) {
  const { calendar } = words.fields;
  return {
    labelNext: () => calendar.nextMonth,
    labelPrevious: () => calendar.previousMonth,
    labelNav: () => calendar.navigation,
    labelGrid: (month: Date) => captionOf(words, month),
    labelGridcell: (day: Date) => formatLongDate(words, toCivilDate(day)),
    labelWeekday: (day: Date) => words.formats.weekdays[day.getDay()] ?? "",
  };
}

const captionOf = (words: Words<"formats">, month: Date) => formatMonthAndYear(words, toCivilDate(month).slice(0, 7));

/** The caller decides which end a click sets. The day-picker needs a handler to treat its selection as controlled. */
function ignoreSelect() {}

const CLASS_NAMES = {
  root: classNames(styles.root),
  months: classNames(styles.months),
  month_caption: classNames(styles.caption),
  caption_label: classNames(styles.captionLabel),
  nav: classNames(styles.nav),
  month_grid: classNames(styles.grid),
  weekday: classNames(styles.weekday),
  day: classNames(styles.day),
  day_button: classNames(styles.dayButton),
  today: classNames(styles.isToday),
  disabled: classNames(styles.isDisabled),
  outside: classNames(styles.isOutside),
  hidden: classNames(styles.isHidden),
};

/** Classes for our own modifiers of days: the library only knows today and the selected days. */
const MODIFIER_CLASS_NAMES = {
  end: classNames(styles.isSelected),
  taken: classNames(styles.isTaken),
  companion: classNames(styles.isCompanion),
  between: classNames(styles.isBetween),
};

/**
 * Props of both calendars: weeks from Monday, and the initial focus on the selected day or else the first selectable one. The names of months and days come from our
 * words, because the library's locales are large.
 */
const sharedProps = (words: Words<"fields">, { months, onSelect }: MonthsProps) =>
  ({
    lang: words.language,
    weekStartsOn: 1,
    numberOfMonths: months,
    pagedNavigation: true,
    autoFocus: true,
    classNames: CLASS_NAMES,
    modifiersClassNames: MODIFIER_CLASS_NAMES,
    components: { Chevron: MonthArrow, PreviousMonthButton: IconButton, NextMonthButton: IconButton },
    formatters: {
      formatCaption: (month) => captionOf(words, month),
      formatWeekdayName: (day) => words.fields.calendar.weekdays[day.getDay()] ?? "",
    },
    onDayClick: (day, modifiers) => {
      if (!modifiers.disabled) onSelect(toCivilDate(day));
    },
  }) satisfies ComponentProps<typeof DayPicker>;

function MonthArrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <ArrowLeftIcon size={18} /> : <ArrowRightIcon size={18} />;
}

const betweenDays = (from: CivilDate | "" | undefined, to: CivilDate | "" | undefined) =>
  from && to && from < to ? { after: toLocalDay(from), before: toLocalDay(to) } : [];

/** The day-picker uses local `Date`s; only their calendar day matters. */
function toLocalDay(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function toCivilDate(day: Date): CivilDate {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
