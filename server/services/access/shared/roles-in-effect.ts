import { effectiveRoles } from "#domain/access/abilities.ts";
import { isRole, type Role } from "#domain/access/roles.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listRoles } from "#server/repositories/staff/user-roles.ts";
import { hasSecondFactor } from "#server/repositories/staff/users.ts";

/** The roles of somebody who is not asking right now, as far as they take effect. */
export async function rolesInEffect({ env }: Pick<AppContext, "env">, db: Queryable, userId: string): Promise<Role[]> {
  const held = (await listRoles(db, userId)).filter(isRole);
  const asked = { hasSecondFactor: await hasSecondFactor(db, userId), isAsked: env.staffSecondFactor };
  return effectiveRoles(held, asked).roles;
}
