// Rule: product.md#sign-up
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { cookieOf, PASSWORD } from "#test/staff.ts";
import { accountApiOf } from "#test/staff-api.ts";

const application = setUpTestApplication({ seed: "none" });
const { post, signUp, signIn, userOf } = accountApiOf(application);

/** Signs up with undeclared fields, and signs in. */
async function somebody(more: object = {}) {
  const email = `persona-${randomUUID()}@prova.example`;
  expect((await signUp(email, more)).status).toBe(200);
  return { email, headers: { cookie: cookieOf(await signIn(email)) } };
}

test("undeclared fields are stored neither by a sign-up nor by a change of the profile", async () => {
  const { email, headers } = await somebody({ image: "javascript:1" });
  expect((await userOf(email)).image).toBeNull();
  expect((await post("/update-user", { name: "Ada", image: "javascript:1" }, headers)).status).toBe(200);
  expect(await userOf(email)).toMatchObject({ name: "Ada", image: null });
});

test("a second factor is created with our issuer and for an authenticator app only, whatever the body says", async () => {
  const { email, headers } = await somebody();
  const begun = await post("/two-factor/enable", { password: PASSWORD, method: "otp", issuer: "Altro" }, headers);
  expect((await begun.json()).totpURI).toMatch(/^otpauth:\/\/totp\/Velluto/);
  expect((await userOf(email)).twoFactorEnabled).toBe(false);
});

test.each<[string, string, object, string]>([
  ["half a character in an issuer", "/two-factor/enable", { password: PASSWORD, issuer: "\ud800" }, "issuer"],
  ["half a character in a name", "/update-user", { name: "\ud800" }, "name"],
  ["a code of letters", "/two-factor/verify-totp", { code: "abcdef" }, "code"],
  ["no code", "/two-factor/verify-backup-code", {}, "code"],
  ["no password", "/two-factor/disable", {}, "password"],
  ["no password", "/two-factor/generate-backup-codes", {}, "password"],
])("%s is a field error: %s", async (_what, path, body, field) => {
  const { headers } = await somebody();
  const response = await post(path, body, headers);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
});
