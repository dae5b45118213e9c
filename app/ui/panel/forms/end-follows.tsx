import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { addDays, type CivilDate, daysBetween, isCivilDate } from "#domain/rental-period/civil-time.ts";

/** Where there is no last day yet. */
const FIRST_DAYS = 1;

/** Keeps a period's length: when its first day is moved, its last goes along, as an appointment does in any calendar. `start` and `end` are fields of the form. */
export function EndFollows({ start, end }: { start: string; end: string }) {
  const { getValues, setValue, watch, register, formState } = useFormContext();
  const { isSubmitted } = formState;
  useEffect(() => {
    const lengthNow = () => lengthOf(getValues(start), getValues(end));
    let days = lengthNow();
    const follow = () => {
      const first: CivilDate = getValues(start);
      // A year that is still being typed is none.
      if (!isCivilDate(first)) return;
      // Whoever chose the last day first meant it.
      const wasFirst = days === null && lengthNow() !== null;
      const last = addDays(first, days ?? FIRST_DAYS);
      if (!wasFirst) setValue(end, last, { shouldDirty: true, shouldValidate: isSubmitted });
      days = lengthNow();
    };
    // Before the form tells of the change, so that it tells of both ends. A listener of the form would be too late: whoever listens after it
    // would hear of the new end first, and then of the change with the old one.
    register(start, { onChange: follow });
    const { unsubscribe } = watch((_values, { name }) => {
      if (name === end) days = lengthNow();
    });
    return unsubscribe;
  }, [start, end, getValues, setValue, watch, register, isSubmitted]);
  return null;
}

/** In days; null where an end is missing, or before its start. */
function lengthOf(first: CivilDate, last: CivilDate): number | null {
  if (!isCivilDate(first) || !isCivilDate(last)) return null;
  const days = daysBetween(first, last);
  return days < 0 ? null : days;
}
