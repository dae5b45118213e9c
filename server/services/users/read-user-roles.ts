import { can } from "#domain/access/abilities.ts";
import { userRolesQuerySchema } from "#domain/api/users.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listRoleRecords, type UserRoleRow } from "#server/repositories/staff/user-roles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";

/** Role records: who manages users reads anybody's, everybody else their own. Refuses "not-allowed" for somebody else's. */
export async function readUserRoles(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<UserRoleRow[]> {
  const { user_id: wanted } = checkedInput(userRolesQuerySchema, query);
  if (can(staff.roles, "users.manage")) return listRoleRecords(ctx.db, wanted);
  if (wanted !== undefined && wanted !== staff.userId)
    throw new ServiceError("not-allowed", "Puoi leggere soltanto i tuoi ruoli.");
  return listRoleRecords(ctx.db, staff.userId);
}
