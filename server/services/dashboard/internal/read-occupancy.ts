import { addDays, type CivilDate, toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { type HeldDay, measureOccupancy } from "#server/repositories/unit-holds/occupancy.ts";

export interface DayOccupancy extends HeldDay {
  date: CivilDate;
}

const DAYS = 30;

/** The next 30 days from today: how many unit-days of each are held, by bookings (turnaround included) and by maintenance. */
export async function readOccupancy(ctx: AppContext, today: CivilDate): Promise<DayOccupancy[]> {
  const dates = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const midnight = (date: CivilDate) => toInstant({ date, time: "00:00" }, ctx.site.timeZone);
  const spans = dates.map((date) => ({ from: midnight(date), to: midnight(addDays(date, 1)) }));
  const held = await measureOccupancy(ctx.db, spans, ctx.clock());
  return dates.map((date, at) => ({ date, rented: held[at]?.rented ?? 0, maintenance: held[at]?.maintenance ?? 0 }));
}
