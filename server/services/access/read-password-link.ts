import type { PasswordLink } from "#domain/access/password-link.ts";
import type { AppContext } from "#server/context.ts";

/** What the library makes, and what the first admin's link has; anything else is nobody's. */
const TOKEN = /^[\w-]{1,100}$/;

/** Whether the link of a mail still changes a password (product.md#account). Changes nothing. */
export async function readPasswordLink(ctx: AppContext, token: string): Promise<PasswordLink> {
  if (token === "") return "incomplete";
  if (!TOKEN.test(token)) return "spent";
  const { internalAdapter } = await ctx.signIn.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  // The library's clock, as where it spends the token.
  return found && new Date(found.expiresAt) > new Date() ? "open" : "spent";
}
