import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { passwordResetSchema } from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";
import { checkedInput } from "#server/services/checked-input.ts";

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
