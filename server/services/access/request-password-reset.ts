import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { addressSchema } from "#domain/forms/access.ts";
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
