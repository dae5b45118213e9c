import { type Visitor, visitorHeaders } from "#domain/access/visitor.ts";
import { backupCodeSchema, totpSchema } from "#domain/forms/access.ts";
import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import { callLibrary } from "#server/services/access/internal/library-call.ts";
import { checkedInput } from "#server/services/checked-input.ts";

export interface SecondFactor {
  form: Record<string, string>;
  visitor: Visitor;
  /** A backup code instead of the app's. */
  backup: boolean;
}

/**
 * The second step of signing in: the authenticator's code, or one of the backup codes, which is then spent. Answers the session's
 * Set-Cookie lines. Refuses "invalid" for what is no code, "not-signed-in" for a wrong one or when the first step was too long ago.
 */
export async function verifySecondFactor(ctx: AppContext, { form, visitor, backup }: SecondFactor): Promise<string[]> {
  const trustDevice = form.trust === "on";
  const { code } = checkedInput(backup ? backupCodeSchema : totpSchema, form);
  const call = backup ? ctx.signIn.api.verifyBackupCode : ctx.signIn.api.verifyTOTP;
  const { cookies } = await callLibrary(messages.auth.signInFailed, () =>
    call({ body: { code, trustDevice }, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
  return cookies;
}
