import { can, rolesWithAbility } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { paths } from "#domain/paths.ts";
import type { AppContext } from "#server/context.ts";
import { deleteCredential, markAddressVerified } from "#server/repositories/users/accounts.ts";
import { grantRole, hasAnyoneWithRole, listRoles } from "#server/repositories/users/user-roles.ts";
import { staffPasswordProblem } from "#server/services/access/staff-password.ts";

/** Lifetime of the link with which the first admin chooses a password. */
const FIRST_LINK_TTL_HOURS = 24;

export interface FirstAdmin {
  email: string;
  /**
   * How the admin signs in: with an existing or configured password, with a password that is printed once, or by a link with which they choose a
   * password.
   */
  credential: { kind: "own-password" } | { kind: "printed-password"; password: string } | { kind: "link"; url: string };
}

/** Returns the first admin's sign-in instructions for the startup output. */
export function firstAdminInstructions({ credential }: FirstAdmin): string {
  if (credential.kind === "printed-password") return `password ${credential.password} (shown only this once)`;
  if (credential.kind === "link") return `choose a password within ${FIRST_LINK_TTL_HOURS} hours: ${credential.url}`;
  return "with the password you set";
}

/**
 * Creates the first admin if there is no admin yet. If the first admin has never chosen a password, creates a new link for it. Returns null if there
 * is nothing to do. If the e-mail address already has an account, the account becomes the admin; if the address is unverified, its password is
 * deleted first, because a stranger may have set it. A password is printed only on a terminal. Log output is stored and read by others, so it
 * contains a one-time link instead.
 */
export async function ensureFirstAdmin(
  ctx: AppContext,
  { onTerminal }: { onTerminal: boolean },
): Promise<FirstAdmin | null> {
  const { adminEmail: email, adminPassword } = ctx.env;
  const library = await ctx.signIn.$context;
  const existing = await library.internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const heldRoles = existing ? (await listRoles(ctx.db, existing.user.id)).filter(isRole) : [];
  const isWaitingForPassword = existing?.accounts.length === 0 && can(heldRoles, "users.manage");
  if (!isWaitingForPassword && (await hasAnyoneWithRole(ctx.db, rolesWithAbility("users.manage")))) return null;
  if (existing?.user.emailVerified && !isWaitingForPassword) {
    await grantRole(ctx.db, existing.user.id, "admin");
    return { email, credential: { kind: "own-password" } };
  }
  const userId = existing ? await resetAccount(ctx, existing.user.id) : await createAdminAccount(ctx);
  await grantRole(ctx.db, userId, "admin");
  if (!adminPassword && !onTerminal)
    return { email, credential: { kind: "link", url: await createPasswordLink(ctx, userId) } };
  const password = adminPassword ?? Buffer.from(ctx.random(12)).toString("base64url");
  await library.internalAdapter.linkAccount({
    userId,
    providerId: "credential",
    accountId: userId,
    password: await library.password.hash(password),
  });
  if (!adminPassword) return { email, credential: { kind: "printed-password", password } };
  const weakness = staffPasswordProblem(adminPassword, [ctx.site.name, email]);
  if (weakness) ctx.logger.warn(`ADMIN_PASSWORD: ${weakness}`);
  return { email, credential: { kind: "own-password" } };
}

async function createAdminAccount(ctx: AppContext): Promise<string> {
  const { internalAdapter } = await ctx.signIn.$context;
  const account = { email: ctx.env.adminEmail, name: "Amministrazione", emailVerified: true };
  return (await internalAdapter.createUser(account, { method: "email-password" })).id;
}

/** Deletes the password and the sessions of an account, which may be a stranger's, and returns its id. */
async function resetAccount(ctx: AppContext, userId: string): Promise<string> {
  await deleteCredential(ctx.db, userId);
  await markAddressVerified(ctx.db, userId, ctx.clock());
  return userId;
}

/** Creates a password-reset link with a longer lifetime than usual. */
async function createPasswordLink(ctx: AppContext, userId: string): Promise<string> {
  const { internalAdapter } = await ctx.signIn.$context;
  const token = Buffer.from(ctx.random(24)).toString("base64url");
  // Use the machine's clock: the sign-in library compares with it, and not with `ctx.clock`.
  const expiresAt = new Date(Date.now() + FIRST_LINK_TTL_HOURS * HOUR_MS);
  await internalAdapter.createVerificationValue({ value: userId, identifier: `reset-password:${token}`, expiresAt });
  return ctx.env.siteUrl + paths.resetPassword(token);
}
