import { randomUUID } from "node:crypto";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { signInMessage } from "#domain/access/sign-in-words.ts";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";
import {
  backupCodeSchema,
  emailAddressSchema,
  passwordChangeSchema,
  passwordResetSchema,
  passwordSchema,
  profileSchema,
  signInSchema,
  signUpSchema,
  totpSchema,
} from "#domain/forms/access.ts";
import { NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import {
  EMAIL_IN_USE_FIELD,
  logSignInEvent,
  PASSWORD_OWNER_FIELD,
  type SignInEndpoint,
} from "#server/integrations/sign-in-events.ts";
import {
  createSignInThrottle,
  type SignInThrottle,
  toKnownDeviceCookie,
  toMailSender,
} from "#server/integrations/sign-in-throttle.ts";
import type { RequestedAccessMail } from "#server/mail/access-mail.ts";
import { staffPasswordProblem } from "#server/services/access/staff-password.ts";
import { fieldProblems, isStorable, wordUnnamedIssue } from "#server/services/parse-input.ts";

/** The field that our second-factor page sends besides the code. */
const trustDeviceField = { trustDevice: z.boolean(NOT_A_BOOLEAN_MESSAGE).optional() };

/** The schemas of our forms, by endpoint of the library. Direct calls of these endpoints are validated with them too. */
const BODY_SCHEMAS: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  "/sign-in/email": signInSchema,
  "/sign-up/email": signUpSchema,
  "/request-password-reset": emailAddressSchema,
  "/send-verification-email": emailAddressSchema,
  "/reset-password": passwordResetSchema,
  "/change-password": passwordChangeSchema,
  "/update-user": profileSchema,
  "/two-factor/enable": passwordSchema,
  "/two-factor/disable": passwordSchema,
  "/two-factor/generate-backup-codes": passwordSchema,
  "/two-factor/verify-totp": totpSchema.extend(trustDeviceField),
  "/two-factor/verify-backup-code": backupCodeSchema.extend(trustDeviceField),
};
/** Endpoints that do nothing but send a mail, if there is an account for it; with the kind of the mail. */
const MAIL_KIND_BY_PATH: Readonly<Record<string, RequestedAccessMail>> = {
  "/request-password-reset": "reset-password",
  "/send-verification-email": "verify-address",
};
/** The response of these endpoints. It is the same whether or not a mail is sent. */
const MAIL_REQUESTED_RESPONSE = { status: true };
/** Maximum length of each text in a body. */
const MAX_FIELD_CHARACTERS = 2000;

/** Endpoints that set a password. The password rules for staff apply to them. */
const PASSWORD_SETTING_PATHS = new Set(["/reset-password", "/change-password"]);
/** Endpoints that end with a new session if all factors were correct. */
const SESSION_CREATING_PATHS = new Set(["/sign-in/email", "/two-factor/verify-totp", "/two-factor/verify-backup-code"]);
/** Endpoints that revoke the user's remembered devices: change of password, end of other sessions, removal of the second factor. */
const DEVICE_REVOKING_PATHS = new Set(["/change-password", "/revoke-other-sessions", "/two-factor/disable"]);
/** How long the library locks the second step after too many wrong codes. */
export const SECOND_STEP_LOCK_SECONDS = 15 * 60;
/** How long a device counts as known after a correct password was entered on it. */
const KNOWN_DEVICE_SECONDS = 180 * 86_400;

export interface SignInHookOptions {
  /** Whether sign-in attempts are limited (RATE_LIMITS). */
  isThrottled: boolean;
  logger: Logger;
  /** Returns whether a user has any role. */
  isStaff: (userId: string) => Promise<boolean>;
  /** The company's name. Passwords must not contain it, because an attacker would try it. */
  companyName: string;
  /** Called after a user has changed their own password. */
  onPasswordChange: (user: { email: string; name: string }) => Promise<void>;
  /** Enqueues a mail, so that neither the response nor its timing reveals whether the account exists. */
  requestMail: (mail: {
    kind: RequestedAccessMail;
    email: string;
    sender: { key: string; known: boolean };
  }) => Promise<void>;
  /** Revokes a user's pending second steps, links and remembered devices; their sessions are ended separately. */
  revokeVerifications: (userId: string) => Promise<void>;
}

/**
 * Creates the hooks with our own rules, which run before and after every call of the sign-in library, from a page or the API. They count attempts by
 * network and account. They validate bodies with the form's schema, so that error messages are Italian and no text breaks a query. They require
 * strong passwords from staff, and they log the outcome.
 */
