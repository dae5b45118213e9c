import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { signUpSchema } from "#domain/forms/access.ts";
import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";
import { checkedInput } from "#server/services/checked-input.ts";

/**
 * Makes an account without a role and sends its verification mail (product.md#sign-up). An address that has an account already is
 * no error here: its owner gets a mail that says so. Refuses "invalid" for wrong fields, "too-many" past the limits.
 */
export async function signUp(ctx: AppContext, { form, visitor }: { form: unknown; visitor: Visitor }): Promise<void> {
  const body = checkedInput(signUpSchema, form);
  await callLibrary(messages.auth.signUpFailed, () =>
    ctx.signIn.api.signUpEmail({ body, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
}
