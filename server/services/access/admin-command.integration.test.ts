import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MAX_PAGE_ROWS } from "#domain/api/table-query.ts";
import { auditLog, user, userRoles } from "#server/db/schema.ts";
import { ADMIN_USAGE, parseAdminCommand, runAdminCommand } from "#server/services/access/admin-command.ts";
import { setUpTestApplication } from "#test/app.ts";
import { signInAs } from "#test/staff.ts";

const application = setUpTestApplication({ seed: "none" });

const run = async (...words: string[]) => {
  const command = parseAdminCommand(words);
  if (!command) throw new Error(`No command: ${words.join(" ")}`);
  return (await runAdminCommand(application.context, command)).lines;
};
const rolesOf = async (userId: string) =>
  (await application.context.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ role }) => role);

describe("npm run admin", () => {
  test.each([
    [[]],
    [["list", "more"]],
    [["grant"]],
    [["grant", "a@prova.example"]],
    [["grant", "a@prova.example", "king"]],
    [["grant", "a@prova.example", "admin", "more"]],
    [["crown", "a@prova.example", "admin"]],
    [["erase", "\u200B\u2060"]],
  ])("rejects the arguments %j", (words) => {
    expect(parseAdminCommand(words)).toBeNull();
  });

  test("strips invisible characters from a pasted address", () => {
    expect(parseAdminCommand(["erase", "\u200Ba@prova.example\u2060"])).toEqual({
      verb: "erase",
      email: "a@prova.example",
    });
  });

  test("grants a role by address once, ignoring case, and logs it as the action of system", async () => {
    const { userId, email } = await signInAs(application, null);
    expect(await run("grant", email.toUpperCase(), "seo_manager")).toEqual([`${email} ora ha il ruolo seo_manager.`]);
    expect(await run("grant", email, "seo_manager")).toEqual([`${email} aveva già il ruolo seo_manager.`]);
    expect(await rolesOf(userId)).toEqual(["seo_manager"]);
    const [entry] = await application.context.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(1);
    expect(entry).toMatchObject({
      actor: "system",
      action: "grant",
      entity: "user_roles",
      after: { email, role: "seo_manager" },
    });
  });

  test("grants no role to an unverified address", async () => {
    const { userId, email } = await signInAs(application, null);
    await application.context.db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
    await expect(run("grant", email, "customer_service")).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining(`L'indirizzo ${email} non è verificato`),
    });
    expect(await rolesOf(userId)).toEqual([]);
  });

  test("refuses a role for a disabled account", async () => {
    const { userId, email } = await signInAs(application, null);
    await application.context.db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, userId));
    expect(await run("grant", email, "customer_service")).toEqual([
      `${email} ora ha il ruolo customer_service.`,
      "L'account è disattivato: riattivalo nel pannello, su /admin/users.",
    ]);
  });

  // Rule: product.md#users
  test("revokes a role, but never the last admin's", async () => {
    const [first, second] = [await signInAs(application, "admin"), await signInAs(application, "admin")];
    expect(await run("revoke", first.email, "customer_service")).toEqual([
      `${first.email} non ha il ruolo customer_service.`,
    ]);
    expect(await run("revoke", first.email, "admin")).toEqual([`${first.email} non ha più il ruolo admin.`]);
    await expect(run("revoke", second.email, "admin")).rejects.toMatchObject({ kind: "conflict" });
    expect(await rolesOf(second.userId)).toEqual(["admin"]);
  });

  test("prints its own messages in Italian", () => {
    expect(ADMIN_USAGE).toMatch(/elenca chi ha un ruolo[\s\S]*dà un ruolo[\s\S]*toglie un ruolo[\s\S]*Ruoli: admin/);
  });

  test("lists every user with a role", async () => {
    const { email } = await signInAs(application, "customer_service");
    const nobody = await signInAs(application, null);
    const lines = await run("list");
    expect(lines).toContain(`${email}  customer_service`);
    expect(lines.join("\n")).not.toContain(nobody.email);
  });

  test("prints the total when a role has more holders than are listed", async () => {
    const { db } = application.context;
    const many = Array.from({ length: MAX_PAGE_ROWS + 1 }, (_, at) => `many-${at}`);
    await db.insert(user).values(many.map((id) => ({ id, name: id, email: `${id}@prova.example` })));
    await db.insert(userRoles).values(many.map((userId) => ({ userId, role: "seo_manager" as const })));
    expect((await run("list")).at(-1)).toMatch(/^Del ruolo seo_manager sono 100\d: qui stanno i 1000 più recenti\.$/);
  });

  test("refuses an address without an account in one line", async () => {
    await expect(run("grant", "nessuno@prova.example", "admin")).rejects.toThrow(
      "Nessun account ha l'indirizzo nessuno@prova.example: prima registralo, su /auth/signup.",
    );
  });
});
