import { createHmac } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { symmetricDecrypt } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Logger } from "pino";
import { MAX_SESSION_DAYS, sessionExpiresAt, signInCookiePrefix } from "#domain/access/sign-in-cookies.ts";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import * as authSchema from "#server/db/auth-schema.ts";
import type { Db } from "#server/db/client.ts";
import type { Environment } from "#server/env.ts";
import { errorCode, UNIQUE_VIOLATION } from "#server/errors.ts";
import type { JobQueue } from "#server/jobs/job-types.ts";
import { accessEmail } from "#server/mail/access-mail.ts";
import { markAddressVerified, replacePasswordHash } from "#server/repositories/users/accounts.ts";
import { consumeTotpStep, findAuthenticatorKey } from "#server/repositories/users/second-factor.ts";
import { revokeVerifications } from "#server/repositories/users/sessions.ts";
import { listRoles } from "#server/repositories/users/user-roles.ts";
import { createPasswordHashing, type HashingCost } from "./password-hashing.ts";
import { createSignInError, createSignInHooks, SECOND_STEP_LOCK_SECONDS } from "./sign-in-hooks.ts";

const TOTP_STEP_MS = 30_000;
/** The library accepts the codes of the previous and next step as well, to allow for clock skew. */
const TOTP_STEP_OFFSETS = [1, 0, -1];

export interface SignInOptions {
  db: Db;
  env: Environment;
  site: SiteConfiguration;
  /** The queue for account mails. */
  jobs: JobQueue;
  logger: Logger;
  /** Cheaper hashes than in production, for tests only. */
  passwordCost?: HashingCost;
}

const HOUR_SECONDS = 3600;

/**
 * Creates accounts, sessions and the second factor with the sign-in library, which also serves /api/auth (product.md#sign-up). Our pages and the
 * panel's account screen call it too. `createSignInHooks` adds what the library lacks: Italian messages, throttling and the forms' rules.
 */
export function createSignIn({ db, env, site, jobs, logger, passwordCost }: SignInOptions) {
  const sendPasswordChangedMail = (user: { email: string; name: string }) =>
    db.transaction((tx) =>
      jobs.enqueue(tx, "mail", accessEmail({ kind: "password-changed" }, { user, site, siteUrl: env.siteUrl })),
    );
  return betterAuth({
    appName: site.name,
    baseURL: env.siteUrl,
    // Trust the origin of the request's URL: the listener has set it to one of the site's own origins (http/listener.ts).
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    basePath: "/api/auth",
    // Decrypts second factors written with the former key, until `reencryptSecondFactors` has re-encrypted them.
    secret: env.keys.legacySecret,
    secrets: env.keys.signIn,
    database: createAccountAdapter(db),
    user: { additionalFields: { disabledAt: { type: "date", required: false, input: false } } },
    emailAndPassword: {
      enabled: true,
      // The forms have the same limit (product.md#sign-up).
      minPasswordLength: 6,
      maxPasswordLength: 200,
      password: createPasswordHashing({
        cost: passwordCost,
        onOutdated: (hashes) => replacePasswordHash(db, hashes),
      }),
      // After sign-up the visitor goes to the sign-in page. With this setting the library also gives the same response if the e-mail address already
      // has an account.
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // Whoever sets the password has the link from the mail, so the e-mail address is verified.
        await markAddressVerified(db, user.id, new Date());
        // Revoke remembered devices: otherwise somebody who can read the user's mail on such a device would skip the second factor.
        await revokeVerifications(db, user.id);
        await sendPasswordChangedMail(user);
      },
    },
    // The cookie lasts as long as the longest session. domain/access/sign-in-cookies.ts decides when a session ends and what counts as use of a
    // session. With `freshAge: 0` no call requires a recent sign-in: the account screen lists sessions of any age, and asks for the password where it
    // is needed.
    session: { freshAge: 0, expiresIn: MAX_SESSION_DAYS * 24 * HOUR_SECONDS, disableSessionRefresh: true },
    plugins: [twoFactor({ issuer: site.name, accountLockout: { durationSeconds: SECOND_STEP_LOCK_SECONDS } })],
    hooks: createSignInHooks({
      isThrottled: env.rateLimits,
      logger,
      companyName: site.name,
      isStaff: async (userId) => (await listRoles(db, userId)).length > 0,
      onPasswordChange: sendPasswordChangedMail,
      requestMail: ({ kind, email, sender: { key, known } }) => {
        // Hash the sender, because the queue must not store the network address. The hash is keyed: otherwise somebody could find the address by
        // trying all network addresses.
        const hash = createHmac("sha256", env.keys.identities).update(`mail:${key}`).digest("hex");
        const sender = env.rateLimits ? { hash, known } : null;
        return db.transaction((tx) => jobs.enqueue(tx, "access-mail", { kind, email, sender }));
      },
      revokeVerifications: (userId) => revokeVerifications(db, userId),
    }),
    databaseHooks: {
      session: {
        create: {
          /**
           * Refuses a disabled account. Every sign-in creates a session, whatever the factor, so it is checked here. Nobody learns that an account is
           * disabled before they have entered its correct password.
           */
          before: async (session, endpoint) => {
            const user = await endpoint?.context.internalAdapter.findUserById(session.userId);
            if (user && "disabledAt" in user && user.disabledAt)
              throw createSignInError("FORBIDDEN", "ACCOUNT_DISABLED");
            if (endpoint?.path === "/two-factor/verify-totp") {
              const attempt = { userId: session.userId, code: endpoint.body.code, key: endpoint.context.secretConfig };
              if (!(await consumeTotp(db, attempt))) throw createSignInError("UNAUTHORIZED", "CODE_ALREADY_USED");
            }
            return { data: { expiresAt: sessionExpiresAt(session, session.createdAt) } };
          },
        },
      },
    },
    // Hide this endpoint: we require the password for verification, and a password must not be in a URL. Our own page verifies instead.
    disabledPaths: ["/verify-email"],
    // Disable the library's limit: our own throttle also counts by account, and for pages and API together.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Throw errors to the caller, who creates the response and logs.
    onAPIError: { throw: true },
    logger: { log: (level, message, ...details: unknown[]) => logLibraryMessage(logger, { level, message, details }) },
    advanced: {
      // Do not use the library's prefix "__Secure-": with it, any host of the domain could set our cookies.
      useSecureCookies: false,
      cookiePrefix: signInCookiePrefix(env.siteUrl),
      defaultCookieAttributes: { secure: env.siteUrl.startsWith("https:") },
      ipAddress: { ipAddressHeaders: [VISITOR_ADDRESS_HEADER] },
      // Disable the library's check: we refuse writes from other sites before they reach the API (http/request-guards.ts).
      disableCSRFCheck: true,
      // Let the library validate redirect targets, in tests too.
      disableOriginCheck: false,
    },
  });
}