export function createSignInHooks(options: SignInHookOptions) {
  const { isThrottled, logger, onPasswordChange, revokeVerifications } = options;
  const throttle = isThrottled ? createSignInThrottle() : null;
  return {
    before: createAuthMiddleware(async (endpoint) => {
      const { path, body, query } = endpoint;
      assertStorableTexts(body);
      assertStorableTexts(query);
      if (throttle) await enforceThrottle(throttle, endpoint, logger);
      if (path === "/verify-email") await requireOwnersPassword(endpoint);
      const schema = BODY_SCHEMAS[path];
      if (!schema) return;
      const parsed = schema.safeParse(body ?? {}, { error: wordUnnamedIssue });
      if (!parsed.success)
        throw createSignInError("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors: fieldProblems(parsed.error) });
      deleteUndeclaredFields(body, parsed.data);
      const kind = MAIL_KIND_BY_PATH[path];
      if (kind) {
        await requestMail(endpoint, kind, options);
        await logSignInEvent(logger, endpoint, MAIL_REQUESTED_RESPONSE);
        // Return without calling the library: its handling takes longer if the account exists, which would reveal the account.
        return MAIL_REQUESTED_RESPONSE;
      }
      const isAddressInUse = path === "/sign-up/email" && (await isAddressTaken(endpoint));
      const owner = PASSWORD_SETTING_PATHS.has(path) ? await findPasswordOwner(endpoint) : undefined;
      if (owner) await assertStrongPassword(endpoint, owner, options);
      // Store the owner of the password for the log. After the call the owner can no longer be found, because the library has deleted the reset
      // token.
      return {
        context: {
          body: {
            ...parsed.data,
            ...(owner && { [PASSWORD_OWNER_FIELD]: owner }),
            ...(isAddressInUse && { [EMAIL_IN_USE_FIELD]: true }),
          },
        },
      };
    }),
    after: createAuthMiddleware(async (endpoint) => {
      const { path, context } = endpoint;
      await logSignInEvent(logger, endpoint, context.returned);
      if (isAPIError(context.returned)) return addRetryAfter(context.returned);
      if (path === "/sign-up/email") await mailAfterSignUp(endpoint, options);
      if (SESSION_CREATING_PATHS.has(path)) await deletePreviousSession(endpoint);
      if (throttle && path === "/sign-in/email") await trackKnownDevice(throttle, endpoint);
      if (DEVICE_REVOKING_PATHS.has(path) && context.session) await revokeVerifications(context.session.user.id);
      if (path === "/change-password" && context.session) await onPasswordChange(context.session.user);
    }),
  };
}

async function requestMail(
  endpoint: SignInEndpoint,
  kind: RequestedAccessMail,
  options: SignInHookOptions,
): Promise<void> {
  const email = String(endpoint.body.email).trim().toLowerCase();
  await options.requestMail({ kind, email, sender: toMailSender(email, await toAttempt(endpoint)) });
}

const isAddressTaken = async ({ body, context }: SignInEndpoint): Promise<boolean> =>
  (await context.internalAdapter.findUserByEmail(String(body.email).toLowerCase())) !== null;

/**
 * Sends one mail after a sign-up: a verification for a new account, or a notice to the owner of an existing account. If several sign-ups use the same
 * new e-mail address at the same moment, only the one that created the account sends a mail.
 */
async function mailAfterSignUp(endpoint: SignInEndpoint, options: SignInHookOptions): Promise<void> {
  const { body, context } = endpoint;
  const { user } = context.returned as { user: { id: string } };
  // If the e-mail address already has an account, the library returns a made-up user id.
  const createdUser = await context.internalAdapter.findUserById(user.id);
  if (createdUser) await requestMail(endpoint, "verify-address", options);
  else if (body[EMAIL_IN_USE_FIELD]) await requestMail(endpoint, "already-registered", options);
}

type SignInErrorStatus = "UNAUTHORIZED" | "UNPROCESSABLE_ENTITY" | "TOO_MANY_REQUESTS" | "FORBIDDEN";

/** Creates an error of the library's type, with an Italian message. */
export function createSignInError(
  status: SignInErrorStatus,
  code: string,
  { errors, headers }: { errors?: object[]; headers?: Record<string, string> } = {},
) {
  return new APIError(status, { code, message: signInMessage(code) ?? code, ...(errors && { errors }) }, headers);
}

async function enforceThrottle(throttle: SignInThrottle, endpoint: SignInEndpoint, logger: Logger): Promise<void> {
  const seconds = await throttle.count(await toAttempt(endpoint));
  if (seconds === null) return;
  const tooMany = createSignInError("TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS", {
    headers: { "retry-after": String(seconds) },
  });
  await logSignInEvent(logger, endpoint, tooMany);
  throw tooMany;
}

/**
 * Adds Retry-After to the library's "too many attempts" error. The library does not say how long it still locks the second step, so the header gives
 * the full lock time.
 */
function addRetryAfter({ body }: APIError): void {
  if (body?.code !== "ACCOUNT_TEMPORARILY_LOCKED") return;
  throw createSignInError("TOO_MANY_REQUESTS", body.code, {
    headers: { "retry-after": String(SECOND_STEP_LOCK_SECONDS) },
  });
}

async function toAttempt(endpoint: SignInEndpoint) {
  const { path, body, headers, context } = endpoint;
  const email: unknown = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  const { name } = context.createAuthCookie("known_device");
  return {
    path,
    visitor: headers?.get(VISITOR_ADDRESS_HEADER) ?? "unknown",
    email: typeof email === "string" ? email : undefined,
    device: (await endpoint.getSignedCookie(name, context.secret)) || null,
  };
}

/** Deletes the session that the browser had before the sign-in: its cookie is replaced, so nobody could use or end it any more. */
async function deletePreviousSession({ context, getSignedCookie }: SignInEndpoint): Promise<void> {
  if (!context.newSession) return;
  const previousToken = await getSignedCookie(context.authCookies.sessionToken.name, context.secret);
  if (previousToken && previousToken !== context.newSession.session.token)
    await context.internalAdapter.deleteSession(previousToken);
}

/**
 * After a correct password, resets the counted attempts and marks the device as known. Attempts by strangers then cannot lock the owner of the
 * account out.
 */
async function trackKnownDevice(throttle: SignInThrottle, endpoint: SignInEndpoint): Promise<void> {
  const attempt = await toAttempt(endpoint);
  if (attempt.email === undefined) return;
  await throttle.reset(attempt);
  const { context } = endpoint;
  const { name, attributes } = context.createAuthCookie("known_device", { maxAge: KNOWN_DEVICE_SECONDS });
  await endpoint.setSignedCookie(name, toKnownDeviceCookie(attempt.email, randomUUID()), context.secret, attributes);
}

/**
 * Requires the account's password for verifying its e-mail address. Otherwise somebody could register with another person's e-mail address, and that
 * person would verify the account by pressing the button in the mail. Does nothing for an invalid token, which the library reports.
 */
async function requireOwnersPassword({ query, context }: SignInEndpoint): Promise<void> {
  const claims = await verifyJWT<{ email?: unknown }>(String(query?.token ?? ""), context.secret);
  if (typeof claims?.email !== "string") return;
  const userWithAccounts = await context.internalAdapter.findUserByEmail(claims.email, { includeAccounts: true });
  const hash = userWithAccounts?.accounts.find(({ providerId }) => providerId === "credential")?.password;
  const password = String(query?.password ?? "");
  if (hash && !(await context.password.verify({ hash, password })))
    throw createSignInError("UNAUTHORIZED", "INVALID_PASSWORD");
}

/** Returns the id of the user whose password is being set: the owner of the reset token, or the signed-in user. */
async function findPasswordOwner(endpoint: SignInEndpoint): Promise<string | undefined> {
  const { path, body, context } = endpoint;
  if (path === "/change-password") return (await getSessionFromCtx(endpoint))?.user.id;
  return (await context.internalAdapter.findVerificationValue(`reset-password:${body?.token}`))?.value;
}

/** Requires a long, hard-to-guess password from users with a role; others need only the form's six characters. */
async function assertStrongPassword(
  { body, context }: SignInEndpoint,
  userId: string,
  { isStaff, companyName }: SignInHookOptions,
): Promise<void> {
  if (!(await isStaff(userId))) return;
  const owner = await context.internalAdapter.findUserById(userId);
  const message = staffPasswordProblem(String(body?.newPassword), [companyName, owner?.email ?? "", owner?.name ?? ""]);
  if (message)
    throw createSignInError("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors: [{ path: "newPassword", message }] });
}

/** Deletes fields that the schema does not declare. The library merges the validated body into the original one and would otherwise store them. */
function deleteUndeclaredFields(body: object, checked: object): void {
  for (const name of Object.keys(body)) if (!Object.hasOwn(checked, name)) Reflect.deleteProperty(body, name);
}

function assertStorableTexts(values: unknown): void {
  if (typeof values !== "object" || values === null) return;
  const invalidTexts = Object.entries(values).filter(
    ([, value]) => typeof value === "string" && (value.length > MAX_FIELD_CHARACTERS || !isStorable(value)),
  );
  if (invalidTexts.length === 0) return;
  const errors = invalidTexts.map(([path]) => ({ path, message: "Il testo non è ammesso." }));
  throw createSignInError("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors });
}
