import { type CivilDate, type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { lastDayOfWindow, type TimelineWindow } from "./timeline.ts";

/** What an agenda knows of a hold. */
export interface AgendaHold {
  kind: "booking" | "maintenance";
  /** When the renter gets the car; of a block, its beginning. */
  pickupAt: Date;
  /** When the renter is back; of a block, its end. */
  returnAt: Date;
  timeZone: string;
}

/** A car leaves or comes back, a block begins or ends. */
export interface AgendaEntry<Hold extends AgendaHold> extends CivilMoment {
  direction: "out" | "back";
  hold: Hold;
}

export interface AgendaDay<Hold extends AgendaHold> {
  date: CivilDate;
  entries: AgendaEntry<Hold>[];
}

/** What happens on each day of the window, in the order of the clock; days on which nothing happens are left out. */
export function buildAgenda<Hold extends AgendaHold>(
  holds: readonly Hold[],
  window: TimelineWindow,
): AgendaDay<Hold>[] {
  const entries = holds.flatMap((hold): AgendaEntry<Hold>[] => [
    { ...toCivilMoment(hold.pickupAt, hold.timeZone), direction: "out", hold },
    { ...toCivilMoment(hold.returnAt, hold.timeZone), direction: "back", hold },
  ]);
  const shown = entries
    .filter(({ date }) => date >= window.from && date <= lastDayOfWindow(window))
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
  return [...Map.groupBy(shown, ({ date }) => date)].map(([date, day]) => ({ date, entries: day }));
}
