import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteRoleRecord, findRoleRecord, listRoles } from "#server/repositories/staff/user-roles.ts";
import { lockUser } from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { endFeedsWithoutRole } from "#server/services/users/internal/end-feeds.ts";
import { keepAnAdmin } from "#server/services/users/shared/last-admin.ts";

const NO_SUCH_ROLE = "Questo ruolo non è assegnato.";

/** Takes a role from its holder, and the calendar feeds that it opened. Refuses "not-found", and "conflict" for the last admin. */
export async function revokeUserRole(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "users.manage");
  const roleId = checkedId(id, NO_SUCH_ROLE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const held = await findRoleRecord(tx, roleId);
    if (!held) throw new ServiceError("not-found", NO_SUCH_ROLE);
    const user = await lockUser(tx, held.userId);
    if (can([held.role].filter(isRole), "users.manage")) await keepAnAdmin(tx, held.userId);
    await deleteRoleRecord(tx, roleId);
    const roles = await listRoles(tx, held.userId);
    await endFeedsWithoutRole(tx, audit, { userId: held.userId, roles, now: ctx.clock() });
    const before = { email: user?.email ?? held.userId, role: held.role };
    await audit({ action: "revoke", entity: "user_roles", entityId: roleId, before, after: null });
  });
}
