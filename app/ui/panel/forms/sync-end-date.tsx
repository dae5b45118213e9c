import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { addDays, type CivilDate, daysBetween, isCivilDate } from "#domain/rental-period/civil-time.ts";

/** Where there is no last day yet. */
const DEFAULT_DAYS = 1;

/** Keeps a period's length: when its first day is moved, its last goes along, as an appointment does in any calendar. `start` and `end` are fields of the form. */
export function SyncEndDate({ start, end }: { start: string; end: string }) {
  const { getValues, setValue, watch, register, formState } = useFormContext();
  const { isSubmitted } = formState;
  useEffect(() => {
    const currentLength = () => countDays(getValues(start), getValues(end));
    let days = currentLength();
    const syncEnd = () => {
      const first: CivilDate = getValues(start);
      // A year that is still being typed is none.
      if (!isCivilDate(first)) return;
      // Whoever chose the last day first meant it.
      const isEndChosenFirst = days === null && currentLength() !== null;
      const last = addDays(first, days ?? DEFAULT_DAYS);
      if (!isEndChosenFirst) setValue(end, last, { shouldDirty: true, shouldValidate: isSubmitted });
      days = currentLength();
    };
    // Before the form tells of the change, so that it tells of both ends. A listener of the form would be too late: whoever listens after it
    // would hear of the new end first, and then of the change with the old one.
    register(start, { onChange: syncEnd });
    const { unsubscribe } = watch((_values, { name }) => {
      if (name === end) days = currentLength();
    });
    return unsubscribe;
  }, [start, end, getValues, setValue, watch, register, isSubmitted]);
  return null;
}

/** In days; null where an end is missing, or before its start. */
function countDays(first: CivilDate, last: CivilDate): number | null {
  if (!isCivilDate(first) || !isCivilDate(last)) return null;
  const days = daysBetween(first, last);
  return days < 0 ? null : days;
}
