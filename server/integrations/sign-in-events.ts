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

/** The field of the validated body in which our hook stores the owner of the password. A value that the caller sent is removed. */
export const PASSWORD_OWNER_FIELD = "passwordOwner";
/** The field of the validated body in which our hook stores whether the e-mail address had an account before the sign-up. */
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

/**
 * Returns the id of the user whom the call concerns: the signed-in user or, before sign-in, the account with the entered e-mail address; null if
 * there is none.
 */
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

/** Returns the step that must follow a correct password before the user is signed in; undefined if no step follows. */
const findPendingStep = ({ path, context }: SignInEndpoint): string | undefined =>
  path === "/sign-in/email" && !context.newSession ? "SECOND_FACTOR_ASKED" : undefined;
