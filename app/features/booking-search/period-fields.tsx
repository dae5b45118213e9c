import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { PeriodDialog } from "#app/features/booking-search/period-dialog.tsx";
import type { SearchValues } from "#app/features/booking-search/search-values.ts";
import { describedBy } from "#app/ui/behaviour/described-by.ts";
import { Control, Field } from "#app/ui/fields/field.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import { messages } from "#domain/messages.it.ts";
import {
  type CivilMoment,
  formatItalianLong,
  formatItalianShort,
  formatItalianWeekday,
  isCalendarDate,
} from "#domain/rental-period/civil-time.ts";
import type { DayRange, RangeEnd } from "#domain/rental-period/day-range.ts";
import styles from "./period-fields.module.css";
import { SEARCH_WORDS } from "./search-words.ts";

const FIELD = { pickup: "pickupDate", return: "returnDate" } as const;

interface PeriodFieldsProps {
  values: SearchValues;
  /** The clock where the car is collected; undefined before React is there. */
  now: CivilMoment | undefined;
  problems: Partial<Record<"pickupDate" | "returnDate", string>>;
  required: boolean;
  onChange: (range: Partial<DayRange>) => void;
  /** Stand after their day. */
  pickupTime: ReactNode;
  returnTime: ReactNode;
}

/** The two days of a rental: two cells and one calendar for both. Without scripts each is the browser's own date input. */
export function PeriodFields({ values, now, problems, required, onChange, pickupTime, returnTime }: PeriodFieldsProps) {
  const [end, setEnd] = useState<RangeEnd | null>(null);
  const [cell, setCell] = useState<Element | null>(null);
  const shared = { values, required, open: end, onTyped: onChange };
  function open(asked: RangeEnd, button: Element) {
    setCell(button.parentElement);
    setEnd(asked);
  }
  return (
    <>
      <DateCell {...shared} end="pickup" error={problems.pickupDate} onOpen={open} />
      {pickupTime}
      <DateCell {...shared} end="return" error={problems.returnDate} onOpen={open} />
      {returnTime}
      {now && <PeriodDialog end={end} cell={cell} values={values} now={now} onChange={onChange} onEnd={setEnd} />}
    </>
  );
}

interface DateCellProps extends Pick<PeriodFieldsProps, "values" | "required"> {
  end: RangeEnd;
  /** The end that the calendar is open for. */
  open: RangeEnd | null;
  error: string | undefined;
  onOpen: (end: RangeEnd, button: Element) => void;
  onTyped: PeriodFieldsProps["onChange"];
}

function DateCell({ end, open, values, required, error, onOpen, onTyped }: DateCellProps) {
  const hydrated = useHydrated();
  const id = useId();
  const name = FIELD[end];
  const label = messages.hero[name];
  const value = values[name];
  const native = useRef<HTMLInputElement>(null);

  // What was typed into the browser's own input before React arrived is not lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when React takes the page over
  useEffect(() => {
    const typed = native.current?.value ?? "";
    if (typed !== value && isCalendarDate(typed)) onTyped({ [name]: typed });
  }, []);

  const described = describedBy(id, { error });
  return (
    <Field label={label} htmlFor={id} error={error}>
      {hydrated ? (
        <>
          <Control
            as="button"
            {...described}
            type="button"
            className={styles.button}
            aria-haspopup="dialog"
            aria-expanded={open === end}
            aria-label={labelWithValue({ label, value: value ? formatItalianLong(value) : "non scelta" })}
            data-empty={value ? undefined : ""}
            onClick={(event: React.MouseEvent) => onOpen(end, event.currentTarget)}
          >
            {value ? formatItalianShort(value) : SEARCH_WORDS.choose}
            {value && <small>{formatItalianWeekday(value)}</small>}
          </Control>
          <input type="hidden" name={name} value={value} />
        </>
      ) : (
        <Control
          {...described}
          ref={native}
          type="date"
          className={styles.native}
          name={name}
          defaultValue={value}
          required={required}
        />
      )}
    </Field>
  );
}
