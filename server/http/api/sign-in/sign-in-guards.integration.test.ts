// Rule: product.md#account
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { session } from "#server/db/auth-schema.ts";
import { createSignIn } from "#server/integrations/sign-in.ts";
import { setUpTestApplication } from "#test/app.ts";
import { emailsTo, extractToken } from "#test/emails.ts";
import { cookieOf, PASSWORD, signInAs } from "#test/staff.ts";
import { accountApiOf } from "#test/staff-api.ts";

const application = setUpTestApplication({ seed: "none" });
const someAddress = () => `persona-${randomUUID()}@prova.example`;
const { post, signUp, signIn, userOf } = accountApiOf(application);

test.each([
  ["https://velluto.example", "__Host-better-auth.session_token", true],
  ["http://localhost:3000", "better-auth.session_token", false],
])("at %s a session's cookie is %s", async (siteUrl, name, secure) => {
  const { db, env, site, jobs, logger } = application.context;
  const { authCookies } = await createSignIn({ db, env: { ...env, siteUrl }, site, jobs, logger }).$context;
  expect(authCookies.sessionToken.name).toBe(name);
  const { domain } = authCookies.sessionToken.attributes;
  expect(authCookies.sessionToken.attributes).toMatchObject({ secure, path: "/", httpOnly: true, sameSite: "lax" });
  expect(domain).toBeUndefined();
});

