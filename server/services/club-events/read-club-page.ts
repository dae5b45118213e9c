import { listCountryNames } from "#domain/catalogue/site-scope.ts";
import { type ClubEventsByTime, splitClubEvents } from "#domain/club-events/club-event-state.ts";
import { clubHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { Testimonial } from "#domain/testimonials/testimonial.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listClubEvents } from "#server/repositories/club-events/club-events.ts";
import { listTestimonials } from "#server/repositories/testimonials/testimonials.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

interface ClubPageData extends ClubEventsByTime {
  testimonials: readonly Testimonial[];
  /** The names of the countries in which the company has active cities. */
  countries: string[];
  head: PageHead;
}

/** Returns the content of /community-vip: the events by season, with their current status and remaining places (product.md#club). */
export async function readClubPage(ctx: AppContext, _input: undefined, words: Words): Promise<ClubPageData> {
  const [events, testimonials, cities] = await Promise.all([
    listClubEvents(ctx.db, words.language),
    listTestimonials(ctx.db, words.language),
    listActiveCities(ctx.db),
  ]);
  const seasons = splitClubEvents(events, siteToday(ctx));
  const countries = listCountryNames(cities);
  return {
    ...seasons,
    testimonials,
    countries,
    head: clubHead(words, { site: ctx.site, siteUrl: ctx.env.siteUrl }, seasons.upcoming, countries),
  };
}
