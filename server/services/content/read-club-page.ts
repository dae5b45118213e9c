import { type ClubEventState, clubCalendar } from "#domain/club/club-calendar.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import { clubHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { countTakenPlaces, listClubEvents } from "#server/repositories/content/club-events.ts";

/** /community-vip: the events as they stand today, with the places that remain (product.md#club). */
export async function readClubPage(ctx: AppContext): Promise<{ events: ClubEventState[]; head: PageHead }> {
  const [events, taken] = await Promise.all([listClubEvents(ctx.db), countTakenPlaces(ctx.db)]);
  const today = civilNow(ctx.clock(), ctx.site.timeZone).date;
  return {
    events: clubCalendar(events, taken, today),
    head: clubHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, events, today),
  };
}
