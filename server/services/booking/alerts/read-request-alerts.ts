import type { AppContext } from "#server/context.ts";
import { listOpenAlerts, type OpenRequestAlert } from "#server/repositories/bookings/request-alerts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The panel shows the newest; the rest follow as these are dealt with. */
const MOST_SHOWN = 10;

/** Whose requests are too many, as long as nobody has dealt with it (product.md#open-requests). */
export async function readRequestAlerts(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<{ alerts: OpenRequestAlert[]; total: number }> {
  requireAbility(staff, "bookings.manage");
  return listOpenAlerts(ctx.db, MOST_SHOWN);
}
