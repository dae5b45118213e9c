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
  ])("%j is no command", (words) => {
    expect(parseAdminCommand(words)).toBeNull();
  });

  test("an address that was pasted with invisible characters is taken without them", () => {
    expect(parseAdminCommand(["erase", "\u200Ba@prova.example\u2060"])).toEqual({
      verb: "erase",
      email: "a@prova.example",
    });
  });

  test("grants a role by address, whatever its capitals, once, and logs it as the system's doing", async () => {
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

  test("gives no role to an address that nobody has verified", async () => {
    const { userId, email } = await signInAs(application, null);
    await application.context.db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
    await expect(run("grant", email, "customer_service")).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining(`L'indirizzo ${email} non è verificato`),
    });
    expect(await rolesOf(userId)).toEqual([]);
  });

  test("says what to look at first: a disabled account", async () => {
    const { userId, email } = await signInAs(application, null);
    await application.context.db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, userId));
    expect(await run("grant", email, "customer_service")).toEqual([
      `${email} ora ha il ruolo customer_service.`,
      "L'account è disattivato: riattivalo nel pannello, su /admin/users.",
    ]);
  });

  // Rule: product.md#users
  test("takes a role away, but never the last admin's", async () => {
    const [first, second] = [await signInAs(application, "admin"), await signInAs(application, "admin")];
    expect(await run("revoke", first.email, "customer_service")).toEqual([
      `${first.email} non ha il ruolo customer_service.`,
    ]);
    expect(await run("revoke", first.email, "admin")).toEqual([`${first.email} non ha più il ruolo admin.`]);
    await expect(run("revoke", second.email, "admin")).rejects.toMatchObject({ kind: "conflict" });
    expect(await rolesOf(second.userId)).toEqual(["admin"]);
  });

  test("speaks the panel's language where it explains itself", () => {
    expect(ADMIN_USAGE).toMatch(/elenca chi ha un ruolo[\s\S]*dà un ruolo[\s\S]*toglie un ruolo[\s\S]*Ruoli: admin/);
  });

  test("lists everybody with a role", async () => {
    const { email } = await signInAs(application, "customer_service");
    const nobody = await signInAs(application, null);
    const lines = await run("list");
    expect(lines).toContain(`${email}  customer_service`);
    expect(lines.join("\n")).not.toContain(nobody.email);
  });

  test("says of a role with more holders than it lists how many there are", async () => {
    const { db } = application.context;
    const many = Array.from({ length: MAX_PAGE_ROWS + 1 }, (_, at) => `many-${at}`);
    await db.insert(user).values(many.map((id) => ({ id, name: id, email: `${id}@prova.example` })));
    await db.insert(userRoles).values(many.map((userId) => ({ userId, role: "seo_manager" as const })));
    expect((await run("list")).at(-1)).toMatch(/^Del ruolo seo_manager sono 100\d: qui stanno i 1000 più recenti\.$/);
  });

  test("an address without an account is refused in one line", async () => {
    await expect(run("grant", "nessuno@prova.example", "admin")).rejects.toThrow(
      "Nessun account ha l'indirizzo nessuno@prova.example: prima registralo, su /auth/signup.",
    );
  });
});
