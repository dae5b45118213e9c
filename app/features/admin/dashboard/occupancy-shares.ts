import type { ApiOccupancyDay } from "#domain/api/dashboard.ts";

/** How much of the fleet is out on a day, in percent of all units. */
export interface DayShare {
  date: string;
  rented: number;
  maintenance: number;
}

/** Days in units as days in percent, to a tenth; a fleet without units is never out. */
export function sharesOf(days: readonly ApiOccupancyDay[], units: number): DayShare[] {
  const percent = (unitDays: number) => (units === 0 ? 0 : Math.round((1000 * unitDays) / units) / 10);
  return days.map(({ date, rented, maintenance }) => ({
    date,
    rented: percent(rented),
    maintenance: percent(maintenance),
  }));
}

export const wholePercent = (share: number) => `${Math.round(share)}%`;

/** Where the chart's axis may end, in percent: its middle is labelled too, so half of each is a whole number. */
const AXIS_ENDS = [10, 20, 30, 40, 50, 60, 80];
/** The whole fleet, in percent. */
const WHOLE = 100;

/** The first round figure that holds every day, in percent; the whole where nothing is out, for there is nothing to fit. */
export function axisEnd(shares: readonly DayShare[]): number {
  const highest = Math.max(0, ...shares.map(({ rented, maintenance }) => rented + maintenance));
  return highest === 0 ? WHOLE : (AXIS_ENDS.find((end) => end >= highest) ?? WHOLE);
}
