import { parseCookie } from "cookie-es";
import { type SignInCookie, signInCookieName } from "#domain/access/sign-in-cookies.ts";

/** Whether a Cookie header brings one of the library's cookies, by its name with TLS or without. It says nothing of what the cookie is worth. */
export function hasSignInCookie(header: string | null | undefined, cookie: SignInCookie): boolean {
  // Nearly every visitor has none, and each page that is asked for is looked at.
  if (!header) return false;
  const names = COOKIE_NAMES[cookie];
  const parsed = parseCookie(header, { filter: (name) => names.includes(name) });
  return names.some((name) => name in parsed);
}

const COOKIE_NAMES = { session: cookieNamesOf("session"), secondFactor: cookieNamesOf("secondFactor") };

function cookieNamesOf(cookie: SignInCookie): string[] {
  return ["https:", "http:"].map((address) => signInCookieName(address, cookie));
}
