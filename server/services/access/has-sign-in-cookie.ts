import { parseCookie } from "cookie-es";
import { type SignInCookie, signInCookieName } from "#domain/access/sign-in-cookies.ts";

/** Whether a Cookie header contains one of the library's cookies, named for HTTPS or HTTP. The cookie's value is not checked. */
export function hasSignInCookie(header: string | null | undefined, cookie: SignInCookie): boolean {
  // Fast path: this runs on every page request and nearly no visitor has a cookie.
  if (!header) return false;
  const names = COOKIE_NAMES[cookie];
  const parsed = parseCookie(header, { filter: (name) => names.includes(name) });
  return names.some((name) => name in parsed);
}

const COOKIE_NAMES = { session: cookieNamesOf("session"), secondFactor: cookieNamesOf("secondFactor") };

function cookieNamesOf(cookie: SignInCookie): string[] {
  return ["https:", "http:"].map((address) => signInCookieName(address, cookie));
}
