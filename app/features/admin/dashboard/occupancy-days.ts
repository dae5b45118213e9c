import type { ApiOccupancyDay } from "#domain/api/dashboard/dashboard.ts";

/** How much of the fleet is out on a day, in percent of all units. */
export interface OccupancyPercent {
  date: string;
  rented: number;
  maintenance: number;
}

/** Converts days in units to percent with one decimal; a fleet without units has zero occupancy. */
export function toOccupancyPercents(days: readonly ApiOccupancyDay[], units: number): OccupancyPercent[] {
  const percent = (unitDays: number) => (units === 0 ? 0 : Math.round((1000 * unitDays) / units) / 10);
  return days.map(({ date, rented, maintenance }) => ({
    date,
    rented: percent(rented),
    maintenance: percent(maintenance),
  }));
}

export const roundedPercent = (percentValue: number) => `${Math.round(percentValue)}%`;

/** Allowed ends of the axis, in percent. All are even, because the middle is labelled with a whole number. */
const AXIS_MAX_STEPS = [10, 20, 30, 40, 50, 60, 80];
const FULL_PERCENT = 100;

/** Returns the smallest step that fits every day, in percent; the full axis when nothing is out. */
export function axisMaxPercent(days: readonly OccupancyPercent[]): number {
  const highest = Math.max(0, ...days.map(({ rented, maintenance }) => rented + maintenance));
  return highest === 0 ? FULL_PERCENT : (AXIS_MAX_STEPS.find((step) => step >= highest) ?? FULL_PERCENT);
}
