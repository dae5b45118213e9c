import type { ClubEvent } from "#domain/club/club-event.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** An event as it stands today: still to come with places left, full, or past (product.md#club). */
export interface ClubEventState extends ClubEvent {
  state: "open" | "full" | "past";
  /** Places nobody has been given yet; never below 0. */
  remaining: number;
}

/** Where each event stands on the day `today`; `taken` counts the places given by the event's slug. An event is past from the day after. */
export function clubCalendar(
  events: readonly ClubEvent[],
  taken: ReadonlyMap<string, number>,
  today: CivilDate,
): ClubEventState[] {
  return events.map((event) => {
    const remaining = Math.max(0, event.places - (taken.get(event.slug) ?? 0));
    const state = event.heldOn < today ? "past" : remaining > 0 ? "open" : "full";
    return { ...event, state, remaining };
  });
}
