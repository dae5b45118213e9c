import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { PeriodDialog } from "#app/features/booking-search/period-dialog.tsx";
import type { SearchValues } from "#app/features/booking-search/search-values.ts";
import type { FindHandoverDays } from "#app/features/booking-search/use-handover-days.ts";
import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import { Control, Field } from "#app/ui/fields/field.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import { type CivilMoment, isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import type { DateRange, DateRangeField } from "#domain/rental-period/date-range-picker.ts";
import { formatLongDate, formatShortDate, formatShortWeekday } from "#domain/words/formats/format-date.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import styles from "./period-fields.module.css";

const DATE_FIELD_NAMES = { pickup: "pickupDate", return: "returnDate" } as const;

interface PeriodFieldsProps {
  values: SearchValues;
  /** The current time at the pickup location; undefined before hydration. */
  now: CivilMoment | undefined;
  problems: Partial<Record<"pickupDate" | "returnDate", string>>;
  required: boolean;
  onChange: (range: Partial<DateRange>) => void;
  findDays: FindHandoverDays;
  /** Rendered after the field of the pickup date or the return date. */
  pickupTime: ReactNode;
  returnTime: ReactNode;
}

/** Renders the two dates of a rental: two cells and one calendar for both. Without scripts each is a native date input. */
export function PeriodFields(props: PeriodFieldsProps) {
  const { values, now, problems, required, onChange, findDays, pickupTime, returnTime } = props;
  const [rangeEnd, setRangeEnd] = useState<DateRangeField | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const shared = { values, required, openEnd: rangeEnd, onChange };
  function open(requestedEnd: DateRangeField, button: Element) {
    setAnchor(button.parentElement);
    setRangeEnd(requestedEnd);
  }
  return (
    <>
      <DateCell {...shared} end="pickup" error={problems.pickupDate} onOpen={open} />
      {pickupTime}
      <DateCell {...shared} end="return" error={problems.returnDate} onOpen={open} />
      {returnTime}
      {now && (
        <PeriodDialog
          selectedEnd={rangeEnd}
          anchor={anchor}
          values={values}
          now={now}
          days={rangeEnd ? findDays(rangeEnd, values) : undefined}
          onChange={onChange}
          onEndSelect={setRangeEnd}
        />
      )}
    </>
  );
}

interface DateCellProps extends Pick<PeriodFieldsProps, "values" | "required"> {
  end: DateRangeField;
  /** The date that the calendar is open for. */
  openEnd: DateRangeField | null;
  error: string | undefined;
  onOpen: (rangeEnd: DateRangeField, button: Element) => void;
  onChange: PeriodFieldsProps["onChange"];
}

function DateCell({ end: rangeEnd, openEnd, values, required, error, onOpen, onChange }: DateCellProps) {
  const hydrated = useIsHydrated();
  const id = useId();
  const name = DATE_FIELD_NAMES[rangeEnd];
  const words = useWords("search", "fields");
  const label = words.search.fields[name];
  const value = values[name];
  const nativeInput = useRef<HTMLInputElement>(null);

  // Keeps a date that was typed into the native input before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useEffect(() => {
    const typedDate = nativeInput.current?.value ?? "";
    if (typedDate !== value && isDateSince1900(typedDate)) onChange({ [name]: typedDate });
  }, []);

  const ariaProps = describedByProps(id, { error });
  return (
    <Field label={label} htmlFor={id} error={error}>
      {hydrated ? (
        <>
          <Control
            as="button"
            {...ariaProps}
            type="button"
            className={styles.button}
            aria-haspopup="dialog"
            aria-expanded={openEnd === rangeEnd}
            aria-label={labelWithValue(words, {
              label,
              value: value ? formatLongDate(words, value) : words.fields.notChosen,
            })}
            data-empty={value ? undefined : ""}
            onClick={(event: React.MouseEvent) => onOpen(rangeEnd, event.currentTarget)}
          >
            {value ? formatShortDate(words, value) : words.fields.choose}
            {value && <small>{formatShortWeekday(words, value)}</small>}
          </Control>
          <input type="hidden" name={name} value={value} />
        </>
      ) : (
        <Control
          {...ariaProps}
          ref={nativeInput}
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
