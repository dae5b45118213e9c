import type { CivilDate } from "./civil-time.ts";

/** The two days of a rental while they are being chosen; "" for one that is not. */
export interface DayRange {
  pickupDate: CivilDate | "";
  returnDate: CivilDate | "";
}

/** Which of the two the next touch of the calendar chooses. */
export type RangeEnd = "pickup" | "return";

/**
 * The days after a touch on one of the calendar, and which is chosen next; null when both are. A pickup moved past the return takes it
 * away, and a return before the pickup becomes the pickup.
 */
export function chooseRangeDay(
  range: DayRange,
  end: RangeEnd,
  date: CivilDate,
): { range: DayRange; next: RangeEnd | null } {
  if (end === "return" && range.pickupDate !== "" && date >= range.pickupDate) {
    return { range: { ...range, returnDate: date }, next: null };
  }
  const stands = end === "pickup" && range.returnDate >= date;
  return { range: { pickupDate: date, returnDate: stands ? range.returnDate : "" }, next: "return" };
}
