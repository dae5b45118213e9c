import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Cookie, expect, type Page, request } from "@playwright/test";
import type { Role } from "#domain/access/roles.ts";
import { ADMIN } from "./server.ts";

interface Person {
  email: string;
  password: string;
}

const ORIGIN = process.env.E2E_ORIGIN ?? "";

/** Sessions of this worker that no test ends, by who they belong to: signing in costs a password hash, far more than a cookie. */
const sessions = new Map<string, Promise<Cookie[]>>();

/** The page's browser is signed in as the first administrator, in a session that other tests of the worker share. */
export async function signInToPanel(page: Page, origin = ORIGIN): Promise<void> {
  await shareSession(page, origin, "first administrator", (visitor) => signIn(visitor, ADMIN));
}

/** The page's browser is signed in as somebody with the role, in a session that other tests of the worker share: for tests that end none. */
export async function signInAsColleague(page: Page, role: Role): Promise<void> {
  await shareSession(page, ORIGIN, role, async (visitor) => signIn(visitor, await makePerson(role)));
}

async function shareSession(
  page: Page,
  origin: string,
  who: string,
  begin: (visitor: APIRequestContext) => Promise<void>,
) {
  const key = `${origin} ${who}`;
  const begun = sessions.get(key) ?? beginSession(origin, begin);
  sessions.set(key, begun);
  await page.context().addCookies(await begun);
}

async function beginSession(origin: string, begin: (visitor: APIRequestContext) => Promise<void>): Promise<Cookie[]> {
  const visitor = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await begin(visitor);
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
  const person = await makePerson(role);
  const response = await page.request.post("/api/auth/sign-in/email", { data: person, headers: { origin: ORIGIN } });
  expect(response.status()).toBe(200);
  return person.email;
}

async function makePerson(role: Role | null): Promise<Person> {
  const person = {
    email: `${role ?? "nessuno"}.prova-${randomUUID().slice(0, 8)}@velluto.example`,
    password: ADMIN.password,
  };
  const visitor = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } });
  const signedUp = await visitor.post("/api/auth/sign-up/email", { data: { ...person, name: "Persona di prova" } });
  expect(signedUp.status()).toBe(200);
  if (role) {
    const { user }: { user: { id: string } } = await signedUp.json();
    await signIn(visitor, ADMIN);
    const granted = await visitor.post("/api/user_roles", { data: { user_id: user.id, role } });
    expect(granted.status()).toBe(201);
  }
  await visitor.dispose();
  return person;
}
