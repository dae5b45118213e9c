import { randomUUID } from "node:crypto";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { signInMessage } from "#domain/access/sign-in-words.ts";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";
import {
  addressSchema,
  backupCodeSchema,
  passwordChangeSchema,
  passwordResetSchema,
  passwordSchema,
  profileSchema,
  signInSchema,
  signUpSchema,
  totpSchema,
} from "#domain/forms/access.ts";
import {
  ADDRESS_TAKEN,
  noteSignInEvent,
  PASSWORD_OWNER,
  type SignInEndpoint,
} from "#server/integrations/sign-in-events.ts";
import {
  createSignInThrottle,
  knownDevice,
  mailSenderOf,
  type SignInThrottle,
} from "#server/integrations/sign-in-throttle.ts";
import type { RequestedAccessMail } from "#server/mail/access-mail.ts";
import { staffPasswordProblem } from "#server/services/access/staff-password.ts";
import { isStorable } from "#server/services/checked-input.ts";

/** What our page of the second step sends besides the code. */
const trust = { trustDevice: z.boolean("Deve essere vero o falso.").optional() };

/** The forms' own schemas, for whoever calls the library's addresses directly. */
const BODIES: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  "/sign-in/email": signInSchema,
  "/sign-up/email": signUpSchema,
  "/request-password-reset": addressSchema,
  "/send-verification-email": addressSchema,
  "/reset-password": passwordResetSchema,
  "/change-password": passwordChangeSchema,
  "/update-user": profileSchema,
  "/two-factor/enable": passwordSchema,
  "/two-factor/disable": passwordSchema,
  "/two-factor/generate-backup-codes": passwordSchema,
  "/two-factor/verify-totp": totpSchema.extend(trust),
  "/two-factor/verify-backup-code": backupCodeSchema.extend(trust),
};
/** The calls that do nothing but send a mail, if there is an account that it fits. */
const MAILS: Readonly<Record<string, RequestedAccessMail>> = {
  "/request-password-reset": "reset-password",
  "/send-verification-email": "verify-address",
};
/** What they answer, whatever becomes of the mail. */
const ASKED = { status: true };
/** Nothing that these calls take is longer. */
const LONGEST_TEXT = 2000;

/** What is done only with a password that staff may have. */
const NEW_PASSWORDS = new Set(["/reset-password", "/change-password"]);
/** What ends with a session, where all that is asked for was right. */
const SIGN_INS = new Set(["/sign-in/email", "/two-factor/verify-totp", "/two-factor/verify-backup-code"]);
/** By what somebody says that other devices are theirs no more, or lets the second factor go. */
const DISTRUSTS = new Set(["/change-password", "/revoke-other-sessions", "/two-factor/disable"]);
/** For how long the library locks a second step after too many wrong codes. */
export const SECOND_STEP_LOCK_SECONDS = 15 * 60;
/** For how long a device is known after a right password. */
const KNOWN_DEVICE_SECONDS = 180 * 86_400;

export interface SignInRules {
  /** Whether attempts are limited. */
  throttled: boolean;
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
  endOpenSteps: (userId: string) => Promise<void>;
}

/**
 * Our own rules around every call of the sign-in library, from a page or from the API: attempts are counted by network and by
 * account, a body is checked by the form's schema, so that what is wrong is said in Italian and no text upsets the database, staff choose
 * passwords that are not easily guessed, and what happened is in the log.
 */
