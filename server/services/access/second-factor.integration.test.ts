// Rule: product.md#account
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Visitor } from "#domain/access/visitor.ts";
import { twoFactor, user } from "#server/db/schema.ts";
import { signIn } from "#server/services/access/sign-in.ts";
import { setUpTestApplication } from "#test/app.ts";
import { callApi, PASSWORD, type SignedIn, signInAs } from "#test/staff.ts";
import { createTotpSequence, totpCode, wrongTotpCode } from "#test/totp.ts";
import { readStaff } from "./read-staff.ts";
import { verifySecondFactor } from "./sign-in.ts";

const application = setUpTestApplication({ seed: "none" });

const post = (who: SignedIn, path: string, body: object) =>
  callApi(application, who, "POST", `/api/auth/two-factor/${path}`, body);
const cookiesOf = (lines: readonly string[]) => lines.map((line) => line.split(";")[0]).join("; ");

/** Signs in an admin with an active second factor; returns the authenticator's URI and the backup codes too. */
async function signInWithSecondFactor(): Promise<{
  who: SignedIn;
  uri: string;
  code: () => string;
  backupCodes: string[];
}> {
  const who = await signInAs(application, "admin");
  const { totpURI, backupCodes } = await (await post(who, "enable", { password: PASSWORD })).json();
  const code = createTotpSequence(totpURI);
  const verified = await post(who, "verify-totp", { code: code() });
  expect(verified.status).toBe(200);
  // The verification has created a new session, so use its cookie.
  const cookie = cookiesOf(verified.headers.getSetCookie());
  return { who: { ...who, headers: { ...who.headers, cookie } }, uri: totpURI, code, backupCodes };
}

const visitorWith = (cookie: string): Visitor => ({ cookie, userAgent: null, address: null });

/** Sends the password, the first step of a sign-in. The same visitor then sends the code. */
async function firstStep({ email }: SignedIn, more = "", password = PASSWORD) {
  const { cookies, needsSecondFactor } = await signIn(application.context, {
    form: { email, password },
    visitor: visitorWith(more),
  });
  return { needsSecondFactor, visitor: visitorWith(cookiesOf(cookies)), cookies };
}

const secondStep = (visitor: Visitor, code: string, more: { backup?: boolean; trust?: string } = {}) =>
  verifySecondFactor(application.context, {
    form: { code, ...(more.trust && { trust: more.trust }) },
    visitor,
    isBackupCode: more.backup ?? false,
  });

const staffOf = (cookies: readonly string[]) => readStaff(application.context, visitorWith(cookiesOf(cookies)));

test("a backup code completes a sign-in over the API once, and a wrong one is a field error", async () => {
  const { who, backupCodes } = await signInWithSecondFactor();
  const give = async (code: string) => {
    const { cookies } = await firstStep(who);
    const headers = { ...who.headers, cookie: cookiesOf(cookies) };
    return post({ ...who, headers }, "verify-backup-code", { code });
  };
  const wrong = await give("00000-00000");
  expect([wrong.status, (await wrong.json()).errors[0].path]).toEqual([422, "code"]);
  const right = await give(backupCodes[0] ?? "");
  expect(right.status).toBe(200);
  expect(await staffOf(right.headers.getSetCookie())).toMatchObject({ email: who.email });
  expect((await give(backupCodes[0] ?? "")).status).toBe(422);
});

