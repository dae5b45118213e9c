import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";

/** Ends the session that the visitor has; answers the Set-Cookie lines that make the browser forget it (product.md#sign-in). */
export async function signOut(ctx: AppContext, visitor: Visitor): Promise<string[]> {
  const { cookies } = await callLibrary(messages.auth.signOutFailed, () =>
    ctx.signIn.api.signOut({ headers: visitorHeaders(visitor), returnHeaders: true }),
  );
  return cookies;
}
