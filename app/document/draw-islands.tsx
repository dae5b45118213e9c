import { renderToString } from "react-dom/server";
import { SEARCH_TIME_ZONE } from "#app/features/booking-search/search-clock.ts";
import type { DrawIsland } from "#app/ui/islands/island.tsx";
import type { PageData } from "#app/ui/islands/page-data.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import { readClock, type ZoneClock } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/**
 * Draws the islands of one page: each by itself, as the browser will take it over, so that the ids React gives are the same there. `data` is what the
 * browser needs for that; null for a page without islands.
 */
export function islandDrawer(site: SiteConfiguration | null): { draw: DrawIsland; data: () => PageData | null } {
  const islands: PageData["islands"] = {};
  const draw: DrawIsland = (island, props) => {
    const id = `island-${Object.keys(islands).length + 1}`;
    const { islandName: name, Content } = island;
    islands[id] = { name, props };
    const html = renderToString(
      <SiteProvider site={site}>
        <Content {...props} />
      </SiteProvider>,
      { identifierPrefix: id },
    );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the island
    return <div id={id} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return {
    draw,
    data: () =>
      Object.keys(islands).length === 0 ? null : { site, clock: searchClock(new Date().getUTCFullYear()), islands },
  };
}

let kept: { year: number; clock: ZoneClock } | null = null;

/** The clock of the search from last year, whose nights may still be asked for, to the year after next. */
function searchClock(year: number): ZoneClock {
  if (kept?.year !== year) kept = { year, clock: readClock(SEARCH_TIME_ZONE, year - 1, year + 2) };
  return kept.clock;
}
