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
/** The library takes the code of the step before and of the one after as well, for clocks that differ. */
const TOTP_STEP_OFFSETS = [1, 0, -1];

export interface SignInOptions {
  db: Db;
  env: Environment;
  site: SiteConfiguration;
  /** Takes the mails that accounts cause. */
  jobs: JobQueue;
  logger: Logger;
  /** Cheaper hashes than in production, for tests alone. */
  passwordCost?: HashingCost;
}

const HOUR_SECONDS = 3600;

/**
 * Accounts, sessions and the second factor, by the library (never our own). Addresses under /api/auth are its own (product.md#sign-up); our pages
 * and the account screen stand in front of them. What it does not know is in `createSignInHooks`: Italian, throttling, the forms' rules.
 */
export function createSignIn({ db, env, site, jobs, logger, passwordCost }: SignInOptions) {
  const sendPasswordChangedMail = (user: { email: string; name: string }) =>
    db.transaction((tx) =>
      jobs.enqueue(tx, "mail", accessEmail({ kind: "password-changed" }, { user, site, siteUrl: env.siteUrl })),
    );
  return betterAuth({
    appName: site.name,
    baseURL: env.siteUrl,
    // A request's URL begins with an address of the site, also where this machine's own names stand for it (http/listener.ts).
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    basePath: "/api/auth",
    // Reads second factors of before, until they are encrypted anew (reencryptSecondFactors).
    secret: env.keys.legacySecret,
    secrets: env.keys.signIn,
    database: createAccountAdapter(db),
    user: { additionalFields: { disabledAt: { type: "date", required: false, input: false } } },
    emailAndPassword: {
      enabled: true,
      // The same limit stands in the forms (product.md#sign-up).
      minPasswordLength: 6,
      maxPasswordLength: 200,
      password: createPasswordHashing({
        cost: passwordCost,
        onOutdated: (hashes) => replacePasswordHash(db, hashes),
      }),
      // After sign-up one goes to the sign-in page. The library then answers the same for an address that is taken.
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // Who chose this password had the mail: the address is theirs.
        await markAddressVerified(db, user.id, new Date());
        // Whoever reads the mail on a device that is asked for no code would be past the second factor.
        await revokeVerifications(db, user.id);
        await sendPasswordChangedMail(user);
      },
    },
    // The cookie lasts as long as a session may; when it ends, and what counts as use, is ours (domain/access/sign-in-cookies.ts). No call asks
    // for a session of the same day: the account screen lists sessions at any age, and asks the password where it matters.
    session: { freshAge: 0, expiresIn: MAX_SESSION_DAYS * 24 * HOUR_SECONDS, disableSessionRefresh: true },
    plugins: [twoFactor({ issuer: site.name, accountLockout: { durationSeconds: SECOND_STEP_LOCK_SECONDS } })],
    hooks: createSignInHooks({
      isThrottled: env.rateLimits,
      logger,
      companyName: site.name,
      isStaff: async (userId) => (await listRoles(db, userId)).length > 0,
      onPasswordChange: sendPasswordChangedMail,
      requestMail: ({ kind, email, sender: { key, known } }) => {
        // The network's address stays out of the queue; a hash without a key could be found by trying all of them.
        const hash = createHmac("sha256", env.keys.identities).update(`mail:${key}`).digest("hex");
        const sender = env.rateLimits ? { hash, known } : null;
        return db.transaction((tx) => jobs.enqueue(tx, "access-mail", { kind, email, sender }));
      },
      revokeVerifications: (userId) => revokeVerifications(db, userId),
    }),
    databaseHooks: {
      session: {
        create: {
          /** The one way in, whatever the factor: a disabled account learns that it is one only after its right password. */
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
    // Verifying an address asks for the password, which no address of a page can carry: our own page does.
    disabledPaths: ["/verify-email"],
    // Ours counts by account as well, for pages and API alike.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What fails is thrown to whoever called, who answers and logs it.
    onAPIError: { throw: true },
    logger: { log: (level, message, ...details: unknown[]) => logLibraryMessage(logger, { level, message, details }) },
    advanced: {
      // The library's own prefix, "__Secure-", would take a cookie from any host of the domain.
      useSecureCookies: false,
      cookiePrefix: signInCookiePrefix(env.siteUrl),
      defaultCookieAttributes: { secure: env.siteUrl.startsWith("https:") },
      ipAddress: { ipAddressHeaders: [VISITOR_ADDRESS_HEADER] },
      // Writes from other sites are refused in front of the whole API (http/guards.ts).
      disableCSRFCheck: true,
      // Where an answer may lead is the library's to check, in tests too.
      disableOriginCheck: false,
    },
  });
}

interface LibraryLogLine {
  level: "debug" | "info" | "warn" | "error";
  message: string;
  details: unknown[];
}

/** The library calls an error both what failed and what a visitor asked for in vain; only what failed comes with an error. */
function logLibraryMessage(logger: Logger, { level, message, details }: LibraryLogLine): void {
  const err = [message, ...details].find((detail) => detail instanceof Error);
  if (level === "error" && err) logger.error({ source: "sign-in", err }, message);
  else logger.debug({ source: "sign-in" }, message);
}

export type SignIn = ReturnType<typeof createSignIn>;

/**
 * The tables of accounts as the library asks for them. Of two sign-ups of one address at the same moment the second meets the first one's row: the
 * library takes this refusal for an address that it had found taken, and answers as it does then (product.md#sign-up); any other error it would
 * write down as a failure, and say so to the visitor.
 */
function createAccountAdapter(db: Db): ReturnType<typeof drizzleAdapter> {
  const createAdapter = drizzleAdapter(db, { provider: "pg", schema: authSchema });
  return (options) => {
    const adapter = createAdapter(options);
    const { create } = adapter;
    // In place: the library hands this very object on to what it does in a transaction.
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
  /** What the library encrypts with. */
  key: Parameters<typeof symmetricDecrypt>[0]["key"];
}

/** Spends a right code of an authenticator, so that it opens nothing again (RFC 6238, 5.2); false when it was spent before. */
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
