import { randomUUID } from "node:crypto";
import { hashPassword as hashByLibrary } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { account, session, user } from "#server/db/auth-schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { emailsTo, extractToken } from "#test/emails.ts";
import { cookieOf, PASSWORD } from "#test/staff.ts";
import { accountApiOf } from "#test/staff-api.ts";

const application = setUpTestApplication({ seed: "none" });
const someAddress = () => `persona-${randomUUID()}@prova.example`;
const { post, signUp, signIn, userOf } = accountApiOf(application);

describe("sign-up", () => {
  // Rule: product.md#sign-up
  // Rule: product.md#user-and-role
  test("creates an unverified account without role or session, and mails a link to our own page", async () => {
    const email = someAddress();
    const response = await signUp(email, { name: "Ada Prova" });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await userOf(email)).toMatchObject({ name: "Ada Prova", emailVerified: false, disabledAt: null });
    const [mail] = await emailsTo(application, email);
    expect(mail?.text).toContain("http://localhost:3000/auth/verifica?token=");
    expect(mail?.text).not.toContain("/api/");
  });

  // Rule: product.md#sign-up
  // Rule: product.md#user-and-role
  test("the full name is optional", async () => {
    const email = someAddress();
    expect((await signUp(email)).status).toBe(200);
    expect((await userOf(email)).name).toBe("");
  });

  // Rule: product.md#invisible-characters
  test("trims invisible characters around a pasted name and e-mail", async () => {
    const email = someAddress();
    expect((await signUp(`\u200B${email}\u2060`, { name: "\u2800Ada\u00AD" })).status).toBe(200);
    expect((await userOf(email)).name).toBe("Ada");
    const nameless = someAddress();
    expect((await signUp(nameless, { name: "\u3164\u200B" })).status).toBe(200);
    expect((await userOf(nameless)).name).toBe("");
  });

  // Rule: product.md#sign-up
  test("refuses a password of five characters and accepts six", async () => {
    const short = await post("/sign-up/email", { email: someAddress(), password: "12345" });
    expect(short.status).toBe(422);
    expect(short.headers.get("content-type")).toContain("application/problem+json");
    expect((await short.json()).errors).toEqual([
      { path: "password", message: "La password deve avere almeno 6 caratteri." },
    ]);
    expect((await post("/sign-up/email", { email: someAddress(), password: "123456" })).status).toBe(200);
  });

  test("answers the same for an existing e-mail, and mails its owner", async () => {
    const email = someAddress();
    const first = await (await signUp(email, { name: "Ada" })).json();
    const again = await signUp(email.toUpperCase(), { name: "Ada", password: "un'altra-parola" });
    expect(again.status).toBe(200);
    const second = await again.json();
    expect(Object.keys(second.user).sort()).toEqual(Object.keys(first.user).sort());
    expect({ ...second.user, id: "", createdAt: "", updatedAt: "" }).toEqual({
      ...first.user,
      id: "",
      createdAt: "",
      updatedAt: "",
    });
    expect((await emailsTo(application, email)).map(({ subject }) => subject)).toEqual([
      "Verifica la tua e-mail per Velluto",
      "Hai già un account Velluto",
    ]);
    expect((await signIn(email, "un'altra-parola")).status).toBe(401);
  });

  // Rule: product.md#sign-up
  test("ignores a role, a verified flag or a second factor in the body", async () => {
    const email = someAddress();
    await signUp(email, { role: "admin", emailVerified: true, disabledAt: null, twoFactorEnabled: true });
    const made = await application.context.db.select().from(user).where(eq(user.email, email));
    for (const row of made) expect(row).toMatchObject({ emailVerified: false, twoFactorEnabled: false });
  });
});

