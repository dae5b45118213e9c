import { INVALID_LINK_MESSAGE, MAIL_FAILED_MESSAGE } from "#domain/access/access-messages.ts";
import { toVisitorHeaders, type Visitor } from "#domain/access/visitor.ts";
import {
  backupCodeSchema,
  emailAddressSchema,
  emailVerificationSchema,
  signInSchema,
  signUpSchema,
  totpSchema,
} from "#domain/forms/access.ts";
import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import { callAuthLibrary } from "#server/services/access/internal/call-auth-library.ts";
import { parseInput } from "#server/services/parse-input.ts";

interface SignInResult {
  /** Set-Cookie lines: the session, or the way to the second step. */
  cookies: string[];
  /** The password was right, and a code is asked for now. */
  needsSecondFactor: boolean;
}

/**
 * Signs somebody in by e-mail and password (product.md#sign-in). Refuses "invalid" for wrong fields, "not-signed-in" for a pair that does not
 * fit, "not-allowed" for a disabled account, "too-many" past the limits.
 */
export async function signIn(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<SignInResult> {
  const body = parseInput(signInSchema, form);
  const { value, cookies } = await callAuthLibrary(messages.auth.signInFailed, () =>
    ctx.signIn.api.signInEmail({ body, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
  return { cookies, needsSecondFactor: "twoFactorRedirect" in value };
}

interface SecondFactorInput {
  form: Record<string, string>;
  visitor: Visitor;
  /** A backup code instead of the app's. */
  isBackupCode: boolean;
}

/**
 * The second step of signing in: the authenticator's code, or one of the backup codes, which is then spent. Answers the session's
 * Set-Cookie lines. Refuses "invalid" for what is no code, "not-signed-in" for a wrong one or when the first step was too long ago.
 */
export async function verifySecondFactor(
  ctx: AppContext,
  { form, visitor, isBackupCode }: SecondFactorInput,
): Promise<string[]> {
  const trustDevice = form.trust === "on";
  const { code } = parseInput(isBackupCode ? backupCodeSchema : totpSchema, form);
  const call = isBackupCode ? ctx.signIn.api.verifyBackupCode : ctx.signIn.api.verifyTOTP;
  const { cookies } = await callAuthLibrary(messages.auth.signInFailed, () =>
    call({ body: { code, trustDevice }, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
  return cookies;
}

/** Ends the session that the visitor has; answers the Set-Cookie lines that make the browser forget it (product.md#sign-in). */
export async function signOut(ctx: AppContext, visitor: Visitor): Promise<string[]> {
  const { cookies } = await callAuthLibrary(messages.auth.signOutFailed, () =>
    ctx.signIn.api.signOut({ headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
  return cookies;
}

/**
 * Makes an account without a role and sends its verification mail (product.md#sign-up). An address that has an account already is
 * no error here: its owner gets a mail that says so. Refuses "invalid" for wrong fields, "too-many" past the limits.
 */
export async function signUp(ctx: AppContext, { form, visitor }: { form: unknown; visitor: Visitor }): Promise<void> {
  const body = parseInput(signUpSchema, form);
  await callAuthLibrary(messages.auth.signUpFailed, () =>
    ctx.signIn.api.signUpEmail({ body, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
}

/**
 * Marks an address as its owner's by the token of a mail and the account's password; doing so again changes nothing. Refuses when the token is
 * not ours or too old, and "invalid" for another password.
 */
export async function verifyAddress(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  // The library knows no password here: it goes to our own rule in front of it (integrations/sign-in-rules.ts), in no address.
  const query = parseInput(emailVerificationSchema, form);
  await callAuthLibrary(INVALID_LINK_MESSAGE, () =>
    ctx.signIn.api.verifyEmail({ query, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
}

/** Sends the verification mail once more, when an account waits for it; says the same when none does. Refuses as `requestPasswordReset`. */
export async function sendVerification(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = parseInput(emailAddressSchema, form);
  // Without the cookie the library cannot tell a signed-in caller that the address is verified already.
  const headers = toVisitorHeaders({ ...visitor, cookie: null });
  await callAuthLibrary(MAIL_FAILED_MESSAGE, () =>
    ctx.signIn.api.sendVerificationEmail({ body, headers, returnHeaders: true }),
  );
}
