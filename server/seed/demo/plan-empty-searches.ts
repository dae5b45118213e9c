import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { parseSearch, searchToQuery } from "#domain/search/search.ts";
import type { emptySearches } from "#server/db/schema.ts";

interface EmptySearchScenario {
  /** The search as a query string. It finds no car in the seeded catalogue. */
  selection: string;
  /** Pickup and return in days from today; undefined for a search without dates. */
  dates?: readonly [pickup: number, back: number];
  /** How often visitors searched for it on each day, by the number of days ago. */
  times: Readonly<Record<number, number>>;
}

const EMPTY_SEARCH_SCENARIOS: readonly EmptySearchScenario[] = [
  { selection: "pickupCity=Monaco&category=van", times: { 0: 5, 1: 4, 3: 5 } },
  { selection: "pickupCity=Vienna&category=cabrio", dates: [7, 10], times: { 0: 2, 1: 5, 2: 2 } },
  { selection: "pickupCity=Como&category=sportive", times: { 1: 3, 4: 3 } },
  { selection: "pickupCity=Zurigo&brands=lamborghini", times: { 2: 4, 6: 1 } },
  { selection: "pickupCity=Venezia", dates: [21, 24], times: { 3: 4 } },
];

/** Plans the demo's recent searches without results. */
export function planEmptySearches(today: CivilDate): (typeof emptySearches.$inferInsert)[] {
  return EMPTY_SEARCH_SCENARIOS.flatMap(({ selection, dates, times }) => {
    const parameters = new URLSearchParams(selection);
    if (dates) {
      parameters.set("pickupDate", addDays(today, dates[0]));
      parameters.set("returnDate", addDays(today, dates[1]));
    }
    const query = searchToQuery(parseSearch(parameters));
    return Object.entries(times).map(([ago, count]) => ({
      searchedOn: addDays(today, -Number(ago)),
      query,
      times: count,
    }));
  });
}
