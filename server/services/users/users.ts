import { isDeepStrictEqual } from "node:util";
import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import { DEFAULT_PAGE_ROWS } from "#domain/api/table-query.ts";
import { usersQuerySchema } from "#domain/api/users/users.ts";
import { userChangesSchema } from "#domain/forms/users/user.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteSessions } from "#server/repositories/users/sessions.ts";
import {
  listUsers,
  lockUser,
  removeSecondFactor,
  type UserRecord,
  updateUser,
} from "#server/repositories/users/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility, requireRecentPassword } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { revokeFeedsWithoutRole } from "#server/services/users/internal/revoke-feeds.ts";
import { assertAdminRemains } from "#server/services/users/shared/last-admin.ts";
import { NO_SUCH_USER } from "#server/services/words/staff-words.ts";

/** Lists the accounts. Throws "invalid" for wrong or unknown parameters. */
export async function readUsers(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<{ rows: UserRecord[]; total: number }> {
  requireAbility(staff, "users.manage");
  const { limit = DEFAULT_PAGE_ROWS, offset = 0, ...filters } = parseInput(usersQuerySchema, query);
  return listUsers(ctx.db, { ...filters, limit, offset });
}

interface UserUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Renames, disables or enables an account, or removes a lost second factor; disabling ends all its sessions. Idempotent. Throws "invalid",
 * "not-found", and "conflict" for one's own account and for the last admin.
 */
export async function changeUser(ctx: AppContext, { staff, id, body }: UserUpdate): Promise<UserRecord> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const { name, disabled, two_factor: secondFactor } = parseInput(userChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockUser(tx, id);
    if (!before) throw noSuchUserError();
    const isDisabling = disabled === true && before.disabledAt === null;
    if (isDisabling && id === staff.userId) throw new ServiceError("conflict", "Non puoi disattivare il tuo account.");
    const roles = before.roles.map(({ role }) => role).filter(isRole);
    if (isDisabling && can(roles, "users.manage")) await assertAdminRemains(tx, id);
    const now = ctx.clock();
    const disabledAt = disabled === undefined ? undefined : disabled ? (before.disabledAt ?? now) : null;
    await updateUser(tx, id, { name, disabledAt }, now);
    // Delete sessions also when the account is enabled: a session that was created while it was being disabled must not work again.
    if (isDisabling || (disabled === false && before.disabledAt !== null)) await deleteSessions(tx, id);
    if (isDisabling) await revokeFeedsWithoutRole(tx, audit, { userId: id, roles: [], now });
    if (secondFactor === false) await removeSecondFactor(tx, id, now);
    const after = await lockUser(tx, id);
    if (!after) throw noSuchUserError();
    if (isDeepStrictEqual(toAuditedUser(before), toAuditedUser(after))) return after;
    const action = isDisabling ? "disable" : before.disabledAt && !after.disabledAt ? "enable" : "update";
    await audit({ action, entity: "users", entityId: id, before: toAuditedUser(before), after: toAuditedUser(after) });
    return after;
  });
}

const noSuchUserError = () => new ServiceError("not-found", NO_SUCH_USER);

/** Returns an account for the audit log. */
const toAuditedUser = ({ email, name, disabledAt, twoFactorEnabled }: UserRecord) => ({
  email,
  name,
  disabled: disabledAt !== null,
  two_factor: twoFactorEnabled === true,
});

/** Ends every session of an account, on all devices. Idempotent. Throws "not-found". */
export async function signOutUser(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "users.manage");
  await staffWrite(ctx, staff, async (tx, audit) => {
    const user = await lockUser(tx, id);
    if (!user) throw noSuchUserError();
    const sessions = await deleteSessions(tx, id);
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
