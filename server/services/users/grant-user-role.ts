import { camelCased } from "#domain/casing.ts";
import { roleGrantSchema } from "#domain/forms/user.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { grantRole, type UserRoleRow } from "#server/repositories/staff/user-roles.ts";
import { lockUser } from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility, requireRecentPassword } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

const UNVERIFIED = "L'indirizzo di questo account non è verificato: il ruolo si assegna dopo la verifica.";
const NO_SUCH_USER = "Questo utente non esiste.";

/**
 * Gives a user a role (product.md#user-and-role); giving it again answers the same record. Refuses "invalid" for wrong fields, an unknown user or an
 * address that nobody has verified, "not-signed-in" without a recent password.
 */
export async function grantUserRole(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<UserRoleRow> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const { userId, role } = camelCased(checkedInput(roleGrantSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ServiceError("invalid", NO_SUCH_USER, [{ path: "user_id", message: NO_SUCH_USER }]);
    if (!user.emailVerified) throw new ServiceError("invalid", UNVERIFIED, [{ path: "user_id", message: UNVERIFIED }]);
    const { row, granted } = await grantRole(tx, userId, role);
    const after = { email: user.email, role };
    if (granted) await audit({ action: "grant", entity: "user_roles", entityId: row.id, before: null, after });
    return row;
  });
}