export function signInRules(rules: SignInRules) {
  const { throttled, logger, onPasswordChange, endOpenSteps } = rules;
  const throttle = throttled ? createSignInThrottle() : null;
  return {
    before: createAuthMiddleware(async (endpoint) => {
      const { path, body, query } = endpoint;
      refuseStrangeTexts(body);
      refuseStrangeTexts(query);
      if (throttle) await refuseTooMany(throttle, endpoint, logger);
      if (path === "/verify-email") await requireOwnersPassword(endpoint);
      const schema = BODIES[path];
      if (!schema) return;
      const parsed = schema.safeParse(body ?? {});
      if (!parsed.success)
        throw refusal("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors: problemsOf(parsed.error) });
      dropUnnamed(body, parsed.data);
      const kind = MAILS[path];
      if (kind) {
        await requestMail(endpoint, kind, rules);
        await noteSignInEvent(logger, endpoint, ASKED);
        // Ends the call: the library's own answer would take longer for an account than for none.
        return ASKED;
      }
      const taken = path === "/sign-up/email" && (await isTaken(endpoint));
      const owner = NEW_PASSWORDS.has(path) ? await passwordOwner(endpoint) : undefined;
      if (owner) await refuseWeakPassword(endpoint, owner, rules);
      // The log wants to know whose a reset was, once its token is spent.
      return {
        context: {
          body: { ...parsed.data, ...(owner && { [PASSWORD_OWNER]: owner }), ...(taken && { [ADDRESS_TAKEN]: true }) },
        },
      };
    }),
    after: createAuthMiddleware(async (endpoint) => {
      const { path, context } = endpoint;
      await noteSignInEvent(logger, endpoint, context.returned);
      if (isAPIError(context.returned)) return sayHowLong(context.returned);
      if (path === "/sign-up/email") await mailAfterSignUp(endpoint, rules);
      if (SIGN_INS.has(path)) await endFormerSession(endpoint);
      if (throttle && path === "/sign-in/email") await rememberDevice(throttle, endpoint);
      if (DISTRUSTS.has(path) && context.session) await endOpenSteps(context.session.user.id);
      if (path === "/change-password" && context.session) await onPasswordChange(context.session.user);
    }),
  };
}

async function requestMail(endpoint: SignInEndpoint, kind: RequestedAccessMail, rules: SignInRules): Promise<void> {
  const email = String(endpoint.body.email).trim().toLowerCase();
  await rules.requestMail({ kind, email, sender: mailSenderOf(email, await attemptOf(endpoint)) });
}

const isTaken = async ({ body, context }: SignInEndpoint): Promise<boolean> =>
  (await context.internalAdapter.findUserByEmail(String(body.email).toLowerCase())) !== null;

/**
 * One mail for either: a new account's verification, or word to whoever has the address already. Of several presses at once those that found
 * the address free and came second send none.
 */
async function mailAfterSignUp(endpoint: SignInEndpoint, rules: SignInRules): Promise<void> {
  const { body, context } = endpoint;
  const { user } = context.returned as { user: { id: string } };
  // The id of an answer about a taken address is nobody's.
  const made = await context.internalAdapter.findUserById(user.id);
  if (made) await requestMail(endpoint, "verify-address", rules);
  else if (body[ADDRESS_TAKEN]) await requestMail(endpoint, "already-registered", rules);
}

type RefusalStatus = "UNAUTHORIZED" | "UNPROCESSABLE_ENTITY" | "TOO_MANY_REQUESTS" | "FORBIDDEN";

/** An error as the library throws it, in Italian. */
export function refusal(
  status: RefusalStatus,
  code: string,
  { errors, headers }: { errors?: object[]; headers?: Record<string, string> } = {},
) {
  return new APIError(status, { code, message: signInMessage(code) ?? code, ...(errors && { errors }) }, headers);
}

async function refuseTooMany(throttle: SignInThrottle, endpoint: SignInEndpoint, logger: Logger): Promise<void> {
  const seconds = await throttle.count(await attemptOf(endpoint));
  if (seconds === null) return;
  const tooMany = refusal("TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS", { headers: { "retry-after": String(seconds) } });
  await noteSignInEvent(logger, endpoint, tooMany);
  throw tooMany;
}

/** The library locks a second step without a word of how long; it does not tell how much of that is left, either. */
function sayHowLong({ body }: APIError): void {
  if (body?.code !== "ACCOUNT_TEMPORARILY_LOCKED") return;
  throw refusal("TOO_MANY_REQUESTS", body.code, { headers: { "retry-after": String(SECOND_STEP_LOCK_SECONDS) } });
}

async function attemptOf(endpoint: SignInEndpoint) {
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
async function endFormerSession({ context, getSignedCookie }: SignInEndpoint): Promise<void> {
  if (!context.newSession) return;
  const former = await getSignedCookie(context.authCookies.sessionToken.name, context.secret);
  if (former && former !== context.newSession.session.token) await context.internalAdapter.deleteSession(former);
}

/** The password was right: what was tried from here is forgiven, and whatever strangers try, from here its owner comes in. */
async function rememberDevice(throttle: SignInThrottle, endpoint: SignInEndpoint): Promise<void> {
  const attempt = await attemptOf(endpoint);
  if (attempt.email === undefined) return;
  await throttle.forgive(attempt);
  const { context } = endpoint;
  const { name, attributes } = context.createAuthCookie("known_device", { maxAge: KNOWN_DEVICE_SECONDS });
  await endpoint.setSignedCookie(name, knownDevice(attempt.email, randomUUID()), context.secret, attributes);
}

/**
 * A verification asks for the account's password as well: else somebody could register another's address, and have its owner verify the
 * account by a press on the mail's button. What is wrong with the token is the library's to say.
 */
async function requireOwnersPassword({ query, context }: SignInEndpoint): Promise<void> {
  const claims = await verifyJWT<{ email?: unknown }>(String(query?.token ?? ""), context.secret);
  if (typeof claims?.email !== "string") return;
  const found = await context.internalAdapter.findUserByEmail(claims.email, { includeAccounts: true });
  const hash = found?.accounts.find(({ providerId }) => providerId === "credential")?.password;
  const password = String(query?.password ?? "");
  if (hash && !(await context.password.verify({ hash, password }))) throw refusal("UNAUTHORIZED", "INVALID_PASSWORD");
}

/** Whose password is set: that of a reset's token, or of who is signed in. */
async function passwordOwner(endpoint: SignInEndpoint): Promise<string | undefined> {
  const { path, body, context } = endpoint;
  if (path === "/change-password") return (await getSessionFromCtx(endpoint))?.user.id;
  return (await context.internalAdapter.findVerificationValue(`reset-password:${body?.token}`))?.value;
}

/** Whoever has a role chooses a password that is long and not easily guessed; visitors keep to the form's six characters. */
async function refuseWeakPassword(
  { body, context }: SignInEndpoint,
  userId: string,
  { isStaff, companyName }: SignInRules,
): Promise<void> {
  if (!(await isStaff(userId))) return;
  const owner = await context.internalAdapter.findUserById(userId);
  const message = staffPasswordProblem(String(body?.newPassword), [companyName, owner?.email ?? "", owner?.name ?? ""]);
  if (message)
    throw refusal("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors: [{ path: "newPassword", message }] });
}

/** The library lays a checked body over the one that came, and would store what else stands in that. */
function dropUnnamed(body: object, checked: object): void {
  for (const name of Object.keys(body)) if (!Object.hasOwn(checked, name)) Reflect.deleteProperty(body, name);
}

function refuseStrangeTexts(values: unknown): void {
  if (typeof values !== "object" || values === null) return;
  const strange = Object.entries(values).filter(
    ([, value]) => typeof value === "string" && (value.length > LONGEST_TEXT || !isStorable(value)),
  );
  if (strange.length === 0) return;
  const errors = strange.map(([path]) => ({ path, message: "Il testo non è ammesso." }));
  throw refusal("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors });
}

function problemsOf({ issues }: z.ZodError) {
  const byPath = new Map(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
  return [...byPath].map(([path, message]) => ({ path, message }));
}
