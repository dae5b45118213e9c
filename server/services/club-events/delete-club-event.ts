import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteClubEventRow, isEventNamed, lockClubEvent } from "#server/repositories/content/club-events.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { NO_SUCH_EVENT } from "#server/services/club-events/internal/event-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** Removes an event that no request names. Refuses "not-found", and "conflict" for one that somebody has asked for. */
export async function deleteClubEvent(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "club-events.manage");
  const eventId = checkedId(id, NO_SUCH_EVENT);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockClubEvent(tx, eventId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EVENT);
    if (await isEventNamed(tx, before.slug)) {
      throw new ServiceError(
        "conflict",
        "Qualcuno ha chiesto un posto a questo evento: annullalo, invece di eliminarlo.",
      );
    }
    await deleteClubEventRow(tx, eventId);
    await audit({ action: "delete", entity: "club_events", entityId: eventId, before, after: null });
  });
}
