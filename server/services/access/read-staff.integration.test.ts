import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { SECOND_FACTOR_REQUIRED_MESSAGE } from "#domain/access/sign-in-words.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { session, user } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, signInAs } from "#test/staff.ts";
import { readStaff, readStaffAndExtendSession } from "./read-staff.ts";

const application = setUpTestApplication({ seed: "none" });
const keeper = setUpSignedInUser(application, "seo_manager");

const who = (cookie = keeper.headers.cookie) =>
  readStaff(application.context, { cookie, userAgent: null, address: null });

test("returns the signed-in user with their current roles", async () => {
  expect(await who()).toMatchObject({ userId: keeper.userId, email: keeper.email, roles: ["seo_manager"] });
  expect(await who("another=cookie")).toBeNull();
  expect(await who("better-auth.session_token=made.up")).toBeNull();
});

describe("a session", () => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  const act = (cookie: string) =>
    readStaffAndExtendSession(application.context, { cookie, userAgent: null, address: null });
  const createSession = async (hoursAgo: number, usedHoursAgo: number) => {
    const { userId, headers } = await signInAs(application, "seo_manager");
    const { db } = application.context;
    const stored = async () =>
      (await db.select().from(session).where(eq(session.userId, userId)))[0] ?? expect.fail("no session");
    const { expiresAt } = await stored();
    const idle_ms = expiresAt.getTime() - Date.now();
    expect(idle_ms / HOUR_MS).toBeCloseTo(12, 1);
    const times = {
      createdAt: ago(hoursAgo),
      updatedAt: ago(usedHoursAgo),
      expiresAt: new Date(expiresAt.getTime() - usedHoursAgo * HOUR_MS),
    };
    await db.update(session).set(times).where(eq(session.userId, userId));
    const endsInHours = async () => ((await stored()).expiresAt.getTime() - Date.now()) / HOUR_MS;
    return { cookie: headers.cookie, endsInHours };
  };

  // Rule: product.md#sign-in
  test("ends after twelve idle hours", async () => {
    const { cookie } = await createSession(13, 12.1);
    expect(await who(cookie)).toBeNull();
    expect(await act(cookie)).toBeNull();
  });

  // Rule: product.md#sign-in
  test("is extended by twelve hours by a person's action, but not by a page's own polling", async () => {
    const { cookie, endsInHours } = await createSession(20, 8);
    expect(await who(cookie)).not.toBeNull();
    expect(await endsInHours()).toBeCloseTo(4, 1);
    expect(await act(cookie)).not.toBeNull();
    expect(await endsInHours()).toBeCloseTo(12, 1);
  });

  // Rule: product.md#sign-in
  test("ends after seven days, however active", async () => {
    const { cookie, endsInHours } = await createSession(7 * 24 - 2, 1);
    expect(await act(cookie)).not.toBeNull();
    expect(await endsInHours()).toBeCloseTo(2, 1);
  });

  test("created before this rule follows it from its next use", async () => {
    const { cookie, endsInHours } = await createSession(1, -150);
    expect(await act(cookie)).not.toBeNull();
    expect(await endsInHours()).toBeCloseTo(12, 1);
  });
});

describe("when admins need a second factor", () => {
  const strict = setUpTestApplication({ seed: "none", variables: { STAFF_SECOND_FACTOR: "on" } });

  // Rule: product.md#roles
  test("the admin role takes effect only with the second factor, and the API says so", async () => {
    const boss = await signInAs(strict, "admin");
    const users = () => callApi(strict, boss, "GET", "/api/users");
    const read = () => readStaff(strict.context, { cookie: boss.headers.cookie, userAgent: null, address: null });
    const refused = await users();
    expect([refused.status, (await refused.json()).detail]).toEqual([403, SECOND_FACTOR_REQUIRED_MESSAGE]);
    expect(await read()).toMatchObject({ roles: [], needsSecondFactor: true });
    await strict.context.db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, boss.userId));
    expect((await users()).status).toBe(200);
    expect(await read()).toMatchObject({ roles: ["admin"], needsSecondFactor: false });
  });

  // Rule: product.md#roles
  test("other roles take effect at once", async () => {
    const colleague = await signInAs(strict, "customer_service");
    expect((await callApi(strict, colleague, "GET", "/api/bookings")).status).toBe(200);
  });
});

// Rule: product.md#roles
test("a failure to load roles is logged and yields no roles", async () => {
  const { db, logger } = application.context;
  const logged = vi.spyOn(logger, "error");
  await db.execute(sql`alter table user_roles rename to user_roles_away`);
  expect(await who()).toMatchObject({ email: keeper.email, roles: [] });
  await db.execute(sql`alter table user_roles_away rename to user_roles`);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.anything(), "roles could not be read");
  expect(await who()).toMatchObject({ roles: ["seo_manager"] });
});

test("a disabled user counts as signed out", async () => {
  const { db } = application.context;
  await db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, keeper.userId));
  expect(await who()).toBeNull();
});
