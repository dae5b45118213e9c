import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { user } from "#server/db/schema.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { type SignedIn, signInAs } from "#test/staff.ts";
import { readStaff } from "./read-staff.ts";

let application: TestApplication;
let keeper: SignedIn;
beforeAll(async () => {
  application = await openTestApplication({ seed: "none" });
  keeper = await signInAs(application, "seo_manager");
});
afterAll(() => application.close());

const who = (cookie = keeper.headers.cookie) =>
  readStaff(application.context, { cookie, userAgent: null, address: null });

test("somebody signed in, with the roles they hold now", async () => {
  expect(await who()).toMatchObject({ userId: keeper.userId, email: keeper.email, roles: ["seo_manager"] });
  expect(await who("another=cookie")).toBeNull();
  expect(await who("better-auth.session_token=made.up")).toBeNull();
});

test("roles that cannot be fetched are logged and count as none", async () => {
  const { db, logger } = application.context;
  const logged = vi.spyOn(logger, "error");
  await db.execute(sql`alter table user_roles rename to user_roles_away`);
  expect(await who()).toMatchObject({ email: keeper.email, roles: [] });
  await db.execute(sql`alter table user_roles_away rename to user_roles`);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.anything(), "roles could not be read");
  expect(await who()).toMatchObject({ roles: ["seo_manager"] });
});

test("a user whom an admin has disabled is nobody", async () => {
  const { db } = application.context;
  await db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, keeper.userId));
  expect(await who()).toBeNull();
});
