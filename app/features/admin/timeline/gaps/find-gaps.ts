import type { TimelineHold, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { findFirstFreeRental } from "#domain/availability/first-free-rental.ts";
import type { Interval } from "#domain/availability/intervals.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { startOfCivilDay } from "#domain/timeline/timeline.ts";

/** A search for a number of consecutive free days between two days, both included. */
export interface GapSearch {
  from: CivilDate;
  to: CivilDate;
  days: number;
  /** The category; "" for any. */
  category: string;
  location: string;
}

/** A unit with a gap, and the first rental that fits into it. */
export interface FoundGap {
  vehicle: TimelineVehicle;
  unit: number;
  plate: string | null;
  rental: Interval;
}

/** Longest search in days: the longest period of holds that the API returns, minus the longest turnaround after them. */
export const MAX_GAP_SEARCH_DAYS = 88;
export const MAX_TURNAROUND_DAYS = 3;

/** Returns why a search is invalid, or null. */
export function gapSearchProblem({ from, to, days }: GapSearch): "period" | "long" | "days" | null {
  if (from === "" || to === "" || to < from) return "period";
  if (to >= addDays(from, MAX_GAP_SEARCH_DAYS)) return "long";
  return Number.isInteger(days) && days >= 1 && days <= MAX_GAP_SEARCH_DAYS ? null : "days";
}

/** Returns each unit with a gap of the requested days, sorted by its earliest pickup. Unavailable cars and blocked units are skipped. */
export function findGaps(
  search: GapSearch,
  { vehicles, holds, now }: { vehicles: readonly TimelineVehicle[]; holds: readonly TimelineHold[]; now: Date },
): FoundGap[] {
  const byUnit = Map.groupBy(holds, ({ vehicleId, unit }) => `${vehicleId} ${unit}`);
  return vehicles
    .filter(({ available, category, location }) => {
      const isCategoryMatch = search.category === "" || search.category === category;
      return available && isCategoryMatch && (search.location === "" || search.location === location);
    })
    .flatMap((vehicle) =>
      vehicle.units.flatMap(({ number, plate, blocked }) => {
        if (blocked) return [];
        const heldSpans = (byUnit.get(`${vehicle.id} ${number}`) ?? []).map(({ span }) => span);
        const rental = findFirstFreeRental(
          { ...vehicle, within: searchSpan(search, vehicle, now), days: search.days },
          heldSpans,
        );
        return rental ? [{ vehicle, unit: number, plate, rental }] : [];
      }),
    )
    .toSorted((one, other) => one.rental.from.getTime() - other.rental.from.getTime());
}

function searchSpan({ from, to }: GapSearch, { timeZone }: TimelineVehicle, now: Date): Interval {
  const searchStart = startOfCivilDay(from, timeZone);
  return { from: searchStart < now ? now : searchStart, to: startOfCivilDay(addDays(to, 1), timeZone) };
}
