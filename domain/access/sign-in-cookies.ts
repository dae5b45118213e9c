import { cookiePrefix } from "./cookie-prefix.ts";

/** The cookies of the sign-in library that others look at: a session, and a password that was right and waits for the second factor. */
export const SIGN_IN_COOKIES = { session: "session_token", secondFactor: "two_factor" } as const;
export type SignInCookie = keyof typeof SIGN_IN_COOKIES;

/** What the names of the library's cookies begin with at an address of the site. */
export const signInCookiePrefix = (address: string): string => `${cookiePrefix(address)}better-auth`;

/** The name of one of them at an address of the site. */
export const signInCookieName = (address: string, cookie: SignInCookie): string =>
  `${signInCookiePrefix(address)}.${SIGN_IN_COOKIES[cookie]}`;
