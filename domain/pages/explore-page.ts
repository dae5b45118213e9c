import type { DatesProblem, Findings } from "#domain/catalogue/explore.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import type { SearchChip } from "#domain/search/search-labels.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { WaysOn } from "#domain/search/ways-on.ts";
import type { Crumb, PageHead } from "#domain/seo/heads/page-head.ts";

export interface ExplorePageData {
  criteria: SearchCriteria;
  heading: string;
  chips: readonly SearchChip[];
  /** What is listed where it was sought. */
  count: number;
  /** Of these, those that cannot be had. */
  unavailable: number;
  /** There are more than were counted. */
  capped: boolean;
  page: number;
  pages: number;
  days: number | null;
  /** Said of a place that nobody knows; null when all are known. */
  placeProblem: string | null;
  datesProblem: DatesProblem;
  findings: Findings;
  /** Where it leads on when nothing was found. */
  ways: WaysOn | null;
  places: SearchPlaces;
  crumbs: readonly Crumb[];
  head: PageHead;
}
