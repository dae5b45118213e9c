// Rule: product.md#roles
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLog, session, user } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { callApi, PASSWORD, type SignedIn, signInAs } from "#test/staff.ts";
import { totpCode } from "#test/totp.ts";

const application = setUpTestApplication({ seed: "none" });
let admin: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  admin = await signInAs(application, "admin");
});
beforeEach(async () => {
  person = await signInAs(application, null);
});

const call = (method: string, path: string, body?: unknown, who: SignedIn | null = admin) =>
  callApi(application, who, method, path, body);
const grant = (userId: string, role: string) => call("POST", "/api/user_roles", { user_id: userId, role });
const status = async (response: Promise<Response>) => (await response).status;

describe("GET /api/users", () => {
  // Rule: product.md#user-and-role
  test("shows roles, verification and the last session", async () => {
    await grant(person.userId, "seo_manager");
    const [row] = await (await call("GET", `/api/users?q=${person.email}`)).json();
    expect(row).toMatchObject({
      email: person.email,
      email_verified: true,
      two_factor: false,
      disabled_at: null,
      roles: [{ role: "seo_manager" }],
    });
    expect(row.last_seen_at).toMatch(/^\d{4}-/);
    expect(row).not.toHaveProperty("password");
  });

  test("filters by role, by none and by status, and returns the total count", async () => {
    const emails = async (query: string) =>
      (await (await call("GET", `/api/users?${query}`)).json()).map(({ email }: { email: string }) => email);
    expect(await emails("role=admin")).toEqual([admin.email]);
    expect(await emails("role=none")).toContain(person.email);
    expect(await emails("role=none")).not.toContain(admin.email);
    await call("PATCH", `/api/users/${person.userId}`, { disabled: true });
    expect(await emails("disabled=true")).toContain(person.email);
    const window = await call("GET", "/api/users?limit=1");
    expect(Number(window.headers.get("x-total-count"))).toBeGreaterThan(1);
  });

  test.each(["limit=0", "limit=1e9", "offset=-1", "role=king", "page=1", "disabled=perhaps"])(
    "?%s is refused",
    async (query) => {
      expect(await status(call("GET", `/api/users?${query}`))).toBe(422);
    },
  );
});

describe("roles", () => {
  test("granting a role takes effect at the next call, and so does revoking it", async () => {
    const fleet = () => status(call("POST", "/api/brands", {}, person));
    expect(await fleet()).toBe(403);
    const granted = await grant(person.userId, "seo_manager");
    expect(granted.status).toBe(201);
    const { id } = await granted.json();
    expect(await fleet()).toBe(422);
    expect(await status(call("DELETE", `/api/user_roles/${id}`))).toBe(204);
    expect(await fleet()).toBe(403);
    expect(await status(call("DELETE", `/api/user_roles/${id}`))).toBe(404);
  });

  test("granting a role twice returns the same record", async () => {
    const [first, again] = [await grant(person.userId, "admin"), await grant(person.userId, "admin")];
    expect([again.status, (await again.json()).id]).toEqual([201, (await first.json()).id]);
  });

  // Rule: product.md#api "user_roles"
  // Rule: product.md#user-and-role
  test("a user reads their own roles and nobody else's", async () => {
    await grant(person.userId, "customer_service");
    const own = await call("GET", `/api/user_roles?user_id=${person.userId}`, undefined, person);
    expect(await own.json()).toMatchObject([{ user_id: person.userId, role: "customer_service" }]);
    expect(await (await call("GET", "/api/user_roles", undefined, person)).json()).toHaveLength(1);
    expect(await status(call("GET", `/api/user_roles?user_id=${admin.userId}`, undefined, person))).toBe(403);
  });

  test.each([
    [{ user_id: "nobody", role: "admin" }, "user_id"],
    [{ role: "admin" }, "user_id"],
    [{ user_id: "x", role: "king" }, "role"],
  ])("%j is a field error", async (body, path) => {
    const response = await call("POST", "/api/user_roles", body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });
});

describe("an action that gives others power", () => {
  const longAgo = () =>
    application.context.db
      .update(session)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(session.userId, admin.userId));
  const justNow = () =>
    application.context.db.update(session).set({ createdAt: new Date() }).where(eq(session.userId, admin.userId));

  test("requires a password entered in the last fifteen minutes, and otherwise does nothing", async () => {
    const invited = { email: "nuova@velluto.example", role: "seo_manager" };
    const writes = () => [
      call("POST", "/api/user_roles", { user_id: person.userId, role: "admin" }),
      call("POST", "/api/invitations", invited),
      call("PATCH", `/api/users/${person.userId}`, { two_factor: false }),
    ];
    await longAgo();
    for (const refused of await Promise.all(writes())) {
      expect(refused.status).toBe(401);
      expect((await refused.json()).detail).toBe("Per questa operazione serve la tua password: accedi di nuovo.");
    }
    expect((await call("GET", "/api/users")).status).toBe(200);
    await justNow();
    for (const done of await Promise.all(writes())) expect(done.ok).toBe(true);
  });

  test("is refused for a user with an unverified e-mail", async () => {
    await application.context.db.update(user).set({ emailVerified: false }).where(eq(user.id, person.userId));
    const refused = await grant(person.userId, "seo_manager");
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual([
      {
        path: "user_id",
        message: "L'indirizzo di questo account non è verificato: il ruolo si assegna dopo la verifica.",
      },
    ]);
  });
});

