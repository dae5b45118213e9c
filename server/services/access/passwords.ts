import type { PasswordLink } from "#domain/access/password-rules.ts";
import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { addressSchema, passwordResetSchema } from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";
import { checkedInput } from "#server/services/checked-input.ts";

/**
 * Sends a mail with a link to choose a new password, when the address has an account; says the same when it has none. Refuses
 * "invalid" for no address, "too-many" past the limits.
 */
export async function requestPasswordReset(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = checkedInput(addressSchema, form);
  await callLibrary("Non è stato possibile inviare l'e-mail. Riprova.", () =>
    ctx.signIn.api.requestPasswordReset({ body, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
}

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

/** Sets the password by the token of a mail, once, and ends every session of the account. Refuses "invalid" for wrong fields or a spent token. */
export async function resetPassword(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = checkedInput(passwordResetSchema, form);
  await callLibrary("Non è stato possibile cambiare la password. Riprova.", () =>
    ctx.signIn.api.resetPassword({ body, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
}
