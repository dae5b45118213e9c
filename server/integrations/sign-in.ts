import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Logger } from "pino";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import * as authSchema from "#server/db/auth-schema.ts";
import type { Db } from "#server/db/client.ts";
import type { Environment } from "#server/env.ts";
import { refusal, signInRules } from "#server/integrations/sign-in-rules.ts";
import type { JobQueue } from "#server/jobs/queue.ts";
import { type AccessMail, accessMail, RESET_HOURS, VERIFY_HOURS } from "#server/mail/access-mail.ts";

export interface SignInParts {
  db: Db;
  env: Environment;
  site: SiteConfiguration;
  /** Takes the mails that accounts cause. */
  jobs: JobQueue;
  logger: Logger;
}

const HOUR = 3600;

/**
 * Accounts, sessions and the second factor, by the library (never our own). Addresses under /api/auth are its own (product.md#sign-up); our pages
 * and the account screen stand in front of them. What it does not know is in `signInRules`: Italian, throttling, the forms' rules.
 */
export function createSignIn({ db, env, site, jobs, logger }: SignInParts) {
  const mail = (user: { email: string; name: string }, about: AccessMail) =>
    jobs.enqueue(db, "mail", accessMail(about, { user, site, siteUrl: env.siteUrl }));
  return betterAuth({
    appName: site.name,
    baseURL: env.siteUrl,
    // A request's URL begins with an address of the site, also where this machine's own names stand for it (http/listener.ts).
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    basePath: "/api/auth",
    secret: env.secret,
    database: drizzleAdapter(db, { provider: "pg", schema: authSchema }),
    user: { additionalFields: { disabledAt: { type: "date", required: false, input: false } } },
    emailAndPassword: {
      enabled: true,
      // The same limit stands in the forms (product.md#sign-up).
      minPasswordLength: 6,
      maxPasswordLength: 200,
      // After sign-up one goes to the sign-in page. The library then answers the same for an address that is taken.
      autoSignIn: false,
      onExistingUserSignUp: ({ user }) => mail(user, { kind: "already-registered" }),
      resetPasswordTokenExpiresIn: RESET_HOURS * HOUR,
      sendResetPassword: ({ user, token }) => mail(user, { kind: "reset-password", token }),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => mail(user, { kind: "password-changed" }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFY_HOURS * HOUR,
      sendVerificationEmail: ({ user, token }) => mail(user, { kind: "verify-address", token }),
    },
    // Renewed once an hour at most, which is how exact "ultimo uso" is. No call asks for a session of the same day: the account screen
    // lists sessions at any age, and asks the password where it matters.
    session: { freshAge: 0, updateAge: HOUR },
    plugins: [twoFactor({ issuer: site.name })],
    hooks: signInRules({
      throttled: env.rateLimits,
      onPasswordChange: (user) => mail(user, { kind: "password-changed" }),
    }),
    databaseHooks: {
      session: {
        create: {
          /** The one way in, whatever the factor: a disabled account learns that it is one only after its right password. */
          before: async (session, endpoint) => {
            const user = await endpoint?.context.internalAdapter.findUserById(session.userId);
            if (user && "disabledAt" in user && user.disabledAt) throw refusal("FORBIDDEN", "ACCOUNT_DISABLED");
          },
        },
      },
    },
    // Ours counts by account as well, for pages and API alike.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What fails is thrown to whoever called, who answers and logs it.
    onAPIError: { throw: true },
    logger: { log: (level, message, ...details: unknown[]) => logFromLibrary(logger, { level, message, details }) },
    advanced: {
      ipAddress: { ipAddressHeaders: [VISITOR_ADDRESS_HEADER] },
      // Writes from other sites are refused in front of the whole API (http/guards.ts).
      disableCSRFCheck: true,
      // Where an answer may lead is the library's to check, in tests too.
      disableOriginCheck: false,
    },
  });
}

interface LibraryLine {
  level: "debug" | "info" | "warn" | "error";
  message: string;
  details: unknown[];
}

/** The library calls an error both what failed and what a visitor asked for in vain; only what failed comes with an error. */
function logFromLibrary(logger: Logger, { level, message, details }: LibraryLine): void {
  const err = [message, ...details].find((detail) => detail instanceof Error);
  if (level === "error" && err) logger.error({ source: "sign-in", err }, message);
  else logger.debug({ source: "sign-in" }, message);
}

export type SignIn = ReturnType<typeof createSignIn>;
