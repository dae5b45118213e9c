import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  listOpenAlerts,
  markAlertHandled,
  type OpenRequestAlert,
} from "#server/repositories/bookings/request-alerts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseId } from "#server/services/parse-input.ts";

/** Maximum number of alerts that the panel shows: the newest. It shows the others after staff have handled these. */
const MAX_ALERTS_SHOWN = 10;

/** Lists the open alerts about identities with too many booking requests (product.md#open-requests). */
export async function readRequestAlerts(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<{ alerts: OpenRequestAlert[]; total: number }> {
  requireAbility(staff, "bookings.manage");
  return listOpenAlerts(ctx.db, MAX_ALERTS_SHOWN);
}

const NO_SUCH_ALERT = "Questo avviso non c'è più.";

/** Marks an alert as handled. Idempotent. Throws "not-found". */
export async function handleRequestAlert(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "bookings.manage");
  const alertId = parseId(id, NO_SUCH_ALERT);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const handled = await markAlertHandled(tx, alertId, { by: staff.userId, now: ctx.clock() });
    if (handled === "gone") throw new ServiceError("not-found", NO_SUCH_ALERT);
    if (!handled) return;
    await audit({ action: "handle", entity: "request_alerts", entityId: alertId, before: null, after: null });
  });
}
