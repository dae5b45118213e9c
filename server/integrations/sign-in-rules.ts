import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import type { z } from "zod";
import { signInMessage } from "#domain/access/sign-in-problems.ts";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";
import {
  addressSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  signInSchema,
  signUpSchema,
} from "#domain/forms/access.ts";
import { createSignInThrottle, type SignInThrottle } from "#server/integrations/sign-in-throttle.ts";

/** The forms' own schemas, for whoever calls the library's addresses directly. */
const BODIES: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  "/sign-in/email": signInSchema,
  "/sign-up/email": signUpSchema,
  "/request-password-reset": addressSchema,
  "/send-verification-email": addressSchema,
  "/reset-password": passwordResetSchema,
  "/change-password": passwordChangeSchema,
  "/update-user": profileSchema,
};
/** Nothing that these calls take is longer. */
const LONGEST_TEXT = 2000;

export interface SignInRules {
  /** Whether attempts are limited. */
  throttled: boolean;
  /** Told after somebody has changed their own password. */
  onPasswordChange: (user: { email: string; name: string }) => Promise<void>;
}

/**
 * The company's own rules around every call of the sign-in library, from a page or from the API: attempts are counted by visitor and by
 * account, and a body is checked by the form's schema, so that what is wrong is said in Italian and no text upsets the database.
 */
export function signInRules({ throttled, onPasswordChange }: SignInRules) {
  const throttle = throttled ? createSignInThrottle() : null;
  return {
    before: createAuthMiddleware(async ({ path, body, query, headers }) => {
      refuseStrangeTexts(body);
      refuseStrangeTexts(query);
      if (throttle) await refuseTooMany(throttle, attemptOf(path, body, headers));
      const schema = BODIES[path];
      if (!schema) return;
      const parsed = schema.safeParse(body ?? {});
      if (!parsed.success)
        throw refusal("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors: problemsOf(parsed.error) });
      return { context: { body: parsed.data } };
    }),
    after: createAuthMiddleware(async ({ path, body, headers, context }) => {
      if (isAPIError(context.returned)) return;
      if (throttle && path === "/sign-in/email") await throttle.forgive(attemptOf(path, body, headers));
      if (path === "/change-password" && context.session) await onPasswordChange(context.session.user);
    }),
  };
}

type RefusalStatus = "UNPROCESSABLE_ENTITY" | "TOO_MANY_REQUESTS" | "FORBIDDEN";

/** An error as the library throws it, in Italian. */
export function refusal(
  status: RefusalStatus,
  code: string,
  { errors, headers }: { errors?: object[]; headers?: Record<string, string> } = {},
) {
  return new APIError(status, { code, message: signInMessage(code) ?? code, ...(errors && { errors }) }, headers);
}

async function refuseTooMany(throttle: SignInThrottle, attempt: ReturnType<typeof attemptOf>): Promise<void> {
  const seconds = await throttle.count(attempt);
  if (seconds !== null)
    throw refusal("TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS", { headers: { "retry-after": String(seconds) } });
}

function attemptOf(path: string, body: unknown, headers: Headers | undefined) {
  const email: unknown = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  return {
    path,
    visitor: headers?.get(VISITOR_ADDRESS_HEADER) ?? "unknown",
    email: typeof email === "string" ? email : undefined,
  };
}

function refuseStrangeTexts(values: unknown): void {
  if (typeof values !== "object" || values === null) return;
  const strange = Object.entries(values).filter(
    ([, value]) => typeof value === "string" && (value.length > LONGEST_TEXT || value.includes("\0")),
  );
  if (strange.length === 0) return;
  const errors = strange.map(([path]) => ({ path, message: "Il testo non è ammesso." }));
  throw refusal("UNPROCESSABLE_ENTITY", "VALIDATION_ERROR", { errors });
}

function problemsOf({ issues }: z.ZodError) {
  const byPath = new Map(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
  return [...byPath].map(([path, message]) => ({ path, message }));
}
