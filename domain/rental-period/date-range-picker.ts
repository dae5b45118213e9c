import type { CivilDate } from "./civil-time.ts";

/** The two days of a rental while they are being chosen; "" for one that is not. */
export interface DateRange {
  pickupDate: CivilDate | "";
  returnDate: CivilDate | "";
}

/** Which of the two the next touch of the calendar chooses. */
export type DateRangeField = "pickup" | "return";

/**
 * The days after a touch on one of the calendar, and which is chosen next; null when both are. A pickup moved past the return takes it
 * away, and a return before the pickup becomes the pickup.
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