describe("the log of access events", () => {
  test("contains the event, its outcome and the user's id, but never an e-mail or a password", async () => {
    const { context } = application;
    const lines: unknown[] = [];
    for (const level of ["info", "warn"] as const)
      vi.spyOn(context.logger, level).mockImplementation((line: unknown) => void lines.push(line));
    const email = someAddress();
    await signUp(email);
    const { id } = await userOf(email);
    await signIn(email, "sbagliata");
    await signIn(someAddress(), "sbagliata");
    await post("/request-password-reset", { email });
    const token = extractToken((await emailsTo(application, email)).at(-1));
    await post("/reset-password", { token, newPassword: "tutta-nuova" });
    const cookie = cookieOf(await signIn(email, "tutta-nuova"));
    await application.app.request("/api/bookings", { headers: { cookie } });
    await application.app.request("/api/bookings");
    const event = (security: string, outcome: string, userId: string | null, reason?: string) => ({
      security,
      outcome,
      userId,
      address: "local",
      ...(reason && { reason }),
    });
    const said = lines.filter((line) => typeof line === "object" && line !== null && "security" in line);
    expect(said).toEqual([
      event("sign-up", "done", id),
      event("sign-in", "refused", id, "INVALID_EMAIL_OR_PASSWORD"),
      event("access", "refused", null, "401 POST /api/auth/*"),
      event("sign-in", "refused", null, "INVALID_EMAIL_OR_PASSWORD"),
      event("access", "refused", null, "401 POST /api/auth/*"),
      event("password-reset-request", "done", id),
      event("password-reset", "done", id),
      event("sign-in", "done", id),
      event("access", "refused", id, "403 GET /api/bookings"),
      event("access", "refused", null, "401 GET /api/bookings"),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/prova\.example|sbagliata|sei-lettere/);
    vi.restoreAllMocks();
  });
});

describe("a user with a role", () => {
  const staff = () => signInAs(application, "customer_service");

  // Rule: product.md#sign-up
  test.each([
    ["undici-lett", "Chi lavora nel pannello usa una password di almeno 12 caratteri."],
    ["password1234", "Questa password si indovina facilmente: scegline una meno comune."],
  ])("cannot choose %s, by a change or by a reset", async (newPassword, message) => {
    const { email, headers } = await staff();
    const changed = await post("/change-password", { currentPassword: PASSWORD, newPassword }, headers);
    expect([changed.status, (await changed.json()).errors]).toEqual([422, [{ path: "newPassword", message }]]);
    await post("/request-password-reset", { email });
    const token = extractToken((await emailsTo(application, email)).at(-1));
    const reset = await post("/reset-password", { token, newPassword });
    expect([reset.status, (await reset.json()).errors]).toEqual([422, [{ path: "newPassword", message }]]);
    // The refusal does not consume the link.
    expect((await post("/reset-password", { token, newPassword: "treno viola quattro" })).status).toBe(200);
  });

  // Rule: product.md#sign-in
  test("signing in again ends the browser's previous session", async () => {
    const { email, userId, headers } = await staff();
    const again = await post("/sign-in/email", { email, password: PASSWORD }, headers);
    expect(again.status).toBe(200);
    const { db } = application.context;
    expect(await db.select().from(session).where(eq(session.userId, userId))).toHaveLength(1);
    expect(await (await application.app.request("/api/auth/get-session", { headers })).json()).toBeNull();
  });
});

describe("throttling (by account and by visitor)", () => {
  const strict = setUpTestApplication({ seed: "none", variables: { RATE_LIMITS: "on", TRUST_PROXY: "on" } });

  const from = (visitor: string, email: string, password: string) =>
    post("/sign-in/email", { email, password }, { "x-forwarded-for": visitor }, strict);

  test("allows ten attempts in five minutes per network, whether or not the account exists", async () => {
    const [known, unknown] = [someAddress(), someAddress()];
    await post("/sign-up/email", { email: known, password: PASSWORD }, { "x-forwarded-for": "10.9.9.9" }, strict);
    for (const [at, email] of [known, unknown].entries()) {
      const statuses: number[] = [];
      for (let attempt = 1; attempt <= 11; attempt++)
        statuses.push((await from(`2001:db8:0:${at}::${attempt}`, email.toUpperCase(), "sbagliata")).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    }
    const refused = await from("2001:db8:0:0:ffff::1", known, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).detail).toBe("Troppi tentativi. Riprova tra qualche minuto.");
  });

  test("a stranger's wrong passwords do not lock the owner out", async () => {
    const email = someAddress();
    await post("/sign-up/email", { email, password: PASSWORD }, { "x-forwarded-for": "10.9.9.7" }, strict);
    for (let attempt = 1; attempt <= 15; attempt++) await from("10.20.0.1", email, "sbagliata");
    expect((await from("10.20.0.1", email, PASSWORD)).status).toBe(429);
    expect((await from("10.20.0.2", email, PASSWORD)).status).toBe(200);
  });

  test("nor do those from the owner's network, on a known device", async () => {
    const email = someAddress();
    await post("/sign-up/email", { email, password: PASSWORD }, { "x-forwarded-for": "10.9.9.6" }, strict);
    const cookie = cookieOf(await from("10.30.0.1", email, PASSWORD));
    for (let attempt = 1; attempt <= 11; attempt++) await from("10.30.0.2", email, "sbagliata");
    expect((await from("10.30.0.2", email, PASSWORD)).status).toBe(429);
    const headers = { "x-forwarded-for": "10.30.0.2", cookie };
    expect((await post("/sign-in/email", { email, password: PASSWORD }, headers, strict)).status).toBe(200);
  });

  test("a correct password resets an account's attempts", async () => {
    const email = someAddress();
    await post("/sign-up/email", { email, password: PASSWORD }, { "x-forwarded-for": "10.9.9.8" }, strict);
    for (let round = 1; round <= 2; round++) {
      for (let attempt = 1; attempt <= 8; attempt++) await from("10.1.1.2", email, "sbagliata");
      expect((await from("10.1.1.2", email, PASSWORD)).status).toBe(200);
    }
  });

  test("a visitor who tries many accounts is stopped, others are not", async () => {
    const statuses = new Set<number>();
    for (let attempt = 1; attempt <= 21; attempt++) statuses.add((await from("10.7.7.7", someAddress(), "x")).status);
    expect(statuses).toEqual(new Set([401, 429]));
    expect((await from("10.7.7.8", someAddress(), "x")).status).toBe(401);
  });

  test("RATE_LIMITS=off disables both", async () => {
    const email = someAddress();
    const statuses = new Set<number>();
    for (let attempt = 1; attempt <= 40; attempt++) statuses.add((await signIn(email, "sbagliata")).status);
    expect(statuses).toEqual(new Set([401]));
  });
});
