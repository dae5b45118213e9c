import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { addressVerificationSchema } from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";
import { checkedInput } from "#server/services/checked-input.ts";

/**
 * Marks an address as its owner's by the token of a mail and the account's password; doing so again changes nothing. Refuses when the token is
 * not ours or too old, and "invalid" for another password.
 */
export async function verifyAddress(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  // The library knows no password here: it goes to our own rule in front of it (integrations/sign-in-rules.ts), in no address.
  const query = checkedInput(addressVerificationSchema, form);
  await callLibrary("Il collegamento non è valido.", () =>
    ctx.signIn.api.verifyEmail({ query, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
}
