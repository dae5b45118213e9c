import { banDecisionSchema } from "#domain/forms/ban-decisions/ban-decision.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockBanDecision, updateBanDecision } from "#server/repositories/ban-decisions/ban-decisions.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { findCustomer } from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { toAuditedDecision } from "#server/services/ban-decisions/internal/audited-decision.ts";
import { isBannedNow } from "#server/services/ban-decisions/shared/require-ban-decision.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";

const NO_SUCH_REQUEST = "Questa richiesta non c'è più.";
const BAN_ENDED = "Il cliente non è più segnato «Non noleggiare»: non serve nessuna decisione.";

/**
 * Decides whether customer service may do for a banned customer what it asked for (product.md#rental-ban). The decision can be changed, and holds until
 * the ban changes. Idempotent. Throws "invalid", "not-found", and "conflict" for a stale version and for a ban that has ended.
 */
export async function decideBan(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<void> {
  requireAbility(staff, "customers.ban");
  const decisionId = parseId(id, NO_SUCH_REQUEST);
  const { allowed, reason, version } = parseInput(banDecisionSchema, body);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBanDecision(tx, decisionId);
    const customer = before && (await findCustomer(tx, before.customerId));
    if (!before || !customer) throw new ServiceError("not-found", NO_SUCH_REQUEST);
    if (!isBannedNow(ctx, customer)) throw new ServiceError("conflict", BAN_ENDED);
    const banStartedAt = customer.bannedAt;
    const isSameBan = before.banStartedAt?.getTime() === banStartedAt?.getTime();
    if (isSameBan && before.allowed === allowed && before.reason === reason) return;
    await rejectStaleVersion(tx, "ban_decisions", before, version, ctx);
    const now = ctx.clock();
    const decided = { allowed, reason, decidedBy: staff.userId, decidedAt: now, banStartedAt };
    const after = await updateBanDecision(tx, decisionId, decided, now);
    const booking = before.bookingId === null ? null : await findStoredBooking(tx, { id: before.bookingId });
    await audit({
      action: "decide-ban",
      entity: "customers",
      entityId: customer.id,
      before: toAuditedDecision(customer, booking, before),
      after: toAuditedDecision(customer, booking, after),
    });
  });
}
