import { type ComponentProps, useState } from "react";
import { DayPicker, type Modifiers } from "react-day-picker";
import { it } from "react-day-picker/locale/it";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import styles from "./calendar.deferred.module.css";

interface MonthsProps {
  onSelect: (date: CivilDate) => void;
  /** How many months stand side by side. */
  months: number;
}

interface CalendarProps extends MonthsProps {
  selected: CivilDate | null;
  /** The first and the last day that may be chosen. */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** The one day of the week that may be chosen, 0 for Sunday. */
  onlyWeekday?: number | undefined;
  /** True for a day that is taken: shown hatched and not to be chosen. */
  isUnavailable?: ((date: CivilDate) => boolean) | undefined;
  /** The other end of a period, marked beside the selected day. */
  otherDate?: CivilDate | null | undefined;
}

/** One day of a month or two (product.md#search-form). Import this module lazily: the library is heavy. */
export function Calendar({ selected, min, max, onlyWeekday, isUnavailable, otherDate, ...months }: CalendarProps) {
  const start = selected ?? min;
  const [from, to] = [selected, otherDate].filter((date) => date != null).toSorted();
  return (
    <DayPicker
      {...sharedProps(months)}
      mode="single"
      selected={selected ? toLocalDay(selected) : undefined}
      {...(start && { defaultMonth: toLocalDay(start) })}
      startMonth={min ? toLocalDay(min) : undefined}
      {...(max && { endMonth: toLocalDay(max) })}
      disabled={[
        ...(min ? [{ before: toLocalDay(min) }] : []),
        ...(max ? [{ after: toLocalDay(max) }] : []),
        ...(onlyWeekday === undefined ? [] : [(day: Date) => day.getDay() !== onlyWeekday]),
        ...(isUnavailable ? [(day: Date) => isUnavailable(toCivilDate(day))] : []),
      ]}
      modifiers={{
        end: selected ? toLocalDay(selected) : [],
        taken: isUnavailable ? (day: Date) => isUnavailable(toCivilDate(day)) : [],
        companion: otherDate ? toLocalDay(otherDate) : [],
        between: betweenDays(from, to),
      }}
    />
  );
}

interface RangeCalendarProps extends MonthsProps {
  /** The first and the last day, "" while it is not chosen. */
  from: CivilDate | "";
  to: CivilDate | "";
  /** How a screen reader calls them: "ritiro", "riconsegna". */
  endLabels: { from: string; to: string };
  /** The first day that may be chosen. */
  min: CivilDate;
}

/** Two days and what lies between them (product.md#search-form). A day under the pointer shows the period it would make. */
export function RangeCalendar({ from, to, endLabels, min, ...months }: RangeCalendarProps) {
  const [hoveredDate, setHoveredDate] = useState<CivilDate | null>(null);
  const last = to || (from && hoveredDate && hoveredDate > from ? hoveredDate : "");
  const label = (day: Date, modifiers: Modifiers) => {
    const date = toCivilDate(day);
    const ends = [date === from && endLabels.from, date === to && endLabels.to].filter(Boolean);
    return [modifiers.today && "oggi", formatItalianLong(date), ...ends].filter(Boolean).join(", ");
  };
  return (
    <DayPicker
      {...sharedProps(months)}
      mode="range"
      labels={{ labelDayButton: label }}
      selected={{ from: from ? toLocalDay(from) : undefined, to: to ? toLocalDay(to) : undefined }}
      onSelect={ignoreSelect}
      onDayMouseEnter={(day) => setHoveredDate(toCivilDate(day))}
      onDayMouseLeave={() => setHoveredDate(null)}
      defaultMonth={toLocalDay(from || min)}
      startMonth={toLocalDay(min)}
      disabled={{ before: toLocalDay(min) }}
      modifiers={{
        end: [from, to].filter((date) => date !== "").map(toLocalDay),
        between: betweenDays(from, last),
      }}
    />
  );
}

/** Which end a touch chooses is the caller's to say, not the day-picker's; a handler tells it that the days are not its own. */
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

/** The classes of the marks we put on days ourselves: the library knows today and the chosen days, and nothing of a rental. */
const MODIFIER_CLASS_NAMES = {
  end: classNames(styles.isSelected),
  taken: classNames(styles.isTaken),
  companion: classNames(styles.isCompanion),
  between: classNames(styles.isBetween),
};

/** What both calendars have in common: months in Italian with weeks from Monday, and the keyboard on the chosen day, else on the first that may be chosen. */
const sharedProps = ({ months, onSelect }: MonthsProps) =>
  ({
    locale: it,
    weekStartsOn: 1,
    numberOfMonths: months,
    pagedNavigation: true,
    autoFocus: true,
    classNames: CLASS_NAMES,
    modifiersClassNames: MODIFIER_CLASS_NAMES,
    components: { Chevron: MonthArrow, PreviousMonthButton: IconButton, NextMonthButton: IconButton },
    onDayClick: (day, modifiers) => {
      if (!modifiers.disabled) onSelect(toCivilDate(day));
    },
  }) satisfies ComponentProps<typeof DayPicker>;

function MonthArrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <ArrowLeftIcon size={18} /> : <ArrowRightIcon size={18} />;
}

const betweenDays = (from: CivilDate | "" | undefined, to: CivilDate | "" | undefined) =>
  from && to && from < to ? { after: toLocalDay(from), before: toLocalDay(to) } : [];

/** The day-picker works with local `Date`s; only their calendar day means anything here. */
function toLocalDay(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function toCivilDate(day: Date): CivilDate {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
