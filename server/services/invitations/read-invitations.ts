import type { AppContext } from "#server/context.ts";
import { type ListedInvitation, listInvitations } from "#server/repositories/staff/invitations.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** More than may be open at once. */
const MOST_LISTED = 100;

/** The last invitations, the newest first. */
export async function readInvitations(ctx: AppContext, { staff }: { staff: Staff }): Promise<ListedInvitation[]> {
  requireAbility(staff, "users.manage");
  return listInvitations(ctx.db, MOST_LISTED);
}
