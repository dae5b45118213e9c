import { DEFAULT_LIMIT } from "#domain/api/table-query.ts";
import { usersQuerySchema } from "#domain/api/users.ts";
import type { AppContext } from "#server/context.ts";
import { listUsers, type UserRecord } from "#server/repositories/staff/users.ts";
import { checkedInput } from "#server/services/checked-input.ts";

/** Accounts for an admin. Refuses "invalid" for parameters that are wrong or unknown. */
export function readUsers(
  ctx: AppContext,
  { query }: { query: unknown },
): Promise<{ rows: UserRecord[]; total: number }> {
  const { limit = DEFAULT_LIMIT, offset = 0, ...filters } = checkedInput(usersQuerySchema, query);
  return listUsers(ctx.db, { ...filters, limit, offset });
}
