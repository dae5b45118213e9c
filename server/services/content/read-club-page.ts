import { type ClubSeasons, clubSeasons } from "#domain/club/club-calendar.ts";
import { clubHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { listClubEvents } from "#server/repositories/content/club-events.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** /community-vip: the events as they stand today, by season, with the places that remain (product.md#club). */
export async function readClubPage(ctx: AppContext): Promise<ClubSeasons & { head: PageHead }> {
  const seasons = clubSeasons(await listClubEvents(ctx.db), siteToday(ctx));
  return { ...seasons, head: clubHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, seasons.coming) };
}
