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
  /** How they sign in: with an existing or configured password, with one that is printed once, or by a link to choose one. */
  credential: { kind: "own-password" } | { kind: "printed-password"; password: string } | { kind: "link"; url: string };
}

/** Returns the first admin's sign-in instructions for the startup output. */
export function firstAdminInstructions({ credential }: FirstAdmin): string {
  if (credential.kind === "printed-password") return `password ${credential.password} (shown only this once)`;
  if (credential.kind === "link") return `choose a password within ${FIRST_LINK_TTL_HOURS} hours: ${credential.url}`;
  return "with the password you set";
}

/**
 * Creates the first admin when there is none, or lets one who never chose a password choose it; null when there is nothing to do. Promotes an
 * existing account of that address, but resets its password if the address is unverified: a stranger may have set it. Prints a password only on a
 * terminal. Log output is stored and read by others, so it gets a one-time link instead.
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

/** Removes the password and the sessions of an account that may belong to a stranger. */
async function resetAccount(ctx: AppContext, userId: string): Promise<string> {
  await deleteCredential(ctx.db, userId);
  await markAddressVerified(ctx.db, userId, ctx.clock());
  return userId;
}

/** Creates a password-reset link with a longer lifetime than usual. */
async function createPasswordLink(ctx: AppContext, userId: string): Promise<string> {
  const { internalAdapter } = await ctx.signIn.$context;
  const token = Buffer.from(ctx.random(24)).toString("base64url");
  // The auth library compares with the machine's clock, not with `ctx.clock`.
  const expiresAt = new Date(Date.now() + FIRST_LINK_TTL_HOURS * HOUR_MS);
  await internalAdapter.createVerificationValue({ value: userId, identifier: `reset-password:${token}`, expiresAt });
  return ctx.env.siteUrl + paths.resetPassword(token);
}
