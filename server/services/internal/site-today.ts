import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";

/** The day it is where the company is. */
export function siteToday(ctx: Pick<AppContext, "clock" | "site">): CivilDate {
  return toCivilMoment(ctx.clock(), ctx.site.timeZone).date;
}