describe("sign-in", () => {
  // Rule: product.md#sign-in
  test("an unverified user can sign in; the session identifies them", async () => {
    const email = someAddress();
    await signUp(email);
    const response = await signIn(email);
    expect(response.status).toBe(200);
    const found = await application.app.request("/api/auth/get-session", { headers: { cookie: cookieOf(response) } });
    expect((await found.json()).user).toMatchObject({ email, emailVerified: false });
  });

  // Rule: product.md#messages "Sign-in"
  test("a wrong password and an unknown e-mail get the same answer", async () => {
    const email = someAddress();
    await signUp(email);
    const wrong = await signIn(email, "non-questa");
    const unknown = await signIn(someAddress());
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const answer = await wrong.json();
    expect(answer).toEqual(await unknown.json());
    expect(answer.detail).toBe("E-mail o password non corretti.");
  });

  test("a disabled account is reported only after its correct password, and gets no session", async () => {
    const email = someAddress();
    await signUp(email);
    await application.context.db.update(user).set({ disabledAt: new Date() }).where(eq(user.email, email));
    const right = await signIn(email);
    expect(right.status).toBe(403);
    expect((await right.json()).detail).toBe("Questo account è stato disattivato: rivolgiti a un amministratore.");
    expect(right.headers.getSetCookie()).toEqual([]);
    expect((await (await signIn(email, "sbagliata")).json()).detail).toBe("E-mail o password non corretti.");
    const { id } = await userOf(email);
    expect(await application.context.db.select().from(session).where(eq(session.userId, id))).toEqual([]);
  });

  test("a password with a former hash is accepted, and re-hashed with today's parameters", async () => {
    const email = someAddress();
    await signUp(email);
    const { id } = await userOf(email);
    const { db } = application.context;
    const stored = async () => (await db.select().from(account).where(eq(account.userId, id)))[0]?.password;
    await db
      .update(account)
      .set({ password: await hashByLibrary(PASSWORD) })
      .where(eq(account.userId, id));
    expect((await signIn(email, "sbagliata")).status).toBe(401);
    expect(await stored()).not.toContain("$argon2id$");
    expect((await signIn(email)).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$/);
    expect((await signIn(email)).status).toBe(200);
  });

  // Rule: product.md#sign-in
  test("sign-out ends the session", async () => {
    const email = someAddress();
    await signUp(email);
    const cookie = cookieOf(await signIn(email));
    expect((await post("/sign-out", {}, { cookie })).status).toBe(200);
    const found = await application.app.request("/api/auth/get-session", { headers: { cookie } });
    expect(await found.json()).toBeNull();
  });

  test.each<[string, RequestInit & { duplex?: "half" }]>([
    ["nothing at all", {}],
    ["the empty stream that Node's server makes of nothing", { body: new Blob([]).stream(), duplex: "half" }],
    ["an empty body and its length", { body: "", headers: { "content-length": "0" } }],
    ["JSON, as before", { body: "{}", headers: { "content-type": "application/json" } }],
  ])("the calls without a payload accept %s", async (_what, sent) => {
    const email = someAddress();
    await signUp(email);
    const [cookie, elsewhere] = [cookieOf(await signIn(email)), cookieOf(await signIn(email))];
    const call = (path: string, headers: Record<string, string>) =>
      application.app.request(`/api/auth${path}`, {
        ...sent,
        ...(sent.body instanceof ReadableStream && { body: new Blob([]).stream() }),
        method: "POST",
        headers: { ...(sent.headers as Record<string, string>), ...headers },
      });
    const stranger = { cookie, origin: "https://altrove.example" };
    expect((await call("/revoke-other-sessions", stranger)).status).toBe(403);
    expect((await call("/sign-out", stranger)).status).toBe(403);
    const isOpen = async (of: string) =>
      (await (await application.app.request("/api/auth/get-session", { headers: { cookie: of } })).json()) !== null;
    expect((await call("/revoke-other-sessions", { cookie })).status).toBe(200);
    expect([await isOpen(cookie), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await call("/sign-out", { cookie })).status).toBe(200);
    expect(await isOpen(cookie)).toBe(false);
  });

  test("works under every name of the site, and from no other site", async () => {
    const email = someAddress();
    await signUp(email);
    // The listener sets the URL to one of the site's origins (http/listener.test.ts); headers cannot add an origin.
    const from = (origin: string, at: string, host = new URL(at).host) =>
      application.app.request(`${at}/api/auth/sign-in/email`, {
        method: "POST",
        body: JSON.stringify({ email, password: PASSWORD }),
        headers: { "content-type": "application/json", origin, host },
      });
    expect((await from("http://localhost:3000", "http://localhost:3000")).status).toBe(200);
    expect((await from("http://127.0.0.1:3000", "http://127.0.0.1:3000")).status).toBe(200);
    expect((await from("https://altrove.example", "http://localhost:3000")).status).toBe(403);
    expect((await from("https://altrove.example", "http://localhost:3000", "altrove.example")).status).toBe(403);
  });
});

