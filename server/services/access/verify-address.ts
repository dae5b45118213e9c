import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";

/** Marks an address as its owner's by the token of a mail; doing so again changes nothing. Refuses when the token is not ours or too old. */
export async function verifyAddress(
  ctx: AppContext,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<void> {
  await callLibrary("Il collegamento non è valido.", () =>
    ctx.signIn.api.verifyEmail({ query: { token }, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
}
