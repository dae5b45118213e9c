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
import { isStorable } from "#server/services/parse-input.ts";

/** What our page of the second step sends besides the code. */
const trustDeviceField = { trustDevice: z.boolean("Deve essere vero o falso.").optional() };

/** The forms' own schemas, for whoever calls the library's addresses directly. */
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
/** The calls that do nothing but send a mail, if there is an account that it fits. */
const MAIL_KIND_BY_PATH: Readonly<Record<string, RequestedAccessMail>> = {
  "/request-password-reset": "reset-password",
  "/send-verification-email": "verify-address",
};
/** What they answer, whatever becomes of the mail. */
const MAIL_REQUESTED_RESPONSE = { status: true };
/** Nothing that these calls take is longer. */
const MAX_FIELD_CHARACTERS = 2000;

/** What is done only with a password that staff may have. */
const PASSWORD_SETTING_PATHS = new Set(["/reset-password", "/change-password"]);
/** What ends with a session, where all that is asked for was right. */
const SESSION_CREATING_PATHS = new Set(["/sign-in/email", "/two-factor/verify-totp", "/two-factor/verify-backup-code"]);
/** By what somebody says that other devices are theirs no more, or lets the second factor go. */
const DEVICE_REVOKING_PATHS = new Set(["/change-password", "/revoke-other-sessions", "/two-factor/disable"]);
/** For how long the library locks a second step after too many wrong codes. */
export const SECOND_STEP_LOCK_SECONDS = 15 * 60;
/** For how long a device is known after a right password. */
const KNOWN_DEVICE_SECONDS = 180 * 86_400;

export interface SignInHookOptions {
  /** Whether attempts are limited. */
  isThrottled: boolean;
  logger: Logger;
  /** Whether a person has any role. */
  isStaff: (userId: string) => Promise<boolean>;
  /** What whoever guesses a password knows besides its owner's address. */
  companyName: string;
  /** Told after somebody has changed their own password. */
  onPasswordChange: (user: { email: string; name: string }) => Promise<void>;
  /** Leaves a mail for later: neither the answer nor its time depends on the account. */
  requestMail: (mail: {
    kind: RequestedAccessMail;
    email: string;
    sender: { key: string; known: boolean };
  }) => Promise<void>;
  /** Ends what stands open in somebody's name beside their sessions. */
  revokeVerifications: (userId: string) => Promise<void>;
}

/**
 * Our own rules around every call of the sign-in library, from a page or from the API: attempts are counted by network and by
 * account, a body is checked by the form's schema, so that what is wrong is said in Italian and no text upsets the database, staff choose
 * passwords that are not easily guessed, and what happened is in the log.
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
      const parsed = schema.safeParse(body ?? {});
      if (!parsed.success)
        throw createSignInError("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors: toFieldProblems(parsed.error) });
      deleteUndeclaredFields(body, parsed.data);
      const kind = MAIL_KIND_BY_PATH[path];
      if (kind) {
        await requestMail(endpoint, kind, options);
        await logSignInEvent(logger, endpoint, MAIL_REQUESTED_RESPONSE);
        // Ends the call: the library's own answer would take longer for an account than for none.
        return MAIL_REQUESTED_RESPONSE;
      }
      const isAddressInUse = path === "/sign-up/email" && (await isAddressTaken(endpoint));
      const owner = PASSWORD_SETTING_PATHS.has(path) ? await findPasswordOwner(endpoint) : undefined;
      if (owner) await assertStrongPassword(endpoint, owner, options);
      // The log wants to know whose a reset was, once its token is spent.
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
 * One mail for either: a new account's verification, or word to whoever has the address already. Of several presses at once those that found
 * the address free and came second send none.
 */
async function mailAfterSignUp(endpoint: SignInEndpoint, options: SignInHookOptions): Promise<void> {
  const { body, context } = endpoint;
  const { user } = context.returned as { user: { id: string } };
  // The id of an answer about a taken address is nobody's.
  const createdUser = await context.internalAdapter.findUserById(user.id);
  if (createdUser) await requestMail(endpoint, "verify-address", options);
  else if (body[EMAIL_IN_USE_FIELD]) await requestMail(endpoint, "already-registered", options);
}

type SignInErrorStatus = "UNAUTHORIZED" | "UNPROCESSABLE_ENTITY" | "TOO_MANY_REQUESTS" | "FORBIDDEN";

/** An error as the library throws it, in Italian. */
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

/** The library locks a second step without a word of how long; it does not tell how much of that is left, either. */
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

/** Who signs in again in the same browser leaves no session behind that nobody sees any more. */
async function deletePreviousSession({ context, getSignedCookie }: SignInEndpoint): Promise<void> {
  if (!context.newSession) return;
  const previousToken = await getSignedCookie(context.authCookies.sessionToken.name, context.secret);
  if (previousToken && previousToken !== context.newSession.session.token)
    await context.internalAdapter.deleteSession(previousToken);
}

/** The password was right: what was tried from here is forgiven, and whatever strangers try, from here its owner comes in. */
async function trackKnownDevice(throttle: SignInThrottle, endpoint: SignInEndpoint): Promise<void> {
  const attempt = await toAttempt(endpoint);
  if (attempt.email === undefined) return;
  await throttle.reset(attempt);
  const { context } = endpoint;
  const { name, attributes } = context.createAuthCookie("known_device", { maxAge: KNOWN_DEVICE_SECONDS });
  await endpoint.setSignedCookie(name, toKnownDeviceCookie(attempt.email, randomUUID()), context.secret, attributes);
}

/**
 * A verification asks for the account's password as well: else somebody could register another's address, and have its owner verify the
 * account by a press on the mail's button. What is wrong with the token is the library's to say.
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

/** Whose password is set: that of a reset's token, or of who is signed in. */
async function findPasswordOwner(endpoint: SignInEndpoint): Promise<string | undefined> {
  const { path, body, context } = endpoint;
  if (path === "/change-password") return (await getSessionFromCtx(endpoint))?.user.id;
  return (await context.internalAdapter.findVerificationValue(`reset-password:${body?.token}`))?.value;
}

/** Whoever has a role chooses a password that is long and not easily guessed; visitors keep to the form's six characters. */
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

/** The library lays a checked body over the one that came, and would store what else stands in that. */
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

function toFieldProblems({ issues }: z.ZodError) {
  const byPath = new Map(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
  return [...byPath].map(([path, message]) => ({ path, message }));
}
