import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { account, session, user, verification } from "#server/db/schema.ts";
import { ensureFirstAdmin, firstAdminInstructions } from "#server/services/access/ensure-first-admin.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { readPasswordLink } from "./passwords.ts";

let application: TestApplication;
const open = async (variables: Record<string, string> = {}) => {
  application = await openTestApplication({ seed: "none", variables });
  return application.context;
};
beforeEach(() => void vi.restoreAllMocks());
afterEach(() => application.close());

const EMAIL = "admin@velluto.example";
const post = async (path: string, body: object) =>
  application.app.request(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const signIn = async (password: string) => (await post("/sign-in/email", { email: EMAIL, password })).status;

test("prints a password once when it runs in a terminal", async () => {
  const ctx = await open();
  const made = await ensureFirstAdmin(ctx, { onTerminal: true });
  if (made?.credential.kind !== "printed-password") return expect.fail("no password");
  expect(firstAdminInstructions(made)).toContain(made.credential.password);
  expect(await signIn(made.credential.password)).toBe(200);
  expect(await ensureFirstAdmin(ctx, { onTerminal: true })).toBeNull();
});

test("prints a one-time link valid for a day when it runs without a terminal", async () => {
  const ctx = await open();
  const made = await ensureFirstAdmin(ctx, { onTerminal: false });
  if (made?.credential.kind !== "link") return expect.fail("no link");
  const { url } = made.credential;
  expect(url).toMatch(/^http:\/\/localhost:3000\/auth\/reimposta\?token=[\w-]{32}$/);
  expect(firstAdminInstructions(made)).toBe(`choose a password within 24 hours: ${url}`);
  const [stored] = await ctx.db.select().from(verification);
  const hours = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 1);
  // The admin has not used the link yet, so another start creates a new link.
  const again = await ensureFirstAdmin(ctx, { onTerminal: false });
  expect(again?.credential.kind === "link" && again.credential.url !== url).toBe(true);
  const token = new URL(url).searchParams.get("token") ?? "";
  const page = () => readPasswordLink(ctx, token);
  expect(await page()).toBe("open");
  const weak = await post("/reset-password", { token, newPassword: "sei-sei" });
  expect(weak.status).toBe(422);
  expect(await page()).toBe("open");
  expect((await post("/reset-password", { token, newPassword: "una-parola-per-le-prove" })).status).toBe(200);
  expect(await page()).toBe("spent");
  expect((await post("/reset-password", { token, newPassword: "una-parola-per-le-prove" })).status).toBe(400);
  expect(await signIn("una-parola-per-le-prove")).toBe(200);
  expect(await ensureFirstAdmin(ctx, { onTerminal: false })).toBeNull();
});

// Rule: product.md#account
test("refuses an expired, truncated or missing link without changes, and says why when the link is opened", async () => {
  const ctx = await open();
  const made = await ensureFirstAdmin(ctx, { onTerminal: false });
  if (made?.credential.kind !== "link") return expect.fail("no link");
  const token = new URL(made.credential.url).searchParams.get("token") ?? "";
  await ctx.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(await readPasswordLink(ctx, token)).toBe("spent");
  expect(await readPasswordLink(ctx, token.slice(5))).toBe("spent");
  expect(await readPasswordLink(ctx, "a\0")).toBe("spent");
  expect(await readPasswordLink(ctx, "")).toBe("incomplete");
});

test("accepts a short ADMIN_PASSWORD with a warning", async () => {
  const ctx = await open({ ADMIN_PASSWORD: "seisei" });
  const warned = vi.spyOn(ctx.logger, "warn");
  expect((await ensureFirstAdmin(ctx, { onTerminal: false }))?.credential).toEqual({ kind: "own-password" });
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    "ADMIN_PASSWORD: Chi lavora nel pannello usa una password di almeno 12 caratteri.",
  );
  expect(await signIn("seisei")).toBe(200);
});

test("resets the password of an unverified account with the admin's address", async () => {
  const ctx = await open();
  await post("/sign-up/email", { email: EMAIL, password: "dello-straniero" });
  expect(await signIn("dello-straniero")).toBe(200);
  const made = await ensureFirstAdmin(ctx, { onTerminal: false });
  expect(made?.credential.kind).toBe("link");
  expect(await signIn("dello-straniero")).toBe(401);
  expect(await ctx.db.select().from(session)).toEqual([]);
  expect(await ctx.db.select().from(account)).toEqual([]);
});

test("keeps the password of a verified account", async () => {
  const ctx = await open();
  await post("/sign-up/email", { email: EMAIL, password: "del-titolare" });
  await ctx.db.update(user).set({ emailVerified: true }).where(eq(user.email, EMAIL));
  expect((await ensureFirstAdmin(ctx, { onTerminal: false }))?.credential).toEqual({ kind: "own-password" });
  expect(await signIn("del-titolare")).toBe(200);
});
