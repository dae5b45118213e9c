import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";

/** The sign-in library's cookies that our code reads: the session, and a pending second factor after a correct password. */
export const SIGN_IN_COOKIES = { session: "session_token", secondFactor: "two_factor" } as const;

/** An idle session expires after this many hours. */
const SESSION_IDLE_TIMEOUT_HOURS = 12;
/** A session expires after this many days, even if it is in use. */
export const MAX_SESSION_DAYS = 7;

/** Precision of the session's expiry and of "ultimo uso" (last use). */
export const SESSION_PRECISION_MS = 5 * MINUTE_MS;

export type SignInCookie = keyof typeof SIGN_IN_COOKIES;

/** Returns the prefix of the library's cookie names for a site URL. */
export const signInCookiePrefix = (address: string): string => `${cookiePrefix(address)}better-auth`;

/** Returns the full name of a library cookie for a site URL. */
export const signInCookieName = (address: string, cookie: SignInCookie): string =>
  `${signInCookiePrefix(address)}.${SIGN_IN_COOKIES[cookie]}`;

/**
 * Returns the prefix of our cookie names for a site URL. With TLS it is `__Host-`: browsers accept such a cookie only from this host, over TLS and
 * for the whole site, so another host of the domain cannot set it.
 */
export const cookiePrefix = (address: string): string => (address.startsWith("https:") ? "__Host-" : "");

/** Returns when a session that is in use now expires (product.md#sign-in). */
export function sessionExpiresAt({ createdAt }: { createdAt: Date }, now: Date): Date {
  const last = createdAt.getTime() + MAX_SESSION_DAYS * 24 * HOUR_MS;
  return new Date(Math.min(now.getTime() + SESSION_IDLE_TIMEOUT_HOURS * HOUR_MS, last));
}