describe("password reset", () => {
  test("answers the same whether or not the account exists; the mail links to our page", async () => {
    const email = someAddress();
    await signUp(email);
    const known = await post("/request-password-reset", { email });
    const unknown = await post("/request-password-reset", { email: someAddress() });
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    const [, mail] = await emailsTo(application, email);
    expect(mail?.text).toContain("http://localhost:3000/auth/reimposta?token=");
  });

  // Rule: product.md#account
  test("ends every session, works once, and sends a confirmation mail", async () => {
    const email = someAddress();
    await signUp(email);
    const cookie = cookieOf(await signIn(email));
    await post("/request-password-reset", { email });
    const token = extractToken((await emailsTo(application, email))[1]);
    const reset = { token, newPassword: "tutta-nuova" };
    expect((await post("/reset-password", reset)).status).toBe(200);
    const again = await post("/reset-password", reset);
    expect([again.status, (await again.json()).detail]).toEqual([
      400,
      "Il collegamento non è valido o è già stato usato.",
    ]);
    expect(await (await application.app.request("/api/auth/get-session", { headers: { cookie } })).json()).toBeNull();
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, "tutta-nuova")).status).toBe(200);
    expect((await emailsTo(application, email)).at(-1)?.subject).toBe("La password del tuo account Velluto è cambiata");
  });
});

describe("bad input", () => {
  test.each<[string, string, unknown, number]>([
    ["unreadable JSON", "/sign-in/email", "{", 400],
    ["no object", "/sign-in/email", [], 422],
    ["no fields", "/sign-in/email", {}, 422],
    ["numbers", "/sign-in/email", { email: 1, password: 2 }, 422],
    ["a NUL in a name", "/sign-up/email", { email: "a@prova.example", password: PASSWORD, name: "a\0b" }, 422],
    ["a NUL in a token", "/reset-password", { token: "a\0b", newPassword: PASSWORD }, 422],
    ["a long password", "/sign-in/email", { email: "a@prova.example", password: "x".repeat(5000) }, 422],
    ["a long address", "/request-password-reset", { email: `${"x".repeat(300)}@prova.example` }, 422],
    ["an address nobody serves", "/nothing", {}, 404],
    ["a provider nobody set up", "/sign-in/social", { provider: "google" }, 404],
    ["a code without having signed in", "/two-factor/verify-totp", { code: "123456" }, 401],
    [
      "a page of somebody else to return to",
      "/sign-in/email",
      { email: "a@prova.example", password: PASSWORD, callbackURL: "https://altrove.example" },
      403,
    ],
  ])("%s: %s", async (_what, path, body, status) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    const { detail } = await response.json();
    expect(detail).not.toMatch(/invalid|error|not found/i);
  });

  test("another content type is 415", async () => {
    expect((await post("/sign-in/email", "<a/>", { "content-type": "text/xml" })).status).toBe(415);
  });

  test("changing one's account or sessions requires a session", async () => {
    for (const path of ["/update-user", "/change-password", "/revoke-other-sessions", "/two-factor/enable"]) {
      const response = await post(path, { name: "x", password: PASSWORD, currentPassword: "x", newPassword: PASSWORD });
      expect([path, response.status]).toEqual([path, 401]);
    }
  });
});