describe("setting up the second factor", () => {
  test("requires the password and takes effect only after the first code", async () => {
    const who = await signInAs(application, null);
    const wrong = await post(who, "enable", { password: "sbagliata" });
    expect([wrong.status, (await wrong.json()).errors]).toEqual([
      422,
      [{ path: "password", message: "La password non è corretta." }],
    ]);
    const { totpURI, backupCodes } = await (await post(who, "enable", { password: PASSWORD })).json();
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Velluto:/);
    expect(new Set(backupCodes).size).toBe(10);
    expect((await firstStep(who)).needsSecondFactor).toBe(false);
    const mistyped = await post(who, "verify-totp", { code: wrongTotpCode(totpURI) });
    expect([mistyped.status, (await mistyped.json()).errors]).toEqual([
      422,
      [{ path: "code", message: "Il codice non è corretto." }],
    ]);
    expect((await post(who, "verify-totp", { code: totpCode(totpURI) })).status).toBe(200);
    expect((await firstStep(who)).needsSecondFactor).toBe(true);
  });

  test("stores secret and backup codes encrypted", async () => {
    const { who, uri, backupCodes } = await signInWithSecondFactor();
    const [stored] = await application.context.db.select().from(twoFactor).where(eq(twoFactor.userId, who.userId));
    expect(JSON.stringify(stored)).not.toContain(new URL(uri).searchParams.get("secret"));
    expect(JSON.stringify(stored)).not.toContain(backupCodes[0]);
  });

  test("can be removed with the password", async () => {
    const { who } = await signInWithSecondFactor();
    expect((await post(who, "disable", { password: "sbagliata" })).status).toBe(422);
    expect((await post(who, "disable", { password: PASSWORD })).status).toBe(200);
    expect((await firstStep(who)).needsSecondFactor).toBe(false);
  });
});

