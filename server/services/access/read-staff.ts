import { effectiveRoles } from "#domain/access/abilities.ts";
import { isRole, type Role } from "#domain/access/roles.ts";
import { SESSION_PRECISION_MS, sessionEnd } from "#domain/access/sign-in-cookies.ts";
import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import type { AppContext } from "#server/context.ts";
import { isDatabaseDown } from "#server/errors.ts";
import { extendSession } from "#server/repositories/staff/sessions.ts";
import { listRoles } from "#server/repositories/staff/user-roles.ts";
import { bringsSignInCookie } from "#server/services/access/brings-sign-in-cookie.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";

/** Somebody who is signed in, with the roles they hold now. */
export interface Staff {
  userId: string;
  email: string;
  name: string;
  /** Those that take effect. */
  roles: Role[];
  /** A role is held back until a second factor is set up. */
  needsSecondFactor: boolean;
  /** When they gave their password last, on the machine's clock. */
  signedInAt: Date;
}

/** Who the visitor is; null for nobody signed in, and for a user whom an admin has disabled. Refuses "unavailable" when sessions cannot be read. */
export async function readStaff(ctx: AppContext, visitor: Visitor): Promise<Staff | null> {
  return (await readSession(ctx, visitor))?.staff ?? null;
}

/**
 * The same for what a person does, a write or the way to a screen: their session goes on (product.md#sign-in). What an open screen asks by itself
 * keeps none alive.
 */
export async function readActingStaff(ctx: AppContext, visitor: Visitor): Promise<Staff | null> {
  const found = await readSession(ctx, visitor);
  if (!found) return null;
  // Sessions are begun and ended by the library, on the machine's clock.
  const usedAt = new Date();
  const expiresAt = sessionEnd(found.session, usedAt);
  const staleMs = Math.abs(expiresAt.getTime() - found.session.expiresAt.getTime());
  if (staleMs > SESSION_PRECISION_MS) await extendSession(ctx.db, found.session.id, { usedAt, expiresAt });
  return found.staff;
}

async function readSession(ctx: AppContext, visitor: Visitor) {
  if (!bringsSignInCookie(visitor.cookie, "session")) return null;
  const { value: found } = await callLibrary("Il servizio è momentaneamente non disponibile. Riprova tra poco.", () =>
    ctx.signIn.api.getSession({ headers: visitorHeaders(visitor), returnHeaders: true }),
  );
  if (!found || found.user.disabledAt) return null;
  const { id, email, name, twoFactorEnabled } = found.user;
  const asked = { hasSecondFactor: twoFactorEnabled === true, isAsked: ctx.env.staffSecondFactor };
  const effective = effectiveRoles(await rolesOf(ctx, id), asked);
  const staff: Staff = { userId: id, email, name, ...effective, signedInAt: found.session.createdAt };
  return { session: found.session, staff };
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