interface LibraryLogLine {
  level: "debug" | "info" | "warn" | "error";
  message: string;
  details: unknown[];
}

/** Logs a library message. The library reports failures and mere refusals alike as errors; only failures carry an error object. */
function logLibraryMessage(logger: Logger, { level, message, details }: LibraryLogLine): void {
  const err = [message, ...details].find((detail) => detail instanceof Error);
  if (level === "error" && err) logger.error({ source: "sign-in", err }, message);
  else logger.debug({ source: "sign-in" }, message);
}

export type SignIn = ReturnType<typeof createSignIn>;

/**
 * Creates the library's adapter for our account tables. If two sign-ups use one e-mail address at the same moment, the second one violates the unique
 * constraint. The adapter then throws the error with which the library reports an existing e-mail address (product.md#sign-up); any other error would
 * be logged and shown as a failure.
 */
function createAccountAdapter(db: Db): ReturnType<typeof drizzleAdapter> {
  const createAdapter = drizzleAdapter(db, { provider: "pg", schema: authSchema });
  return (options) => {
    const adapter = createAdapter(options);
    const { create } = adapter;
    // Replace the method in this object: the library passes the same object to transactions.
    adapter.create = async <Row extends Record<string, unknown>, Made = Row>(
      row: Parameters<typeof create<Row, Made>>[0],
    ) => {
      try {
        return await create<Row, Made>(row);
      } catch (error) {
        const isTaken = row.model === "user" && errorCode(error) === UNIQUE_VIOLATION;
        throw isTaken ? createSignInError("FORBIDDEN", "USER_ALREADY_EXISTS") : error;
      }
    };
    return adapter;
  };
}

interface TotpAttempt {
  userId: string;
  code: string;
  /** The library's encryption key. */
  key: Parameters<typeof symmetricDecrypt>[0]["key"];
}

/** Marks a valid authenticator code as used, so that it cannot be used again (RFC 6238, 5.2). Returns false if it was used before. */
async function consumeTotp(db: Db, { userId, code, key }: TotpAttempt): Promise<boolean> {
  const encrypted = await findAuthenticatorKey(db, userId);
  if (encrypted === null) return false;
  const authenticator = createOTP(await symmetricDecrypt({ key, data: encrypted }));
  const now = Math.floor(Date.now() / TOTP_STEP_MS);
  for (const offset of TOTP_STEP_OFFSETS) {
    if ((await authenticator.hotp(now + offset)) === code) return consumeTotpStep(db, userId, now + offset);
  }
  return false;
}
