import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";

/** Today's date in the company's time zone. */
export function siteToday(ctx: Pick<AppContext, "clock" | "site">): CivilDate {
  return toCivilMoment(ctx.clock(), ctx.site.timeZone).date;
}
