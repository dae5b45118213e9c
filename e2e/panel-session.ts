import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Cookie, expect, type Page, request } from "@playwright/test";
import type { Role } from "#domain/access/roles.ts";
import { waitForMail } from "./outbox.ts";
import { ADMIN } from "./server.ts";

interface Person {
  email: string;
  password: string;
}

const ORIGIN = process.env.E2E_ORIGIN ?? "";

/** Sessions of this worker that no test ends, by who they belong to: signing in costs a password hash, far more than a cookie. */
const cachedSessions = new Map<string, Promise<Cookie[]>>();

/** The page's browser is signed in as the first administrator, in a session that other tests of the worker share. */
export async function signInAsFirstAdmin(page: Page, origin = ORIGIN): Promise<void> {
  await page.context().addCookies(await getSession(origin, FIRST_ADMINISTRATOR));
}

/** The page's browser is signed in as somebody with the role, in a session that other tests of the worker share: for tests that end none. */
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
  const session = cachedSessions.get(key) ?? beginSession(origin, holder);
  cachedSessions.set(key, session);
  return session;
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

/** Makes a new person, gives them the role (none for null), and signs the page's browser in as them. Answers their e-mail. */
export async function signInWithRole(page: Page, role: Role | null): Promise<string> {
  const person = await createUser(role);
  const response = await page.request.post("/api/auth/sign-in/email", { data: person, headers: { origin: ORIGIN } });
  expect(response.status()).toBe(200);
  return person.email;
}

/** The page's browser forgets its session. The page goes first: what a screen of the panel still asks for would come back as refused, and stand in the console. */
export async function clearSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Confirms, by the mail's link and the password, that an address is its person's. */
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
    // Giving a role asks for a password of the last quarter of an hour.
    await signIn(administrator, ADMIN);
    const granted = await administrator.post("/api/user_roles", { data: { user_id: user.id, role } });
    expect(granted.status()).toBe(201);
    await administrator.dispose();
  }
  await visitor.dispose();
  return person;
}
