import { type CivilDate, civilNow } from "#domain/rental-period/civil-time.ts";
import { parseSearch } from "#domain/search/search.ts";
import { chips } from "#domain/search/search-labels.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveBrands } from "#server/repositories/catalogue/brands.ts";
import type { listEmptySearches } from "#server/repositories/staff/dashboard.ts";

/** A search that found nothing, as people read it. */
export interface SearchTerms {
  /** The search's query, to try it again. */
  query: string;
  /** The city it was for; null for anywhere. */
  city: string | null;
  /** The rest, in the words of the search's chips: what first, "SUVs", then when, "24 ott – 27 ott". */
  wanted: string[];
  times: number;
  lastOn: CivilDate;
}

/** The searches in words, with the brands' own spelling. */
export async function searchTermsOf(
  ctx: AppContext,
  searches: Awaited<ReturnType<typeof listEmptySearches>>,
): Promise<SearchTerms[]> {
  if (searches.length === 0) return [];
  const today = civilNow(ctx.clock(), ctx.site.timeZone).date;
  const names = new Map((await listActiveBrands(ctx.db)).map(({ slug, name }) => [slug, name]));
  return searches.map(({ query, times, lastOn }) => {
    const labels = chips(parseSearch(new URLSearchParams(query)), today, names);
    return {
      query,
      city: labels.find(({ key }) => key === "city")?.label ?? null,
      wanted: [
        ...labels.filter(({ key }) => key !== "city" && key !== "dates"),
        ...labels.filter(({ key }) => key === "dates"),
      ].map(({ label }) => label),
      times,
      lastOn: lastOn ?? "",
    };
  });
}
