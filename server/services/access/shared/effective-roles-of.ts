import { resolveEffectiveRoles } from "#domain/access/abilities.ts";
import { isRole, type Role } from "#domain/access/roles.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listRoles } from "#server/repositories/users/user-roles.ts";
import { hasSecondFactor } from "#server/repositories/users/users.ts";

/** Returns the roles in effect of a user other than the current visitor. */
export async function readEffectiveRoles(
  { env }: Pick<AppContext, "env">,
  db: Queryable,
  userId: string,
): Promise<Role[]> {
  const heldRoles = (await listRoles(db, userId)).filter(isRole);
  const secondFactor = { hasSecondFactor: await hasSecondFactor(db, userId), isAsked: env.staffSecondFactor };
  return resolveEffectiveRoles(heldRoles, secondFactor).roles;
}
