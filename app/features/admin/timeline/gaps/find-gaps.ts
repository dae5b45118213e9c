import type { TimelineHold, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { firstRental } from "#domain/availability/first-start.ts";
import type { Stretch } from "#domain/availability/free-stretches.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { dayStart } from "#domain/timeline/timeline.ts";

/** What is looked for: so many days in a row somewhere between two days, both among them. */
export interface GapQuestion {
  from: CivilDate;
  to: CivilDate;
  days: number;
  /** "" for any. */
  category: string;
  location: string;
}

/** A unit with room, and the first rental it has room for. */
export interface FoundGap {
  vehicle: TimelineVehicle;
  unit: number;
  plate: string | null;
  rental: Stretch;
}

/** At most so many days are searched at once: what the API reads of holds, the longest turnaround after them included. */
export const LONGEST_SEARCH_DAYS = 88;
export const LONGEST_TURNAROUND_DAYS = 3;

/** Why a question cannot be asked; null when it can. */
export function gapProblem({ from, to, days }: GapQuestion): "period" | "long" | "days" | null {
  if (from === "" || to === "" || to < from) return "period";
  if (to >= addDays(from, LONGEST_SEARCH_DAYS)) return "long";
  return Number.isInteger(days) && days >= 1 && days <= LONGEST_SEARCH_DAYS ? null : "days";
}

/** Each unit that has room for the days wanted, who can have it first before the others. Cars out of service and units that are blocked have none. */
export function findGaps(
  question: GapQuestion,
  { vehicles, holds, now }: { vehicles: readonly TimelineVehicle[]; holds: readonly TimelineHold[]; now: Date },
): FoundGap[] {
  const byUnit = Map.groupBy(holds, ({ vehicleId, unit }) => `${vehicleId} ${unit}`);
  return vehicles
    .filter(({ available, category, location }) => {
      const wanted = question.category === "" || question.category === category;
      return available && wanted && (question.location === "" || question.location === location);
    })
    .flatMap((vehicle) =>
      vehicle.units.flatMap(({ number, plate, blocked }) => {
        if (blocked) return [];
        const held = (byUnit.get(`${vehicle.id} ${number}`) ?? []).map(({ span }) => span);
        const rental = firstRental({ ...vehicle, within: withinOf(question, vehicle, now), days: question.days }, held);
        return rental ? [{ vehicle, unit: number, plate, rental }] : [];
      }),
    )
    .toSorted((one, other) => one.rental.from.getTime() - other.rental.from.getTime());
}

function withinOf({ from, to }: GapQuestion, { timeZone }: TimelineVehicle, now: Date): Stretch {
  const begins = dayStart(from, timeZone);
  return { from: begins < now ? now : begins, to: dayStart(addDays(to, 1), timeZone) };
}
