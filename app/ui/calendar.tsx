import { DayPicker } from "react-day-picker";
import { it } from "react-day-picker/locale/it";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

interface CalendarProps {
  selected: CivilDate | null;
  onSelect: (date: CivilDate) => void;
  /** The first and the last day that may be chosen. */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** True for a day that is taken: shown hatched and not to be chosen. */
  isTaken?: ((date: CivilDate) => boolean) | undefined;
  /** The other end of a period, marked beside the selected day. */
  companion?: CivilDate | null | undefined;
  months?: number;
  /** Puts the keyboard on the chosen day, else on the first one that may be chosen. */
  autoFocus?: boolean;
  id?: string;
}

/** The day-picker works with local `Date`s; only their calendar day means anything here. */
function toLocalDay(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function toCivilDate(day: Date): CivilDate {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const CLASS_NAMES = {
  root: "calendar",
  months: "calendar-months",
  month: "calendar-month",
  month_caption: "calendar-caption",
  caption_label: "calendar-caption-label",
  nav: "calendar-nav",
  button_previous: "icon-button",
  button_next: "icon-button",
  month_grid: "calendar-grid",
  weekdays: "calendar-weekdays",
  weekday: "calendar-weekday",
  day: "calendar-day",
  day_button: "calendar-day-button",
  selected: "is-selected",
  today: "is-today",
  disabled: "is-disabled",
  outside: "is-outside",
  hidden: "is-hidden",
};

/** A month or two in Italian, weeks from Monday (A 2). Loaded when a date is first asked for: import it lazily. */
export default function Calendar(props: CalendarProps) {
  const { selected, onSelect, min, max, isTaken, companion, months = 1, autoFocus = false, id } = props;
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
      components={{ Chevron: MonthArrow }}
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
        ...(isTaken ? [(day: Date) => isTaken(toCivilDate(day))] : []),
      ]}
      modifiers={{
        taken: isTaken ? (day: Date) => isTaken(toCivilDate(day)) : [],
        companion: companion ? toLocalDay(companion) : [],
        between: betweenMatcher(selected, companion ?? null),
      }}
      modifiersClassNames={{ taken: "is-taken", companion: "is-companion", between: "is-between" }}
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
