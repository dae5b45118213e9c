import { isRole, type Role } from "#domain/access/roles.ts";
import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import type { AppContext } from "#server/context.ts";
import { isDatabaseDown } from "#server/errors.ts";
import { listRoles } from "#server/repositories/staff/user-roles.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";

/** Somebody who is signed in, with the roles they hold now. */
export interface Staff {
  userId: string;
  email: string;
  name: string;
  roles: Role[];
}

/** Who the visitor is; null for nobody signed in, and for a user whom an admin has disabled. Refuses "unavailable" when sessions cannot be read. */
export async function readStaff(ctx: AppContext, visitor: Visitor): Promise<Staff | null> {
  if (!visitor.cookie?.includes("session_token")) return null;
  const { value: found } = await callLibrary("Il servizio è momentaneamente non disponibile. Riprova tra poco.", () =>
    ctx.signIn.api.getSession({ headers: visitorHeaders(visitor), returnHeaders: true }),
  );
  if (!found || found.user.disabledAt) return null;
  const { id, email, name } = found.user;
  return { userId: id, email, name, roles: await rolesOf(ctx, id) };
}

/** A failure to fetch roles is logged and yields an empty list. A database that is away is no such failure: it answers 503. */
async function rolesOf(ctx: AppContext, userId: string): Promise<Role[]> {
  try {
    return (await listRoles(ctx.db, userId)).filter(isRole);
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    ctx.logger.error({ err: error, userId }, "roles could not be read");
    return [];
  }
}
