import type { ClubEvent } from "#domain/club-events/club-event.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The current status of an event, derived from its stored status, places and day (product.md#club). */
export type CurrentClubEventStatus = "planned" | "open" | "full" | "past" | "cancelled";

/** An event with its current status. */
export interface ClubEventState extends ClubEvent {
  state: CurrentClubEventStatus;
  /** Free places; never below 0. */
  remaining: number;
}

/** The upcoming and the past events of the club page, each list in date order. */
export interface ClubEventsByTime {
  upcoming: ClubEventState[];
  past: ClubEventState[];
}

/** Returns the events with their status on the day `today`. */
export const toClubEventStates = (events: readonly ClubEvent[], today: CivilDate): ClubEventState[] =>
  events.map((event) => toClubEventState(event, today));

/**
 * Returns an event with its status on the day `today`: past after its day, full without free places. A cancelled event stays cancelled
 * (product.md#club).
 */
export function toClubEventState(event: ClubEvent, today: CivilDate): ClubEventState {
  const remaining = Math.max(0, event.places - event.placesGiven);
  return { ...event, state: currentClubEventStatus(event, remaining, today), remaining };
}

/** Returns the events for the public page. A cancelled event is shown until its day, so that nobody travels to it. */
export function splitClubEvents(events: readonly ClubEvent[], today: CivilDate): ClubEventsByTime {
  const states = toClubEventStates(events, today);
  const isOver = ({ heldOn }: ClubEvent) => heldOn < today;
  return {
    upcoming: states.filter((event) => !isOver(event)),
    past: states.filter((event) => isOver(event) && event.state === "past"),
  };
}

function currentClubEventStatus(
  { status, heldOn }: ClubEvent,
  remaining: number,
  today: CivilDate,
): CurrentClubEventStatus {
  if (status === "cancelled") return "cancelled";
  if (heldOn < today) return "past";
  if (status === "planned") return "planned";
  return remaining > 0 ? "open" : "full";
}
