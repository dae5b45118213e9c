import { addDays, type CivilMoment, compareMoments, daysBetween } from "./civil-time.ts";
import type { RentalPeriod } from "./period.ts";

/** Moves a rental to another pickup. The return moves by the same number of days, plus one if it would end before it starts. */
export function movePeriodTo(period: RentalPeriod, pickup: CivilMoment): RentalPeriod {
  const back = { ...period.return, date: addDays(period.return.date, daysBetween(period.pickup.date, pickup.date)) };
  const isOver = compareMoments(back, pickup) <= 0;
  return { pickup, return: isOver ? { ...back, date: addDays(back.date, 1) } : back };
}
