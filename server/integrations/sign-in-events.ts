import type { createAuthMiddleware } from "better-auth/api";
import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";
import { SIGN_IN_COOKIES } from "#domain/access/sign-in-cookies.ts";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";
import { logSecurityEvent } from "#server/logger.ts";

export type SignInEndpoint = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Logged endpoints of the library, with the name of their event. */
const EVENT_BY_PATH: Readonly<Record<string, string>> = {
  "/sign-in/email": "sign-in",
  "/sign-up/email": "sign-up",
  "/sign-out": "sign-out",
  "/two-factor/verify-totp": "second-factor",
  "/two-factor/verify-backup-code": "second-factor",
  "/two-factor/enable": "second-factor-setup",
  "/two-factor/disable": "second-factor-removal",
  "/two-factor/generate-backup-codes": "backup-codes",
  "/request-password-reset": "password-reset-request",
  "/reset-password": "password-reset",
  "/change-password": "password-change",
  "/verify-email": "address-verification",
  "/revoke-session": "session-end",
  "/revoke-other-sessions": "session-end",
};

/** Field of the validated body in which our hook stores the password's owner; a value from the caller is removed. */
export const PASSWORD_OWNER_FIELD = "passwordOwner";
/** Field of the validated body that says whether the e-mail already had an account before the sign-up. */
export const EMAIL_IN_USE_FIELD = "addressTaken";

const LOCKED_CODES = new Set(["TOO_MANY_REQUESTS", "ACCOUNT_TEMPORARILY_LOCKED", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);

/** Logs the outcome of a call of the sign-in library. */
export async function logSignInEvent(logger: Logger, endpoint: SignInEndpoint, returned: unknown): Promise<void> {
  const security = EVENT_BY_PATH[endpoint.path];
  if (!security) return;
  const code: unknown = isAPIError(returned) ? (returned.body?.code ?? returned.status) : undefined;
  const outcome = code === undefined ? "done" : LOCKED_CODES.has(String(code)) ? "locked" : "refused";
  const reason = code === undefined ? findPendingStep(endpoint) : String(code);
  const address = endpoint.headers?.get(VISITOR_ADDRESS_HEADER) ?? null;
  logSecurityEvent(logger, {
    security,
    outcome,
    userId: await findEventUserId(endpoint, outcome),
    address,
    ...(reason && { reason }),
  });
}

/** Returns the user a call concerns: the signed-in one, else the account being tried. */
async function findEventUserId(endpoint: SignInEndpoint, outcome: string): Promise<string | null> {
  const { path, context, body } = endpoint;
  const owner: string | undefined =
    path === "/reset-password" && outcome === "done" ? body?.[PASSWORD_OWNER_FIELD] : undefined;
  const knownUserId = context.newSession?.user.id ?? context.session?.user.id ?? owner;
  if (knownUserId) return knownUserId;
  if (typeof body?.email === "string")
    return (await context.internalAdapter.findUserByEmail(body.email.toLowerCase()))?.user.id ?? null;
  const challenge = await endpoint.getSignedCookie(
    context.createAuthCookie(SIGN_IN_COOKIES.secondFactor).name,
    context.secret,
  );
  return challenge ? ((await context.internalAdapter.findVerificationValue(challenge))?.value ?? null) : null;
}

/** Returns the next step when a correct password alone does not sign in. */
const findPendingStep = ({ path, context }: SignInEndpoint): string | undefined =>
  path === "/sign-in/email" && !context.newSession ? "SECOND_FACTOR_ASKED" : undefined;
