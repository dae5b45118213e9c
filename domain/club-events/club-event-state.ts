import type { ClubEvent } from "#domain/club-events/club-event.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The current status of an event: announced, taking requests, without places left, over, called off (product.md#club). */
export type CurrentClubEventStatus = "planned" | "open" | "full" | "past" | "cancelled";

/** An event with its status today. */
export interface ClubEventState extends ClubEvent {
  state: CurrentClubEventStatus;
  /** Places nobody has been given yet; never below 0. */
  remaining: number;
}

/** The events of the page: those still to come and those that are over, each in the order of their days. */
export interface ClubEventsByTime {
  upcoming: ClubEventState[];
  past: ClubEventState[];
}

/** The status of each event on the day `today`. An event is past from the day after. */
export const toClubEventStates = (events: readonly ClubEvent[], today: CivilDate): ClubEventState[] =>
  events.map((event) => toClubEventState(event, today));

/** An event with its status on the day `today`: past from the day after it, full once no place is left, called off whatever else (product.md#club). */
export function toClubEventState(event: ClubEvent, today: CivilDate): ClubEventState {
  const remaining = Math.max(0, event.places - event.placesGiven);
  return { ...event, state: currentClubEventStatus(event, remaining, today), remaining };
}

/** What the public page shows: of the events called off only those whose day is still to come, so that nobody sets out. */
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
