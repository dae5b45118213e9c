import { expect, test } from "vitest";
import { createSignInThrottle, SIGN_IN_LIMITS, toKnownDeviceCookie } from "#server/integrations/sign-in-throttle.ts";

const { pair, account } = SIGN_IN_LIMITS["/sign-in/email"];
const EMAIL = "ada@velluto.example";
const attempt = (visitor: string, device: string | null = null, email = EMAIL) => ({
  path: "/sign-in/email",
  visitor,
  email,
  device,
});

// Rule: product.md#account
test("strangers together reach the account's limit; a known device has its own attempts", async () => {
  const throttle = createSignInThrottle();
  for (let stranger = 1; stranger <= account.points; stranger++)
    // With invisible characters, an e-mail address still belongs to the same account.
    expect(
      await throttle.count(attempt(`10.0.0.${stranger}`, null, `${"\u200B".repeat(stranger)}${EMAIL}`)),
    ).toBeNull();
  expect(await throttle.count(attempt("10.0.1.1"))).toBeGreaterThan(0);
  const own = toKnownDeviceCookie(EMAIL.toUpperCase(), "n1");
  for (let typed = 1; typed <= pair.points; typed++) expect(await throttle.count(attempt("10.0.1.1", own))).toBeNull();
  expect(await throttle.count(attempt("10.0.1.1", own))).toBeGreaterThan(0);
});

test("a device is known for its own account only", async () => {
  const throttle = createSignInThrottle();
  const foreign = toKnownDeviceCookie("eva@velluto.example", "n1");
  for (let typed = 1; typed <= pair.points; typed++) await throttle.count(attempt("10.0.2.1", foreign));
  expect(await throttle.count(attempt("10.0.2.1", foreign))).toBeGreaterThan(0);
  expect(await throttle.count(attempt("10.0.2.1", null))).toBeGreaterThan(0);
});