describe("PATCH /api/users/{id} and signing out everywhere", () => {
  test("a disabled user is signed out at once, cannot sign in, and can be enabled again", async () => {
    const session = () => status(call("GET", "/api/user_roles", undefined, person));
    expect(await session()).toBe(200);
    await call("PATCH", `/api/users/${person.userId}`, { disabled: true });
    expect(await session()).toBe(401);
    const signIn = () =>
      status(
        Promise.resolve(
          application.app.request("/api/auth/sign-in/email", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ email: person.email, password: PASSWORD }),
          }),
        ),
      );
    expect(await signIn()).toBe(403);
    await call("PATCH", `/api/users/${person.userId}`, { disabled: false });
    expect(await signIn()).toBe(200);
  });

  test("all sessions end; repeating the call is no error", async () => {
    const out = () => status(call("POST", `/api/users/${person.userId}/sign-out`));
    expect([await out(), await out()]).toEqual([204, 204]);
    expect(await status(call("GET", "/api/user_roles", undefined, person))).toBe(401);
    expect(await status(call("POST", "/api/users/nobody/sign-out"))).toBe(404);
  });

  test("an admin removes a lost second factor, but cannot enable one for somebody else", async () => {
    const factor = async (path: string, body: object) =>
      (await call("POST", `/api/auth/two-factor/${path}`, body, person)).json();
    const { totpURI } = await factor("enable", { password: PASSWORD });
    await factor("verify-totp", { code: totpCode(totpURI) });
    const signIn = async () =>
      (await call("POST", "/api/auth/sign-in/email", { email: person.email, password: PASSWORD }, null)).json();
    expect(await signIn()).toMatchObject({ twoFactorRedirect: true });
    const path = `/api/users/${person.userId}`;
    expect(await status(call("PATCH", path, { two_factor: true }))).toBe(422);
    expect(await (await call("PATCH", path, { two_factor: false })).json()).toMatchObject({ two_factor: false });
    expect(await signIn()).toMatchObject({ user: { email: person.email } });
  });

  test("disabling and enabling are in the audit log under their names", async () => {
    for (const disabled of [true, false]) await call("PATCH", `/api/users/${person.userId}`, { disabled });
    const entries = await application.context.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entityId, person.userId));
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: "disable", after: expect.objectContaining({ disabled: true }) },
        { action: "enable", after: expect.objectContaining({ disabled: false }) },
      ]),
    );
  });

  test("writes of an admin are in the audit log", async () => {
    await call("PATCH", `/api/users/${person.userId}`, { name: "Ada" });
    const entries = await application.context.db.select().from(auditLog).where(eq(auditLog.entityId, person.userId));
    expect(entries).toMatchObject([{ actor: admin.userId, action: "update", after: { name: "Ada" } }]);
  });
});

describe("the last admin", () => {
  const adminRole = async (userId: string) =>
    (await (await call("GET", `/api/user_roles?user_id=${userId}`)).json())[0].id as string;

  test("cannot disable their own account", async () => {
    expect(await status(call("PATCH", `/api/users/${admin.userId}`, { disabled: true }))).toBe(409);
  });

  test("keeps the role; a disabled admin does not count", async () => {
    const other = await signInAs(application, "admin");
    await application.context.db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, other.userId));
    const admins = (await (await call("GET", "/api/users?role=admin&disabled=false")).json()) as { id: string }[];
    for (const { id } of admins.filter(({ id }) => id !== admin.userId))
      await call("DELETE", `/api/user_roles/${await adminRole(id)}`);
    const refused = await call("DELETE", `/api/user_roles/${await adminRole(admin.userId)}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe("È l'ultimo amministratore: nominane prima un altro.");
  });

  test("remains when two admins revoke each other's role at once", async () => {
    const other = await signInAs(application, "admin");
    const [own, others] = [await adminRole(admin.userId), await adminRole(other.userId)];
    const answers = await Promise.all([
      status(call("DELETE", `/api/user_roles/${others}`, undefined, admin)),
      status(call("DELETE", `/api/user_roles/${own}`, undefined, other)),
    ]);
    expect(answers.filter((answer) => answer === 204)).toHaveLength(1);
    // The following tests use the admin who remains.
    if (answers[1] === 204) admin = other;
  });
});
