import { MAIL_FAILED_MESSAGE, PASSWORD_RESET_FAILED_MESSAGE } from "#domain/access/access-messages.ts";
import type { PasswordLinkState } from "#domain/access/password-rules.ts";
import { toVisitorHeaders, type Visitor } from "#domain/access/visitor.ts";
import { emailAddressSchema, passwordResetSchema } from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import { callAuthLibrary } from "#server/services/access/internal/call-auth-library.ts";
import { parseInput } from "#server/services/parse-input.ts";

/**
 * Sends a mail with a link to choose a new password, when the address has an account; says the same when it has none. Refuses
 * "invalid" for no address, "too-many" past the limits.
 */
export async function requestPasswordReset(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = parseInput(emailAddressSchema, form);
  await callAuthLibrary(MAIL_FAILED_MESSAGE, () =>
    ctx.signIn.api.requestPasswordReset({ body, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
}

/** What the library makes, and what the first admin's link has; anything else is nobody's. */
const RESET_TOKEN_PATTERN = /^[\w-]{1,100}$/;

/** Whether the link of a mail still changes a password (product.md#account). Changes nothing. */
export async function readPasswordLink(ctx: AppContext, token: string): Promise<PasswordLinkState> {
  if (token === "") return "incomplete";
  if (!RESET_TOKEN_PATTERN.test(token)) return "spent";
  const { internalAdapter } = await ctx.signIn.$context;
  const verification = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  // The library's clock, as where it spends the token.
  return verification && new Date(verification.expiresAt) > new Date() ? "open" : "spent";
}

/** Sets the password by the token of a mail, once, and ends every session of the account. Refuses "invalid" for wrong fields or a spent token. */
export async function resetPassword(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = parseInput(passwordResetSchema, form);
  await callAuthLibrary(PASSWORD_RESET_FAILED_MESSAGE, () =>
    ctx.signIn.api.resetPassword({ body, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
}
