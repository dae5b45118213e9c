import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import * as authSchema from "#server/db/auth-schema.ts";
import type { Db } from "#server/db/client.ts";
import type { Environment } from "#server/env.ts";

/** Accounts and sessions, by the library (never our own). Addresses under /api/auth are its own (design 7). */
export function createSignIn(db: Db, env: Environment) {
  return betterAuth({
    appName: "Velluto",
    baseURL: env.siteUrl,
    basePath: "/api/auth",
    secret: env.secret,
    database: drizzleAdapter(db, { provider: "pg", schema: authSchema }),
    // B 5.1: at least six characters.
    emailAndPassword: { enabled: true, minPasswordLength: 6, maxPasswordLength: 200, autoSignIn: false },
    rateLimit: { enabled: env.rateLimits },
    telemetry: { enabled: false },
    advanced: { ipAddress: { ipAddressHeaders: env.trustProxy ? ["x-forwarded-for"] : [] } },
  });
}

export type SignIn = ReturnType<typeof createSignIn>;
