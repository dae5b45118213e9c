import { type CivilDate, type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { lastDayOfWindow, type TimelineWindow } from "./timeline.ts";

/** The fields of a hold that the agenda needs. */
export interface AgendaHold {
  kind: "booking" | "maintenance";
  /** When the renter receives the car, or when a maintenance block starts. */
  pickupAt: Date;
  /** When the renter returns the car, or when a maintenance block ends. */
  returnAt: Date;
  timeZone: string;
}

/** A pickup or return, or the start or end of a maintenance block. */
export interface AgendaEntry<Hold extends AgendaHold> extends CivilMoment {
  direction: "out" | "back";
  hold: Hold;
}

export interface AgendaDay<Hold extends AgendaHold> {
  date: CivilDate;
  entries: AgendaEntry<Hold>[];
}

/** Returns the events of each displayed day, sorted by time; days without events are omitted. */
export function buildAgenda<Hold extends AgendaHold>(
  holds: readonly Hold[],
  window: TimelineWindow,
): AgendaDay<Hold>[] {
  // The rest of a hold that waits only for a possible undo has no time with the renter.
  const movements = holds.filter(({ pickupAt, returnAt }) => pickupAt < returnAt);
  const entries = movements.flatMap((hold): AgendaEntry<Hold>[] => [
    { ...toCivilMoment(hold.pickupAt, hold.timeZone), direction: "out", hold },
    { ...toCivilMoment(hold.returnAt, hold.timeZone), direction: "back", hold },
  ]);
  const shown = entries
    .filter(({ date }) => date >= window.from && date <= lastDayOfWindow(window))
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
  return [...Map.groupBy(shown, ({ date }) => date)].map(([date, day]) => ({ date, entries: day }));
}
