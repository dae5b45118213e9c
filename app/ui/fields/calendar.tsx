import { DayPicker } from "react-day-picker";
import { it } from "react-day-picker/locale/it";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import styles from "./calendar.module.css";
import { toCivilDate, toLocalDay } from "./local-day.ts";

interface CalendarProps {
  selected: CivilDate | null;
  onSelect: (date: CivilDate) => void;
  /** The first and the last day that may be chosen. */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** The one day of the week that may be chosen, 0 for Sunday. */
  onlyWeekday?: number | undefined;
  /** True for a day that is taken: shown hatched and not to be chosen. */
  isTaken?: ((date: CivilDate) => boolean) | undefined;
  /** The other end of a period, marked beside the selected day. */
  companion?: CivilDate | null | undefined;
  months?: number;
  /** Puts the keyboard on the chosen day, else on the first one that may be chosen. */
  autoFocus?: boolean;
  id?: string;
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
  selected: classNames(styles.isSelected),
  today: classNames(styles.isToday),
  disabled: classNames(styles.isDisabled),
  outside: classNames(styles.isOutside),
  hidden: classNames(styles.isHidden),
};

/** The classes of the marks we put on days ourselves: the library knows today and the chosen day, and nothing of a rental. */
const MODIFIER_CLASS_NAMES = {
  taken: classNames(styles.isTaken),
  companion: classNames(styles.isCompanion),
  between: classNames(styles.isBetween),
};

/** A month or two in Italian, weeks from Monday (product.md#search-form). Loaded when a date is first asked for: import it lazily. */
export default function Calendar(props: CalendarProps) {
  const { selected, onSelect, min, max, onlyWeekday, isTaken, companion, months = 1, autoFocus = false, id } = props;
  const start = selected ?? min;
  return (
    <DayPicker
      {...(id && { id })}
      mode="single"
      locale={it}
      weekStartsOn={1}
      numberOfMonths={months}
      pagedNavigation
      autoFocus={autoFocus}
      classNames={CLASS_NAMES}
      components={{ Chevron: MonthArrow, PreviousMonthButton: IconButton, NextMonthButton: IconButton }}
      selected={selected ? toLocalDay(selected) : undefined}
      onDayClick={(day, modifiers) => {
        if (!modifiers.disabled) onSelect(toCivilDate(day));
      }}
      {...(start && { defaultMonth: toLocalDay(start) })}
      startMonth={min ? toLocalDay(min) : undefined}
      {...(max && { endMonth: toLocalDay(max) })}
      disabled={[
        ...(min ? [{ before: toLocalDay(min) }] : []),
        ...(max ? [{ after: toLocalDay(max) }] : []),
        ...(onlyWeekday === undefined ? [] : [(day: Date) => day.getDay() !== onlyWeekday]),
        ...(isTaken ? [(day: Date) => isTaken(toCivilDate(day))] : []),
      ]}
      modifiers={{
        taken: isTaken ? (day: Date) => isTaken(toCivilDate(day)) : [],
        companion: companion ? toLocalDay(companion) : [],
        between: betweenMatcher(selected, companion ?? null),
      }}
      modifiersClassNames={MODIFIER_CLASS_NAMES}
    />
  );
}

function MonthArrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <ArrowLeftIcon size={18} /> : <ArrowRightIcon size={18} />;
}

function betweenMatcher(a: CivilDate | null, b: CivilDate | null) {
  if (!a || !b || a === b) return [];
  const [from, to] = a < b ? [a, b] : [b, a];
  return { after: toLocalDay(from), before: toLocalDay(to) };
}
