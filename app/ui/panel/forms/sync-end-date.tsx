import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { addDays, type CivilDate, daysBetween, isDateSince2000 } from "#domain/rental-period/civil-time.ts";

/** Length used if the end date is missing. */
const DEFAULT_DAYS = 1;

/** Keeps a period's length: changing the start date moves the end date too, like an appointment in a calendar. `start` and `end` are field names. */
export function SyncEndDate({ start, end }: { start: string; end: string }) {
  const { getValues, setValue, watch, register, formState } = useFormContext();
  const { isSubmitted } = formState;
  useEffect(() => {
    const currentLength = () => countDays(getValues(start), getValues(end));
    let days = currentLength();
    const syncEnd = () => {
      const first: CivilDate = getValues(start);
      // A year that is still being typed is not a valid date.
      if (!isDateSince2000(first)) return;
      // The user chose the end date first, so keep it.
      const isEndChosenFirst = days === null && currentLength() !== null;
      const last = addDays(first, days ?? DEFAULT_DAYS);
      if (!isEndChosenFirst) setValue(end, last, { shouldDirty: true, shouldValidate: isSubmitted });
      days = currentLength();
    };
    // Hook into the field's own change event, so that one notification carries both dates. A `watch` listener would run too late: later listeners
    // would see the new end first, and then the change with the old one.
    register(start, { onChange: syncEnd });
    const { unsubscribe } = watch((_values, { name }) => {
      if (name === end) days = currentLength();
    });
    return unsubscribe;
  }, [start, end, getValues, setValue, watch, register, isSubmitted]);
  return null;
}

/** Returns the number of days; null if a date is missing or the end precedes the start. */
function countDays(first: CivilDate, last: CivilDate): number | null {
  if (!isDateSince2000(first) || !isDateSince2000(last)) return null;
  const days = daysBetween(first, last);
  return days < 0 ? null : days;
}
