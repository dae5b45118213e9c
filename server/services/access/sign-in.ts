import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { signInSchema } from "#domain/forms/access.ts";
import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";
import { checkedInput } from "#server/services/checked-input.ts";

export interface SignedIn {
  /** Set-Cookie lines: the session, or the way to the second step. */
  cookies: string[];
  /** The password was right, and a code is asked for now. */
  needsSecondFactor: boolean;
}

/**
 * Signs somebody in by e-mail and password (product.md#sign-in). Refuses "invalid" for wrong fields, "not-signed-in" for a pair that does not
 * fit, "not-allowed" for a disabled account, "too-many" past the limits.
 */
export async function signIn(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<SignedIn> {
  const body = checkedInput(signInSchema, form);
  const { value, cookies } = await callLibrary(messages.auth.signInFailed, () =>
    ctx.signIn.api.signInEmail({ body, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
  return { cookies, needsSecondFactor: "twoFactorRedirect" in value };
}
