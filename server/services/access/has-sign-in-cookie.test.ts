import { expect, test } from "vitest";
import { signInCookieName } from "#domain/access/sign-in-cookies.ts";
import { hasSignInCookie } from "./has-sign-in-cookie.ts";

test.each(["https://velluto.example", "http://localhost:3000"])("finds the cookie of a site at %s", (site) => {
  const session = `sidebar_state=open; ${signInCookieName(site, "session")}=abc.def`;
  expect(hasSignInCookie(session, "session")).toBe(true);
  expect(hasSignInCookie(session, "secondFactor")).toBe(false);
  expect(hasSignInCookie(`${signInCookieName(site, "secondFactor")}=abc`, "secondFactor")).toBe(true);
});

test("ignores a missing cookie and one that only contains the name", () => {
  for (const header of [
    null,
    undefined,
    "",
    "notice=session_token",
    "better-auth.two_factor_device=1",
    "two_factor=1",
  ]) {
    expect(hasSignInCookie(header, "session")).toBe(false);
    expect(hasSignInCookie(header, "secondFactor")).toBe(false);
  }
});
