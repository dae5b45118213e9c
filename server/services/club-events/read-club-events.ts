import { type ClubEventState, clubEventState } from "#domain/club/club-calendar.ts";
import type { AppContext } from "#server/context.ts";
import {
  countWaitingRequests,
  readStoredEvents,
  type StoredClubEvent,
} from "#server/repositories/content/club-events.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** An event as the panel shows it: where it stands today, and how many requests wait for a decision. */
export interface PanelEvent {
  event: StoredClubEvent;
  state: ClubEventState["state"];
  waiting: number;
}

/** The club's events for the panel. */
export async function readClubEvents(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: PanelEvent[]; total: number }> {
  requireAbility(staff, "club-events.manage");
  const [events, waiting] = await Promise.all([readStoredEvents(ctx.db, listQuery), countWaitingRequests(ctx.db)]);
  const today = siteToday(ctx);
  const rows = events.rows.map((event) => ({
    event,
    state: clubEventState(event, today).state,
    waiting: waiting.get(event.slug) ?? 0,
  }));
  return { rows, total: events.total };
}

/** One event as the panel shows it after a write. */
export async function toPanelEvent(ctx: AppContext, event: StoredClubEvent): Promise<PanelEvent> {
  const waiting = await countWaitingRequests(ctx.db);
  return { event, state: clubEventState(event, siteToday(ctx)).state, waiting: waiting.get(event.slug) ?? 0 };
}
