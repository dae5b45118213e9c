import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { HOURS_WORDS as WORDS } from "#app/features/admin/site-settings/hours-words.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { useSite } from "#app/ui/site.tsx";
import { MAX_CLOSED_DATES } from "#domain/forms/opening-hours.ts";
import { isDateSince2000, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import styles from "./weekly-hours.module.css";

interface ClosedDatesFieldProps {
  /** The path of the dates in the form. */
  name: string;
  /** "2026-12-24" once, "12-25" every year. */
  dates: readonly string[];
  onChange: (dates: readonly string[]) => void;
}

/** Edits the days on which nobody is there, once or every year. */
export function ClosedDatesField({ name, dates, onChange }: ClosedDatesFieldProps) {
  return (
    <fieldset className={styles.closedDates}>
      <FieldLegend>{WORDS.closedDates}</FieldLegend>
      {dates.map((date, at) => (
        <ClosedDateField
          // biome-ignore lint/suspicious/noArrayIndexKey: dates have no id, and two may be equal while they are typed
          key={at}
          name={`${name}.${at}`}
          number={at + 1}
          date={date}
          onChange={(next) => onChange(dates.with(at, next))}
          onRemove={() => onChange(dates.toSpliced(at, 1))}
        />
      ))}
      <Button
        look="ghost"
        icon="plus"
        small
        disabled={dates.length >= MAX_CLOSED_DATES}
        onClick={() => onChange([...dates, ""])}
      >
        {WORDS.addClosedDate}
      </Button>
    </fieldset>
  );
}

interface ClosedDateFieldProps {
  name: string;
  number: number;
  date: string;
  onChange: (date: string) => void;
  onRemove: () => void;
}

/** Edits one closed day. */
function ClosedDateField({ name, number, date, onChange, onRemove }: ClosedDateFieldProps) {
  const id = useId();
  const { timeZone } = useSite();
  const { getFieldState, formState } = useFormContext();
  const problem = getFieldState(name, formState).error?.message;
  const isYearly = date.length === "MM-dd".length;
  const fullDate = isYearly ? dateWithYear(date, toCivilMoment(new Date(), timeZone).date) : date;
  return (
    <div className={styles.closedDate}>
      <Input
        type="date"
        aria-label={WORDS.closedDate(number)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={fullDate}
        onChange={({ target }) => onChange(isYearly ? target.value.slice("yyyy-".length) : target.value)}
      />
      <label>
        <input
          type="checkbox"
          aria-label={WORDS.everyYearOf(number)}
          checked={isYearly}
          disabled={date === ""}
          onChange={() => onChange(isYearly ? fullDate : date.slice("yyyy-".length))}
        />
        {WORDS.everyYear}
      </label>
      <IconButton icon="close" look="ghost" small label={WORDS.removeClosedDate(number)} onClick={onRemove} />
      {problem && <PanelFieldError id={id}>{problem}</PanelFieldError>}
    </div>
  );
}

/** The day of this year, or of a leap year for 29 February: a date input shows no day without a year. */
function dateWithYear(monthAndDay: string, today: string): string {
  const date = `${today.slice(0, "yyyy".length)}-${monthAndDay}`;
  return isDateSince2000(date) ? date : `2028-${monthAndDay}`;
}
