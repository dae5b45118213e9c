import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";

/** Ends the session of whoever sent these headers; answers the Set-Cookie lines that make the browser forget it (B 7.1). */
export async function signOut(ctx: AppContext, { headers }: { headers: Headers }): Promise<string[]> {
  const { cookies } = await callLibrary(messages.auth.signOutFailed, () =>
    ctx.signIn.api.signOut({ headers, returnHeaders: true }),
  );
  return cookies;
}
