import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Cookie, expect, type Page, request } from "@playwright/test";
import type { Role } from "#domain/access/roles.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { waitForMail } from "./outbox.ts";
import { ADMIN } from "./server.ts";

interface Person {
  email: string;
  password: string;
}

const ORIGIN = process.env.E2E_ORIGIN ?? "";

/** Sessions of this worker that no test ends, by owner: signing in costs a password hash, far more than setting a cookie. */
const cachedSessions = new Map<string, { startedAt: number; cookies: Promise<Cookie[]> }>();

/** Time after which a new session replaces a cached one: some actions ask for the password again 15 minutes after it was entered. */
const MAX_SESSION_AGE_MS = 5 * MINUTE_MS;

/** Signs the page's browser in as the first administrator, in a session shared by the worker's tests. */
export async function signInAsFirstAdmin(page: Page, origin = ORIGIN): Promise<void> {
  await page.context().addCookies(await getSession(origin, FIRST_ADMINISTRATOR));
}

/** Signs the page's browser in as a user with the role, in a session shared by the worker's tests. For tests that do not end it. */
export async function signInAsRole(page: Page, role: Role): Promise<void> {
  await page.context().addCookies(await getSession(ORIGIN, { who: role, make: () => createUser(role) }));
}

interface SessionOwner {
  who: string;
  make: () => Promise<Person>;
}

const FIRST_ADMINISTRATOR: SessionOwner = { who: "first administrator", make: async () => ADMIN };

function getSession(origin: string, holder: SessionOwner): Promise<Cookie[]> {
  const key = `${origin} ${holder.who}`;
  const cached = cachedSessions.get(key);
  if (cached && Date.now() - cached.startedAt < MAX_SESSION_AGE_MS) return cached.cookies;
  const cookies = beginSession(origin, holder);
  cachedSessions.set(key, { startedAt: Date.now(), cookies });
  return cookies;
}

async function beginSession(origin: string, { make }: SessionOwner): Promise<Cookie[]> {
  const visitor = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await signIn(visitor, await make());
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies;
}

async function signIn(visitor: APIRequestContext, { email, password }: Person): Promise<void> {
  const response = await visitor.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(response.status()).toBe(200);
}

/** Creates a user with the role (null for none) and signs the page's browser in. Returns the e-mail address. */
export async function signInWithRole(page: Page, role: Role | null): Promise<string> {
  const person = await createUser(role);
  const response = await page.request.post("/api/auth/sign-in/email", { data: person, headers: { origin: ORIGIN } });
  expect(response.status()).toBe(200);
  return person.email;
}

/** Deletes the browser's session. Leaves the page first, since pending requests of a panel screen would be refused and logged. */
export async function clearSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Verifies the address of a new user by the mail's link and the password. */
async function verifyAddress(visitor: APIRequestContext, { email, password }: Person): Promise<void> {
  const mail = await waitForMail(email, "Verifica la tua e-mail");
  const token = /\/auth\/verifica\?token=([^\s&]+)/.exec(mail)?.[1] ?? "";
  const form = { token: decodeURIComponent(token), password };
  const verified = await visitor.post("/auth/verifica", { form, maxRedirects: 0 });
  expect(verified.status()).toBe(303);
}

async function createUser(role: Role | null): Promise<Person> {
  const person = {
    email: `${role ?? "nessuno"}.prova-${randomUUID().slice(0, 8)}@velluto.example`,
    password: ADMIN.password,
  };
  const visitor = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } });
  const signedUp = await visitor.post("/api/auth/sign-up/email", { data: { ...person, name: "Persona di prova" } });
  expect(signedUp.status()).toBe(200);
  if (role) {
    const { user }: { user: { id: string } } = await signedUp.json();
    await verifyAddress(visitor, person);
    const administrator = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } });
    // Granting a role requires a sign-in within the last 15 minutes.
    await signIn(administrator, ADMIN);
    const granted = await administrator.post("/api/user_roles", { data: { user_id: user.id, role } });
    expect(granted.status()).toBe(201);
    await administrator.dispose();
  }
  await visitor.dispose();
  return person;
}
