import { randomUUID } from "node:crypto";
import { expect, type Page, request } from "@playwright/test";
import type { Role } from "#domain/access/roles.ts";
import { ADMIN } from "./server.ts";

/** Signs the page's browser in as the first administrator. */
export async function signInToPanel(page: Page): Promise<void> {
  const origin = process.env.E2E_ORIGIN ?? "";
  const response = await page.request.post("/api/auth/sign-in/email", { data: ADMIN, headers: { origin } });
  expect(response.status()).toBe(200);
}

/** Makes a new person, gives them the role (none for null), and signs the page's browser in as them. Answers their e-mail. */
export async function signInWithRole(page: Page, role: Role | null): Promise<string> {
  const origin = process.env.E2E_ORIGIN ?? "";
  const email = `${role ?? "nessuno"}.prova-${randomUUID().slice(0, 8)}@velluto.example`;
  const person = { email, password: ADMIN.password };
  const visitor = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const signedUp = await visitor.post("/api/auth/sign-up/email", { data: { ...person, name: "Persona di prova" } });
  expect(signedUp.status()).toBe(200);
  if (role) {
    const { user }: { user: { id: string } } = await signedUp.json();
    await visitor.post("/api/auth/sign-in/email", { data: ADMIN });
    const granted = await visitor.post("/api/user_roles", { data: { user_id: user.id, role } });
    expect(granted.status()).toBe(201);
  }
  await visitor.dispose();
  const signedIn = await page.request.post("/api/auth/sign-in/email", { data: person, headers: { origin } });
  expect(signedIn.status()).toBe(200);
  return email;
}
