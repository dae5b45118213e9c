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
