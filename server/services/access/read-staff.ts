import { resolveEffectiveRoles } from "#domain/access/abilities.ts";
import { isRole, type Role } from "#domain/access/roles.ts";
import { SESSION_PRECISION_MS, sessionExpiresAt } from "#domain/access/sign-in-cookies.ts";
import { toVisitorHeaders, type Visitor } from "#domain/access/visitor.ts";
import { SERVICE_UNAVAILABLE_MESSAGE } from "#domain/api/service-unavailable-message.ts";
import type { AppContext } from "#server/context.ts";
import { isDatabaseDown } from "#server/errors.ts";
import { extendSession } from "#server/repositories/users/sessions.ts";
import { listRoles } from "#server/repositories/users/user-roles.ts";
import { hasSignInCookie } from "#server/services/access/has-sign-in-cookie.ts";
import { callAuthLibrary } from "#server/services/access/internal/call-auth-library.ts";

/** A signed-in user with their current roles. */
export interface Staff {
  userId: string;
  email: string;
  name: string;
  /** The roles that are in effect. A role that requires a second factor is missing while `needsSecondFactor` is true. */
  roles: Role[];
  /** Whether a role has no effect until the user sets up a second factor. */
  needsSecondFactor: boolean;
  /** When they last entered their password, by the machine's clock. */
  signedInAt: Date;
}

/** Returns the signed-in user; null if the visitor has no session, and for a disabled user. Throws "unavailable" if sessions cannot be read. */
export async function readStaff(ctx: AppContext, visitor: Visitor): Promise<Staff | null> {
  return (await readSession(ctx, visitor))?.staff ?? null;
}

/**
 * Returns what `readStaff` returns, and extends the session (product.md#sign-in). Use it for HTTP requests that a person causes: writes and pages.
 * The background polling of an open page must not extend the session.
 */
export async function readStaffAndExtendSession(ctx: AppContext, visitor: Visitor): Promise<Staff | null> {
  const current = await readSession(ctx, visitor);
  if (!current) return null;
  // Use the machine's clock, by which the sign-in library sets the times of sessions.
  const usedAt = new Date();
  const expiresAt = sessionExpiresAt(current.session, usedAt);
  const staleMs = Math.abs(expiresAt.getTime() - current.session.expiresAt.getTime());
  if (staleMs > SESSION_PRECISION_MS) await extendSession(ctx.db, current.session.id, { usedAt, expiresAt });
  return current.staff;
}

async function readSession(ctx: AppContext, visitor: Visitor) {
  if (!hasSignInCookie(visitor.cookie, "session")) return null;
  const { value: current } = await callAuthLibrary(SERVICE_UNAVAILABLE_MESSAGE, () =>
    ctx.signIn.api.getSession({ headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
  if (!current || current.user.disabledAt) return null;
  const { id, email, name, twoFactorEnabled } = current.user;
  const secondFactor = { hasSecondFactor: twoFactorEnabled === true, isAsked: ctx.env.staffSecondFactor };
  const effective = resolveEffectiveRoles(await readRoles(ctx, id), secondFactor);
  const staff: Staff = { userId: id, email, name, ...effective, signedInAt: current.session.createdAt };
  return { session: current.session, staff };
}

/**
 * Returns the stored roles of a user. If they cannot be loaded, logs the error and returns no roles; but if the database is down, throws, so that the
 * response is 503.
 */
async function readRoles(ctx: AppContext, userId: string): Promise<Role[]> {
  try {
    return (await listRoles(ctx.db, userId)).filter(isRole);
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    ctx.logger.error({ err: error, userId }, "roles could not be read");
    return [];
  }
}
