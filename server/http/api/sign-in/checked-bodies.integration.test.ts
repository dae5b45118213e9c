import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { user } from "#server/db/auth-schema.ts";
import { testApplication } from "#test/app.ts";

const application = testApplication({ seed: "none" });

const PASSWORD = "sei-lettere-e-piu";

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  application.app.request(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
const userOf = async (email: string) =>
  (await application.context.db.select().from(user).where(eq(user.email, email)))[0] ?? expect.fail("no such user");

/** Somebody who has signed up with more than the form has, and in. */
async function somebody(more: object = {}) {
  const email = `persona-${randomUUID()}@prova.example`;
  expect((await post("/sign-up/email", { email, password: PASSWORD, ...more })).status).toBe(200);
  const signedIn = await post("/sign-in/email", { email, password: PASSWORD });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { email, headers: { cookie: cookie.join("; ") } };
}

test("what no schema names is stored neither by a sign-up nor by a change of the profile", async () => {
  const { email, headers } = await somebody({ image: "javascript:1" });
  expect((await userOf(email)).image).toBeNull();
  expect((await post("/update-user", { name: "Ada", image: "javascript:1" }, headers)).status).toBe(200);
  expect(await userOf(email)).toMatchObject({ name: "Ada", image: null });
});

test("a second factor is begun as our own and by an app alone, whatever else is asked for", async () => {
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
])("%s is a wrong field: %s", async (_what, path, body, field) => {
  const { headers } = await somebody();
  const response = await post(path, body, headers);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
});
