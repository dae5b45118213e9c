import { type ClubEventState, clubEventState } from "#domain/club/club-calendar.ts";
import type { AppContext } from "#server/context.ts";
import {
  countWaitingRequests,
  listStoredEvents,
  type StoredClubEvent,
} from "#server/repositories/content/club-events.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { MOST_CLUB_EVENTS } from "#server/services/club-events/internal/event-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** An event as the panel shows it: where it stands today, and how many requests wait for a decision. */
export interface PanelEvent {
  event: StoredClubEvent;
  state: ClubEventState["state"];
  waiting: number;
}

/** The club's events for the panel, the latest first. */
export async function readClubEvents(ctx: AppContext, { staff }: { staff: Staff }): Promise<PanelEvent[]> {
  requireAbility(staff, "club-events.manage");
  const [events, waiting] = await Promise.all([
    listStoredEvents(ctx.db, MOST_CLUB_EVENTS),
    countWaitingRequests(ctx.db),
  ]);
  const today = siteToday(ctx);
  return events.map((event) => ({
    event,
    state: clubEventState(event, today).state,
    waiting: waiting.get(event.slug) ?? 0,
  }));
}

/** One event as the panel shows it after a write. */
export async function toPanelEvent(ctx: AppContext, event: StoredClubEvent): Promise<PanelEvent> {
  const waiting = await countWaitingRequests(ctx.db);
  return { event, state: clubEventState(event, siteToday(ctx)).state, waiting: waiting.get(event.slug) ?? 0 };
}
