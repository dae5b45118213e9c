import type { AppContext } from "#server/context.ts";
import { anyoneHasRole, grantRole } from "#server/repositories/staff/user-roles.ts";

export interface FirstAdmin {
  email: string;
  /** Only when the company chose it: printed once, never stored in clear. */
  password: string | null;
}

/** Makes the first admin when there is none; null when there is one already. An existing account of that address is kept and promoted. */
export async function ensureFirstAdmin(ctx: AppContext): Promise<FirstAdmin | null> {
  if (await anyoneHasRole(ctx.db, "admin")) return null;
  const { adminEmail: email, adminPassword } = ctx.env;
  const library = await ctx.signIn.$context;
  const existing = await library.internalAdapter.findUserByEmail(email);
  if (existing) {
    await grantRole(ctx.db, existing.user.id, "admin");
    return { email, password: null };
  }
  const password = adminPassword ?? Buffer.from(ctx.random(12)).toString("base64url");
  const user = await library.internalAdapter.createUser(
    { email, name: "Amministrazione", emailVerified: true },
    { method: "email-password" },
  );
  await library.internalAdapter.linkAccount({
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: await library.password.hash(password),
  });
  await grantRole(ctx.db, user.id, "admin");
  return { email, password: adminPassword ? null : password };
}
