import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";

/** The cookies of the sign-in library that others look at: a session, and a password that was right and waits for the second factor. */
export const SIGN_IN_COOKIES = { session: "session_token", secondFactor: "two_factor" } as const;

/** A session nobody uses ends after so many hours. */
const SESSION_IDLE_TIMEOUT_HOURS = 12;
/** A session ends after so many days, used or not. */
export const MAX_SESSION_DAYS = 7;

/** How exact the end and "ultimo uso" are. */
export const SESSION_PRECISION_MS = 5 * MINUTE_MS;

export type SignInCookie = keyof typeof SIGN_IN_COOKIES;

/** What the names of the library's cookies begin with at an address of the site. */
export const signInCookiePrefix = (address: string): string => `${cookiePrefix(address)}better-auth`;

/** The name of one of them at an address of the site. */
export const signInCookieName = (address: string, cookie: SignInCookie): string =>
  `${signInCookiePrefix(address)}.${SIGN_IN_COOKIES[cookie]}`;

/**
 * What the names of our cookies begin with at an address: where it has TLS, browsers take a cookie of such a name from this very host alone, with
 * TLS and for the whole site, so that no other host of the domain can plant one.
 */
export const cookiePrefix = (address: string): string => (address.startsWith("https:") ? "__Host-" : "");

/** When a session that is used now ends (product.md#sign-in). */
export function sessionExpiresAt({ createdAt }: { createdAt: Date }, now: Date): Date {
  const last = createdAt.getTime() + MAX_SESSION_DAYS * 24 * HOUR_MS;
  return new Date(Math.min(now.getTime() + SESSION_IDLE_TIMEOUT_HOURS * HOUR_MS, last));
}
