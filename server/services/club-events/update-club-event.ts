import { camelCased } from "#domain/casing.ts";
import { clubEventChangesSchema } from "#domain/forms/content/club-event.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockClubEvent, type StoredClubEvent, updateClubEventRow } from "#server/repositories/content/club-events.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { NO_SUCH_EVENT } from "#server/services/club-events/internal/event-problems.ts";
import { tellGuests } from "#server/services/club-events/internal/tell-guests.ts";
import { type PanelEvent, toPanelEvent } from "#server/services/club-events/read-club-events.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";

/**
 * Changes an event of the club. Called off before its day, moved to another day or place, or taken up again, everybody who has a place
 * is told by mail, in the same transaction. Refuses "invalid"
 * for wrong fields and for fewer places than have been given, "not-found", and "conflict" when somebody else has changed it since `version`.
 */
export async function updateClubEvent(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<PanelEvent> {
  requireAbility(staff, "club-events.manage");
  const eventId = checkedId(id, NO_SUCH_EVENT);
  const { version, ...changes } = camelCased(checkedInput(clubEventChangesSchema, body));
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockClubEvent(tx, eventId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EVENT);
    await rejectStaleVersion(tx, "club_events", before, version, ctx);
    refuseTooFew(before, changes.places);
    const after = await updateClubEventRow(tx, eventId, changes, ctx.clock());
    await audit({ action: "update", entity: "club_events", entityId: eventId, before, after });
    await tellOfChange(ctx, tx, { before, after, staff });
    return after;
  });
  return toPanelEvent(ctx, stored);
}

/** Whoever has a place would stand there on the wrong evening otherwise. */
async function tellOfChange(
  ctx: AppContext,
  tx: Transaction,
  { before, after, staff }: { before: StoredClubEvent; after: StoredClubEvent; staff: Staff },
): Promise<void> {
  const today = siteToday(ctx);
  const wasOff = before.status === "cancelled";
  if (after.status === "cancelled") {
    if (!wasOff && before.heldOn >= today)
      await tellGuests(ctx, tx, { kind: "club-event-cancelled", event: before, staff });
    return;
  }
  // Places that were given stay given while an event is called off.
  const isMoved = wasOff || after.heldOn !== before.heldOn || after.place !== before.place;
  if (isMoved && after.heldOn >= today) await tellGuests(ctx, tx, { kind: "club-event-moved", event: after, staff });
}

function refuseTooFew({ placesGiven }: StoredClubEvent, places: number | undefined): void {
  if (places === undefined || places >= placesGiven) return;
  const message =
    placesGiven === 1
      ? "Un posto è già assegnato."
      : `${placesGiven} posti sono già assegnati: non possono essere meno.`;
  throw new ServiceError("invalid", message, [{ path: "places", message }]);
}
