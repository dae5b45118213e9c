import { countryNames } from "#domain/catalogue/served.ts";
import { type ClubSeasons, clubSeasons } from "#domain/club/club-calendar.ts";
import { clubHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listClubEvents } from "#server/repositories/content/club-events.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

interface ClubPageData extends ClubSeasons {
  /** The names of those that are served today. */
  countries: string[];
  head: PageHead;
}

/** /community-vip: the events as they stand today, by season, with the places that remain (product.md#club). */
export async function readClubPage(ctx: AppContext): Promise<ClubPageData> {
  const [events, cities] = await Promise.all([listClubEvents(ctx.db), listActiveCities(ctx.db)]);
  const seasons = clubSeasons(events, siteToday(ctx));
  const countries = countryNames(cities);
  return {
    ...seasons,
    countries,
    head: clubHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, seasons.coming, countries),
  };
}
