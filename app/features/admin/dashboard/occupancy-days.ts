import type { ApiOccupancyDay } from "#domain/api/dashboard/dashboard.ts";

/** How much of the fleet is out on a day, in percent of all units. */
export interface OccupancyPercent {
  date: string;
  rented: number;
  maintenance: number;
}

/** Days in units as days in percent, to a tenth; a fleet without units is never out. */
export function toOccupancyPercents(days: readonly ApiOccupancyDay[], units: number): OccupancyPercent[] {
  const percent = (unitDays: number) => (units === 0 ? 0 : Math.round((1000 * unitDays) / units) / 10);
  return days.map(({ date, rented, maintenance }) => ({
    date,
    rented: percent(rented),
    maintenance: percent(maintenance),
  }));
}

export const roundedPercent = (percentValue: number) => `${Math.round(percentValue)}%`;

/** Where the chart's axis may end, in percent: its middle is labelled too, so half of each is a whole number. */
const AXIS_MAX_STEPS = [10, 20, 30, 40, 50, 60, 80];
/** The whole fleet, in percent. */
const FULL_PERCENT = 100;

/** The first round figure that holds every day, in percent; the whole where nothing is out, for there is nothing to fit. */
export function axisMaxPercent(days: readonly OccupancyPercent[]): number {
  const highest = Math.max(0, ...days.map(({ rented, maintenance }) => rented + maintenance));
  return highest === 0 ? FULL_PERCENT : (AXIS_MAX_STEPS.find((step) => step >= highest) ?? FULL_PERCENT);
}
