// Rule: product.md#account
import { createEmailVerificationToken } from "better-auth/api";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { user } from "#server/db/schema.ts";
import { verifyAddress } from "#server/services/access/sign-in.ts";
import { setUpTestApplication } from "#test/app.ts";
import { emailsTo, extractToken } from "#test/emails.ts";
import { callApi, cookieOf, PASSWORD, type SignedIn, signInAs } from "#test/staff.ts";

const application = setUpTestApplication({ seed: "none", variables: { TRUST_PROXY: "on" } });
let who: SignedIn;
beforeEach(async () => {
  who = await signInAs(application, "seo_manager");
});

const call = (method: string, path: string, body?: unknown, as = who) =>
  callApi(application, as, method, `/api/auth${path}`, body);
const sessions = async (as = who) => (await call("GET", "/list-sessions", undefined, as)).json();

/** Signs the same user in on another device. */
async function elsewhere(more: Record<string, string> = {}): Promise<SignedIn> {
  const response = await application.app.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Telefono", ...more },
    body: JSON.stringify({ email: who.email, password: PASSWORD }),
  });
  return { ...who, headers: { ...who.headers, cookie: cookieOf(response) } };
}

describe("sessions", () => {
  test("are listed with their device and network address, which cannot be forged", async () => {
    await elsewhere({ "x-forwarded-for": "203.0.113.7:40112", "x-visitor-address": "198.51.100.1" });
    const listed = await sessions();
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(expect.objectContaining({ userAgent: "Telefono", ipAddress: "203.0.113.7" }));
  });

  test("are ended one by one, while the others continue", async () => {
    const phone = await elsewhere();
    const [{ token }] = (await sessions(phone)).filter(
      ({ userAgent }: { userAgent: string }) => userAgent === "Telefono",
    );
    expect((await call("POST", "/revoke-session", { token })).status).toBe(200);
    expect(await (await call("GET", "/get-session", undefined, phone)).json()).toBeNull();
    expect(await sessions()).toHaveLength(1);
  });

  test("of other users cannot be ended", async () => {
    const other = await signInAs(application, null);
    const [{ token }] = await sessions(other);
    await call("POST", "/revoke-session", { token });
    expect(await sessions(other)).toHaveLength(1);
  });

  test("are all ended at once, except the current one", async () => {
    const phone = await elsewhere();
    expect((await call("POST", "/revoke-other-sessions")).status).toBe(200);
    expect(await (await call("GET", "/get-session", undefined, phone)).json()).toBeNull();
    expect(await sessions()).toHaveLength(1);
  });
});

test("sessions that cannot be read answer 503 instead of signing the user out", async () => {
  const { db } = application.context;
  await db.execute(sql`alter table session rename to session_away`);
  const roles = await callApi(application, who, "GET", "/api/user_roles");
  const own = await call("GET", "/get-session");
  await db.execute(sql`alter table session_away rename to session`);
  expect([roles.status, own.status]).toEqual([503, 503]);
  expect((await callApi(application, who, "GET", "/api/user_roles")).status).toBe(200);
});

describe("the user's own password and name", () => {
  test("a wrong current password is a field error, and nothing changes", async () => {
    const answer = await call("POST", "/change-password", {
      currentPassword: "no",
      newPassword: "tutta-nuova-di-adesso",
    });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual([{ path: "currentPassword", message: "La password non è corretta." }]);
    expect(await emailsTo(application, who.email)).toEqual([]);
  });

  test("a password change sends a mail, and ends the other sessions on request", async () => {
    const phone = await elsewhere();
    const changes = { currentPassword: PASSWORD, newPassword: "tutta-nuova-di-adesso", revokeOtherSessions: true };
    expect((await call("POST", "/change-password", changes)).status).toBe(200);
    expect(await (await call("GET", "/get-session", undefined, phone)).json()).toBeNull();
    const [mail] = await emailsTo(application, who.email);
    expect(mail?.subject).toBe("La password del tuo account Velluto è cambiata");
    expect(mail?.text).toContain("http://localhost:3000/auth/password-dimenticata");
  });

  test("the name can be changed and cleared; e-mail, status and second factor cannot", async () => {
    expect((await call("POST", "/update-user", { name: "  Ada  " })).status).toBe(200);
    expect((await call("POST", "/update-user", { name: "a".repeat(101) })).status).toBe(422);
    await call("POST", "/update-user", {
      name: "",
      email: "altra@prova.example",
      disabledAt: "2026-01-01T00:00:00Z",
      twoFactorEnabled: true,
      emailVerified: false,
    });
    const [stored] = await application.context.db.select().from(user).where(eq(user.id, who.userId));
    expect(stored).toMatchObject({ email: who.email, disabledAt: null, twoFactorEnabled: false, emailVerified: true });
  });

  test("the account page cannot delete an account or change its e-mail", async () => {
    expect((await call("POST", "/delete-user", { password: PASSWORD })).status).toBe(404);
    expect((await call("POST", "/change-email", { newEmail: "altra@prova.example" })).status).toBe(404);
    expect((await call("GET", "/get-session")).status).toBe(200);
  });
});

describe("verification of the e-mail", () => {
  const unverify = () =>
    application.context.db.update(user).set({ emailVerified: false }).where(eq(user.id, who.userId));
  const isVerified = async () =>
    (await application.context.db.select().from(user).where(eq(user.id, who.userId)))[0]?.emailVerified;
  const verify = (token: string, password = PASSWORD) =>
    verifyAddress(application.context, {
      form: { token, password },
      visitor: { cookie: null, userAgent: null, address: null },
    });

  test("the mail's token verifies the e-mail; a second use changes nothing", async () => {
    await unverify();
    expect((await call("POST", "/send-verification-email", { email: who.email })).status).toBe(200);
    const token = extractToken((await emailsTo(application, who.email))[0]);
    await verify(token);
    expect(await isVerified()).toBe(true);
    await verify(token);
  });

  // Rule: product.md#sign-up
  test("the token alone verifies nothing: it needs the password of whoever registered", async () => {
    await unverify();
    await call("POST", "/send-verification-email", { email: who.email });
    const token = extractToken((await emailsTo(application, who.email))[0]);
    await expect(verify(token, "un'altra-parola")).rejects.toThrow("La password non è corretta.");
    await expect(verify(token, "")).rejects.toMatchObject({ kind: "invalid", fields: [{ path: "password" }] });
    expect((await call("GET", `/verify-email?token=${token}`)).status).toBe(404);
    expect(await isVerified()).toBe(false);
    await verify(token);
    expect(await isVerified()).toBe(true);
  });

  test("an expired or foreign token verifies nothing", async () => {
    await unverify();
    const old = await createEmailVerificationToken(
      (await application.context.signIn.$context).secret,
      who.email,
      undefined,
      -60,
    );
    await expect(verify(old)).rejects.toThrow("Il collegamento è scaduto.");
    const foreign = await createEmailVerificationToken("x".repeat(40), who.email);
    await expect(verify(foreign)).rejects.toThrow("Il collegamento non è valido o è già stato usato.");
    await expect(verify("a\0b")).rejects.toMatchObject({ kind: "invalid" });
    expect(await isVerified()).toBe(false);
  });
});
