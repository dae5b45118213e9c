import { DEFAULT_LIMIT } from "#domain/api/table-query.ts";
import { usersQuerySchema } from "#domain/api/users.ts";
import type { AppContext } from "#server/context.ts";
import { listUsers, type UserRecord } from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** Every account. Refuses "invalid" for parameters that are wrong or unknown. */
export async function readUsers(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<{ rows: UserRecord[]; total: number }> {
  requireAbility(staff, "users.manage");
  const { limit = DEFAULT_LIMIT, offset = 0, ...filters } = checkedInput(usersQuerySchema, query);
  return listUsers(ctx.db, { ...filters, limit, offset });
}
