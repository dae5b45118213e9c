import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";

/** Marks an address as its owner's by the token of a mail; doing so again changes nothing. Refuses when the token is not ours or too old. */
export async function verifyAddress(
  ctx: AppContext,
  { token, headers }: { token: string; headers: Headers },
): Promise<void> {
  await callLibrary("Il collegamento non è valido.", () =>
    ctx.signIn.api.verifyEmail({ query: { token }, headers, returnHeaders: true }),
  );
}
