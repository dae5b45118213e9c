import { camelCased } from "#domain/casing.ts";
import { roleGrantSchema } from "#domain/forms/user.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { grantRole, type UserRoleRow } from "#server/repositories/staff/user-roles.ts";
import { lockUser } from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

const NO_SUCH_USER = "Questo utente non esiste.";

/** Gives a user a role (product.md#user-and-role); giving it again answers the same record. Refuses "invalid" for wrong fields or an unknown user. */
export async function grantUserRole(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<UserRoleRow> {
  requireAbility(staff, "users.manage");
  const { userId, role } = camelCased(checkedInput(roleGrantSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ServiceError("invalid", NO_SUCH_USER, [{ path: "user_id", message: NO_SUCH_USER }]);
    const { row, granted } = await grantRole(tx, userId, role);
    const after = { email: user.email, role };
    if (granted) await audit({ action: "grant", entity: "user_roles", entityId: row.id, before: null, after });
    return row;
  });
}
