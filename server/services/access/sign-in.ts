import { INVALID_LINK_MESSAGE, MAIL_FAILED_MESSAGE } from "#domain/access/access-messages.ts";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";
import { toVisitorHeaders, type Visitor } from "#domain/access/visitor.ts";
import {
  backupCodeSchema,
  emailAddressSchema,
  emailVerificationSchema,
  signInSchema,
  signUpSchema,
  totpSchema,
} from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import { callAuthLibrary } from "#server/services/access/internal/call-auth-library.ts";
import { parseInput } from "#server/services/parse-input.ts";

interface SignInResult {
  /** `Set-Cookie` header values: the session, or the pending second step. */
  cookies: string[];
  /** Whether the password was correct and a second-factor code must follow. */
  needsSecondFactor: boolean;
}

/**
 * Signs in with e-mail address and password (product.md#sign-in). Throws "invalid" for wrong fields, "not-signed-in" if e-mail address and password
 * do not match, "not-allowed" for a disabled account, and "too-many" above the limits.
 */
export async function signIn(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<SignInResult> {
  const body = parseInput(signInSchema, form);
  const { value, cookies } = await callAuthLibrary(SIGN_IN_MESSAGES.signInFailed, () =>
    ctx.signIn.api.signInEmail({ body, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
  return { cookies, needsSecondFactor: "twoFactorRedirect" in value };
}

interface SecondFactorInput {
  form: Record<string, string>;
  visitor: Visitor;
  /** Whether the code is a backup code instead of the authenticator's. */
  isBackupCode: boolean;
}

/**
 * Completes a sign-in with a code of the authenticator or a one-time backup code. Returns the session's `Set-Cookie` values. Throws "invalid" for a
 * malformed code, "not-signed-in" for a wrong code or an expired first step.
 */
export async function verifySecondFactor(
  ctx: AppContext,
  { form, visitor, isBackupCode }: SecondFactorInput,
): Promise<string[]> {
  const trustDevice = form.trust === "on";
  const { code } = parseInput(isBackupCode ? backupCodeSchema : totpSchema, form);
  const call = isBackupCode ? ctx.signIn.api.verifyBackupCode : ctx.signIn.api.verifyTOTP;
  const { cookies } = await callAuthLibrary(SIGN_IN_MESSAGES.signInFailed, () =>
    call({ body: { code, trustDevice }, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
  return cookies;
}

/** Ends the visitor's session; returns the `Set-Cookie` values that delete its cookies (product.md#sign-in). */
export async function signOut(ctx: AppContext, visitor: Visitor): Promise<string[]> {
  const { cookies } = await callAuthLibrary(SIGN_IN_MESSAGES.signOutFailed, () =>
    ctx.signIn.api.signOut({ headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
  return cookies;
}

/**
 * Creates an account without a role and sends the verification mail (product.md#sign-up). If the e-mail address already has an account, this is no
 * error: the owner gets a mail about it. Throws "invalid" for wrong fields, and "too-many" above the limits.
 */
export async function signUp(ctx: AppContext, { form, visitor }: { form: unknown; visitor: Visitor }): Promise<void> {
  const body = parseInput(signUpSchema, form);
  await callAuthLibrary(SIGN_IN_MESSAGES.signUpFailed, () =>
    ctx.signIn.api.signUpEmail({ body, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
}

/**
 * Verifies an e-mail address with the token from the mail and the account's password. Idempotent. Throws for an invalid or expired token, and
 * "invalid" for a wrong password.
 */
export async function verifyAddress(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  // Pass the password to our hook, which checks it before the library verifies the e-mail address (integrations/sign-in-hooks.ts). This is a direct
  // call, so the password is in no URL.
  const query = parseInput(emailVerificationSchema, form);
  await callAuthLibrary(INVALID_LINK_MESSAGE, () =>
    ctx.signIn.api.verifyEmail({ query, headers: toVisitorHeaders(visitor), returnHeaders: true }),
  );
}

/**
 * Sends the verification mail again if the e-mail address has an unverified account. The caller cannot see whether it has one. Throws "invalid" for a
 * malformed e-mail address, and "too-many" above the limits.
 */
export async function sendVerification(
  ctx: AppContext,
  { form, visitor }: { form: unknown; visitor: Visitor },
): Promise<void> {
  const body = parseInput(emailAddressSchema, form);
  // Omit the cookie, so that the library does not tell a signed-in visitor that their e-mail address is already verified.
  const headers = toVisitorHeaders({ ...visitor, cookie: null });
  await callAuthLibrary(MAIL_FAILED_MESSAGE, () =>
    ctx.signIn.api.sendVerificationEmail({ body, headers, returnHeaders: true }),
  );
}
