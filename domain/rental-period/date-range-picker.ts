import type { CivilDate } from "./civil-time.ts";

/** The two days of a rental during selection; "" if not selected yet. */
export interface DateRange {
  pickupDate: CivilDate | "";
  returnDate: CivilDate | "";
}

/** Which of the two days the next click in the calendar selects. */
export type DateRangeField = "pickup" | "return";

/**
 * Returns the days after a click on a day, and the field to select next (null if complete). A pickup moved past the return clears the return; a
 * return before the pickup becomes the pickup.
 */
export function selectRangeDay(
  range: DateRange,
  field: DateRangeField,
  date: CivilDate,
): { range: DateRange; next: DateRangeField | null } {
  if (field === "return" && range.pickupDate !== "" && date >= range.pickupDate) {
    return { range: { ...range, returnDate: date }, next: null };
  }
  const isReturnStillValid = field === "pickup" && range.returnDate >= date;
  return { range: { pickupDate: date, returnDate: isReturnStillValid ? range.returnDate : "" }, next: "return" };
}