describe("signing in with a second factor", () => {
  let set: Awaited<ReturnType<typeof signInWithSecondFactor>>;
  beforeEach(async () => {
    set = await signInWithSecondFactor();
  });

  test("needs the code after the password", async () => {
    const { needsSecondFactor, visitor, cookies } = await firstStep(set.who);
    expect(needsSecondFactor).toBe(true);
    expect(await staffOf(cookies)).toBeNull();
    expect(await staffOf(await secondStep(visitor, set.code()))).toMatchObject({ email: set.who.email });
  });

  test("accepts a code with a space and answers a malformed code with a field error", async () => {
    const { visitor } = await firstStep(set.who);
    await expect(secondStep(visitor, "12345")).rejects.toMatchObject({
      kind: "invalid",
      fields: [{ path: "code", message: "Il codice ha 6 cifre." }],
    });
    const code = set.code();
    expect(await secondStep(visitor, `${code.slice(0, 3)} ${code.slice(3)}`)).not.toEqual([]);
  });

  test("accepts a code once, even while it is still valid", async () => {
    const code = set.code();
    expect(await staffOf(await secondStep((await firstStep(set.who)).visitor, code))).not.toBeNull();
    await expect(secondStep((await firstStep(set.who)).visitor, code)).rejects.toMatchObject({
      kind: "not-signed-in",
      message: "Questo codice è già stato usato: attendi il prossimo e ricomincia da e-mail e password.",
    });
  });

  test("accepts only one of two simultaneous requests with the same code", async () => {
    const [one, other] = [await firstStep(set.who), await firstStep(set.who)];
    const code = set.code();
    const both = await Promise.allSettled([one, other].map(({ visitor }) => secondStep(visitor, code)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("accepts a backup code once", async () => {
    const [code = ""] = set.backupCodes;
    expect(await staffOf(await secondStep((await firstStep(set.who)).visitor, code, { backup: true }))).not.toBeNull();
    const again = (await firstStep(set.who)).visitor;
    await expect(secondStep(again, code, { backup: true })).rejects.toThrow("Il codice di riserva non è corretto.");
  });

  test("restarts from the password after five wrong codes", async () => {
    const { visitor } = await firstStep(set.who);
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(secondStep(visitor, wrongTotpCode(set.uri))).rejects.toThrow("Il codice non è corretto.");
    await expect(secondStep(visitor, set.code())).rejects.toThrow(
      "Troppi codici errati: ricomincia da e-mail e password.",
    );
    await expect(secondStep(visitor, set.code())).rejects.toThrow(
      "L'accesso è scaduto: ricomincia da e-mail e password.",
    );
  });

  // Rule: product.md#bad-input
  test("locks the second step after ten wrong codes in a row, for every visitor", async () => {
    for (let round = 1; round <= 2; round++) {
      const { visitor } = await firstStep(set.who);
      for (let attempt = 1; attempt <= 5; attempt++)
        await expect(secondStep(visitor, wrongTotpCode(set.uri))).rejects.toMatchObject({ kind: "not-signed-in" });
    }
    const { visitor } = await firstStep(set.who);
    await expect(secondStep(visitor, set.code())).rejects.toMatchObject({
      kind: "too-many",
      message: "Troppi codici errati: riprova tra un quarto d'ora.",
      retryAfterSeconds: 900,
    });
    const headers = { ...set.who.headers, cookie: visitor.cookie ?? "" };
    const refused = await callApi(application, { ...set.who, headers }, "POST", "/api/auth/two-factor/verify-totp", {
      code: set.code(),
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
  });

  test("skips the code on a trusted device only", async () => {
    const cookies = await secondStep((await firstStep(set.who)).visitor, set.code(), { trust: "on" });
    expect((await firstStep(set.who, cookiesOf(cookies))).needsSecondFactor).toBe(false);
    expect((await firstStep(set.who)).needsSecondFactor).toBe(true);
  });

  const NEW_PASSWORD = "un-altra-parola-lunga";
  type SecondFactorUser = Awaited<ReturnType<typeof signInWithSecondFactor>>;
  const ownCall = (who: SignedIn, path: string, body: object) =>
    callApi(application, who, "POST", `/api/auth/${path}`, body);
  const adminCall = async (method: string, path: string, body?: object) =>
    callApi(application, await signInAs(application, "admin"), method, `/api/users${path}`, body);
  const resetToken = async ({ userId }: SignedIn) => {
    const { internalAdapter } = await application.context.signIn.$context;
    const token = randomUUID();
    const expiresAt = new Date(Date.now() + 60_000);
    await internalAdapter.createVerificationValue({ value: userId, identifier: `reset-password:${token}`, expiresAt });
    return token;
  };

  test.each<[string, (set: SecondFactorUser) => Promise<Response>, string?]>([
    [
      "the password is reset",
      async ({ who }) => ownCall(who, "reset-password", { token: await resetToken(who), newPassword: NEW_PASSWORD }),
      NEW_PASSWORD,
    ],
    [
      "the password is changed",
      ({ who }) => ownCall(who, "change-password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
      NEW_PASSWORD,
    ],
    ["the owner ends all other sessions", ({ who }) => ownCall(who, "revoke-other-sessions", {})],
    ["an admin ends all sessions", ({ who }) => adminCall("POST", `/${who.userId}/sign-out`)],
    [
      "an admin removes the factor and it is set up again",
      async ({ who }) => {
        await adminCall("PATCH", `/${who.userId}`, { two_factor: false });
        const { totpURI } = await (await post(who, "enable", { password: PASSWORD })).json();
        return post(who, "verify-totp", { code: totpCode(totpURI) });
      },
    ],
  ])("a device is trusted no more once %s", async (_when, happen, password = PASSWORD) => {
    const cookies = await secondStep((await firstStep(set.who)).visitor, set.code(), { trust: "on" });
    expect((await happen(set)).ok).toBe(true);
    expect((await firstStep(set.who, cookiesOf(cookies), password)).needsSecondFactor).toBe(true);
  });

  test("an older reset link is refused once another has set a password", async () => {
    const [one, other] = [await resetToken(set.who), await resetToken(set.who)];
    expect((await ownCall(set.who, "reset-password", { token: one, newPassword: NEW_PASSWORD })).status).toBe(200);
    const again = await ownCall(set.who, "reset-password", { token: other, newPassword: `${NEW_PASSWORD}-due` });
    expect(again.ok).toBe(false);
  });

  test("a user disabled between the two steps is refused", async () => {
    const { visitor } = await firstStep(set.who);
    await application.context.db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, set.who.userId));
    await expect(secondStep(visitor, set.code())).rejects.toMatchObject({ kind: "not-allowed" });
  });

  test("the second step is refused without the first", async () => {
    await expect(secondStep(visitorWith(""), "123456")).rejects.toMatchObject({ kind: "not-signed-in" });
  });
});
