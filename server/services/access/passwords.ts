import { MAIL_FAILED_MESSAGE, PASSWORD_RESET_FAILED_MESSAGE } from "#domain/access/access-messages.ts";
import type { PasswordLinkState } from "#domain/access/password-rules.ts";
import { toVisitorHeaders, type Visitor } from "#domain/access/visitor.ts";
import { emailAddressSchema, passwordResetSchema } from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import { callAuthLibrary } from "#server/services/access/internal/call-auth-library.ts";
import { parseInput } from "#server/services/parse-input.ts";

/**
 * Sends a password-reset mail if the e-mail address has an account. The caller cannot see whether it has one. Throws "invalid" for a malformed e-mail
 * address, and "too-many" above the limits.
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

/** The format of tokens that set a password: those of the sign-in library and of the first admin's link. */
const RESET_TOKEN_PATTERN = /^[\w-]{1,100}$/;

/** Returns whether a password link can still be used (product.md#account). Changes nothing. */
export async function readPasswordLink(ctx: AppContext, token: string): Promise<PasswordLinkState> {
  if (token === "") return "incomplete";
  if (!RESET_TOKEN_PATTERN.test(token)) return "spent";
  const { internalAdapter } = await ctx.signIn.$context;
  const verification = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  // Use the machine's clock, with which the sign-in library checks the token too.
  return verification && new Date(verification.expiresAt) > new Date() ? "open" : "spent";
}

/** Sets the password with a mailed one-time token and ends all sessions of the account. Throws "invalid" for wrong fields or a used token. */
export async function resetPassword(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = parseInput(passwordResetSchema, form);
  await callAuthLibrary(PASSWORD_RESET_FAILED_MESSAGE, () =>
    ctx.signIn.api.resetPassword({ body, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
}
