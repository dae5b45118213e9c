import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { addressSchema } from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";
import { checkedInput } from "#server/services/checked-input.ts";

/** Sends the verification mail once more, when an account waits for it; says the same when none does. Refuses as `requestPasswordReset`. */
export async function sendVerification(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = checkedInput(addressSchema, form);
  // Without the cookie the library cannot tell a signed-in caller that the address is verified already.
  const headers = visitorHeaders({ ...visitor, cookie: null });
  await callLibrary("Non è stato possibile inviare l'e-mail. Riprova.", () =>
    ctx.signIn.api.sendVerificationEmail({ body, headers, returnHeaders: true }),
  );
}
