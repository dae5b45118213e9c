import { camelCased } from "#domain/casing.ts";
import { MOST_CLUB_EVENTS } from "#domain/club/club-event.ts";
import { newClubEventSchema } from "#domain/forms/content/club-event.ts";
import { slugify } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { countEvents, insertClubEvent } from "#server/repositories/content/club-events.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { EVENT_TAKEN } from "#server/services/club-events/internal/event-problems.ts";
import { type PanelEvent, toPanelEvent } from "#server/services/club-events/read-club-events.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/**
 * A new event of the club (product.md#club); its title and day give the name that requests know it by. Refuses "invalid" for wrong fields and
 * for a second event of that title on that day, "conflict" when there are as many as there may be.
 */
export async function createClubEvent(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<PanelEvent> {
  requireAbility(staff, "club-events.manage");
  const event = camelCased(checkedInput(newClubEventSchema, body));
  const slug = `${slugify(event.title) || "evento"}-${event.heldOn}`;
  const stored = await namingTaken(EVENT_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countEvents(tx)) >= MOST_CLUB_EVENTS) throw tooMany();
      const now = ctx.clock();
      const after = await insertClubEvent(tx, { ...event, slug, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "club_events", entityId: after.id, before: null, after });
      return after;
    }),
  );
  return toPanelEvent(ctx, stored);
}

const tooMany = () =>
  new ServiceError("conflict", `Ci sono già ${MOST_CLUB_EVENTS} eventi: elimina quelli che non servono più.`);
