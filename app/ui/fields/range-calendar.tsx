import { useState } from "react";
import { DayPicker, type Modifiers } from "react-day-picker";
import { it } from "react-day-picker/locale/it";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import styles from "./calendar.module.css";
import { toCivilDate, toLocalDay } from "./local-day.ts";

interface RangeCalendarProps {
  /** The first and the last day, "" while it is not chosen. */
  from: CivilDate | "";
  to: CivilDate | "";
  /** How a screen reader calls them: "ritiro", "riconsegna". */
  endLabels: { from: string; to: string };
  onSelect: (date: CivilDate) => void;
  /** The first day that may be chosen. */
  min: CivilDate;
  months: number;
}

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

const MODIFIER_CLASS_NAMES = { end: classNames(styles.isSelected), between: classNames(styles.isBetween) };

/**
 * Two days and what lies between them, in Italian, weeks from Monday (product.md#search-form). A day under the pointer shows the period it
 * would make. Loaded when the dates are first asked for: import it lazily.
 */
export default function RangeCalendar({ from, to, endLabels, onSelect, min, months }: RangeCalendarProps) {
  const [pointedAt, setPointedAt] = useState<CivilDate | null>(null);
  const last = to || (from && pointedAt && pointedAt > from ? pointedAt : "");
  const label = (day: Date, modifiers: Modifiers) => {
    const date = toCivilDate(day);
    const ends = [date === from && endLabels.from, date === to && endLabels.to].filter(Boolean);
    return [modifiers.today && "oggi", formatItalianLong(date), ...ends].filter(Boolean).join(", ");
  };
  return (
    <DayPicker
      mode="range"
      locale={it}
      weekStartsOn={1}
      numberOfMonths={months}
      pagedNavigation
      autoFocus
      classNames={CLASS_NAMES}
      components={{ Chevron: MonthArrow, PreviousMonthButton: IconButton, NextMonthButton: IconButton }}
      labels={{ labelDayButton: label }}
      selected={{ from: from ? toLocalDay(from) : undefined, to: to ? toLocalDay(to) : undefined }}
      onSelect={chosenByDay}
      onDayClick={(day, modifiers) => {
        if (!modifiers.disabled) onSelect(toCivilDate(day));
      }}
      onDayMouseEnter={(day) => setPointedAt(toCivilDate(day))}
      onDayMouseLeave={() => setPointedAt(null)}
      defaultMonth={toLocalDay(from || min)}
      startMonth={toLocalDay(min)}
      disabled={{ before: toLocalDay(min) }}
      modifiers={{
        end: [from, to].filter((date) => date !== "").map(toLocalDay),
        between: from && last && last > from ? { after: toLocalDay(from), before: toLocalDay(last) } : [],
      }}
      modifiersClassNames={MODIFIER_CLASS_NAMES}
    />
  );
}

/** Which end a touch chooses is the caller's to say, not the day-picker's; a handler tells it that the days are not its own. */
function chosenByDay() {}

function MonthArrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <ArrowLeftIcon size={18} /> : <ArrowRightIcon size={18} />;
}
