import { isDeepStrictEqual } from "node:util";
import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import { DEFAULT_LIMIT } from "#domain/api/table-query.ts";
import { usersQuerySchema } from "#domain/api/users.ts";
import { userChangesSchema } from "#domain/forms/user.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { endSessions } from "#server/repositories/staff/sessions.ts";
import {
  listUsers,
  lockUser,
  removeSecondFactor,
  type UserRecord,
  updateUser,
} from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility, requireRecentPassword } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { endFeedsWithoutRole } from "#server/services/users/internal/end-feeds.ts";
import { keepAnAdmin } from "#server/services/users/shared/last-admin.ts";

/** Every account. Refuses "invalid" for parameters that are wrong or unknown. */
export async function readUsers(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<{ rows: UserRecord[]; total: number }> {
  requireAbility(staff, "users.manage");
  const { limit = DEFAULT_LIMIT, offset = 0, ...filters } = checkedInput(usersQuerySchema, query);
  return listUsers(ctx.db, { ...filters, limit, offset });
}

interface UserUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Renames an account, disables or enables it, or takes away a second factor that is lost; who is disabled is out everywhere at once.
 * What is so already changes nothing. Refuses "invalid", "not-found", and "conflict" for oneself and for the last admin.
 */
export async function changeUser(ctx: AppContext, { staff, id, body }: UserUpdate): Promise<UserRecord> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const { name, disabled, two_factor: secondFactor } = checkedInput(userChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockUser(tx, id);
    if (!before) throw noSuchUser();
    const disabling = disabled === true && before.disabledAt === null;
    if (disabling && id === staff.userId) throw new ServiceError("conflict", "Non puoi disattivare il tuo account.");
    const roles = before.roles.map(({ role }) => role).filter(isRole);
    if (disabling && can(roles, "users.manage")) await keepAnAdmin(tx, id);
    const now = ctx.clock();
    const disabledAt = disabled === undefined ? undefined : disabled ? (before.disabledAt ?? now) : null;
    await updateUser(tx, id, { name, disabledAt }, now);
    // A sign-in that raced with the disabling must not come alive again with the account.
    if (disabling || (disabled === false && before.disabledAt !== null)) await endSessions(tx, id);
    if (disabling) await endFeedsWithoutRole(tx, audit, { userId: id, roles: [], now });
    if (secondFactor === false) await removeSecondFactor(tx, id, now);
    const after = await lockUser(tx, id);
    if (!after) throw noSuchUser();
    if (isDeepStrictEqual(logged(before), logged(after))) return after;
    const action = disabling ? "disable" : before.disabledAt && !after.disabledAt ? "enable" : "update";
    await audit({ action, entity: "users", entityId: id, before: logged(before), after: logged(after) });
    return after;
  });
}

const noSuchUser = () => new ServiceError("not-found", "Questo utente non esiste.");

/** What the log keeps of an account. */
const logged = ({ email, name, disabledAt, twoFactorEnabled }: UserRecord) => ({
  email,
  name,
  disabled: disabledAt !== null,
  two_factor: twoFactorEnabled === true,
});

/** Ends every session of an account, on every device. Doing so again changes nothing. Refuses "not-found". */
export async function signOutUser(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "users.manage");
  await staffWrite(ctx, staff, async (tx, audit) => {
    const user = await lockUser(tx, id);
    if (!user) throw noSuchUser();
    const sessions = await endSessions(tx, id);
    if (sessions === 0) return;
    await audit({
      action: "sign-out",
      entity: "users",
      entityId: id,
      before: { email: user.email, sessions },
      after: { email: user.email, sessions: 0 },
    });
  });
}
