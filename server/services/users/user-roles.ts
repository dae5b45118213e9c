import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import { userRolesQuerySchema } from "#domain/api/users/users.ts";
import { roleGrantSchema } from "#domain/forms/users/user.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  deleteRoleRecord,
  findRoleRecord,
  grantRole,
  listRoleRecords,
  listRoles,
  type UserRoleRow,
} from "#server/repositories/users/user-roles.ts";
import { lockUser } from "#server/repositories/users/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility, requireRecentPassword } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { revokeFeedsWithoutRole } from "#server/services/users/internal/revoke-feeds.ts";
import { assertAdminRemains } from "#server/services/users/shared/last-admin.ts";
import { NO_SUCH_USER } from "#server/services/words/staff-words.ts";

/** Lists role records: of any user for staff who manage users, otherwise only the user's own. Throws "not-allowed" for the roles of another user. */
export async function readUserRoles(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<UserRoleRow[]> {
  const { user_id: requestedUserId } = parseInput(userRolesQuerySchema, query);
  if (can(staff.roles, "users.manage")) return listRoleRecords(ctx.db, requestedUserId);
  if (requestedUserId !== undefined && requestedUserId !== staff.userId)
    throw new ServiceError("not-allowed", "Puoi leggere soltanto i tuoi ruoli.");
  return listRoleRecords(ctx.db, staff.userId);
}

const UNVERIFIED_MESSAGE = "L'indirizzo di questo account non è verificato: il ruolo si assegna dopo la verifica.";

/**
 * Grants a role to a user (product.md#user-and-role). Idempotent. Throws "invalid" for wrong fields, an unknown user or an unverified e-mail address,
 * and "not-signed-in" if the current user has not entered their password recently.
 */
export async function grantUserRole(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<UserRoleRow> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const { userId, role } = toCamelCase(parseInput(roleGrantSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ServiceError("invalid", NO_SUCH_USER, [{ path: "user_id", message: NO_SUCH_USER }]);
    if (!user.emailVerified)
      throw new ServiceError("invalid", UNVERIFIED_MESSAGE, [{ path: "user_id", message: UNVERIFIED_MESSAGE }]);
    const { row, granted } = await grantRole(tx, userId, role);
    const after = { email: user.email, role };
    if (granted) await audit({ action: "grant", entity: "user_roles", entityId: row.id, before: null, after });
    return row;
  });
}

const NO_SUCH_ROLE = "Questo ruolo non è assegnato.";

/** Revokes a role and the calendar feeds that need it. Throws "not-found", and "conflict" for the last admin. */
export async function revokeUserRole(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "users.manage");
  const roleId = parseId(id, NO_SUCH_ROLE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const roleRecord = await findRoleRecord(tx, roleId);
    if (!roleRecord) throw new ServiceError("not-found", NO_SUCH_ROLE);
    const user = await lockUser(tx, roleRecord.userId);
    if (can([roleRecord.role].filter(isRole), "users.manage")) await assertAdminRemains(tx, roleRecord.userId);
    await deleteRoleRecord(tx, roleId);
    const roles = await listRoles(tx, roleRecord.userId);
    await revokeFeedsWithoutRole(tx, audit, { userId: roleRecord.userId, roles, now: ctx.clock() });
    const before = { email: user?.email ?? roleRecord.userId, role: roleRecord.role };
    await audit({ action: "revoke", entity: "user_roles", entityId: roleId, before, after: null });
  });
}
