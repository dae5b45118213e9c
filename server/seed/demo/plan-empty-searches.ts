import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { parseSearch, searchToQuery } from "#domain/search/search.ts";
import type { emptySearches } from "#server/db/schema.ts";

interface SearchScene {
  /** As an address says it; none of these finds a car in the seeded catalogue. */
  selection: string;
  /** Days from today of pickup and return, where dates were asked for. */
  dates?: readonly [pickup: number, back: number];
  /** How often, by days ago. */
  times: Readonly<Record<number, number>>;
}

const SCENES: readonly SearchScene[] = [
  { selection: "pickupCity=Monaco&category=van", times: { 0: 5, 1: 4, 3: 5 } },
  { selection: "pickupCity=Vienna&category=cabrio", dates: [7, 10], times: { 0: 2, 1: 5, 2: 2 } },
  { selection: "pickupCity=Como&category=sportive", times: { 1: 3, 4: 3 } },
  { selection: "pickupCity=Zurigo&brands=lamborghini", times: { 2: 4, 6: 1 } },
  { selection: "pickupCity=Venezia", dates: [21, 24], times: { 3: 4 } },
];

/** What the demo's visitors searched in vain in the last days. */
export function planEmptySearches(today: CivilDate): (typeof emptySearches.$inferInsert)[] {
  return SCENES.flatMap(({ selection, dates, times }) => {
    const asked = new URLSearchParams(selection);
    if (dates) {
      asked.set("pickupDate", addDays(today, dates[0]));
      asked.set("returnDate", addDays(today, dates[1]));
    }
    const query = searchToQuery(parseSearch(asked));
    return Object.entries(times).map(([ago, count]) => ({
      searchedOn: addDays(today, -Number(ago)),
      query,
      times: count,
    }));
  });
}
