import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog, customers, quotes, user } from "#server/db/schema.ts";
import { parseAdminCommand, runAdminCommand } from "#server/services/access/admin-command.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { FLIGHT_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { signInAs } from "#test/staff.ts";
import { bookedIn } from "#test/staff-api.ts";

let application: TestApplication;
beforeAll(async () => {
  application = await openTestApplication();
});
afterAll(() => application.close());

const run = (...words: string[]) => {
  const command = parseAdminCommand(words);
  if (!command) throw new Error(`No command: ${words.join(" ")}`);
  return runAdminCommand(application.context, command);
};

test("at the terminal a person is exported and forgotten as at the counter, and the log says so", async () => {
  const { db } = application.context;
  const { email, name } = bookingRequest();
  const { reference } = await bookedIn(application, "completed");
  const { lines, files } = await run("export", String(email).toUpperCase());
  expect([lines, files.length]).toEqual([[], 1]);
  expect(files[0]?.text).toContain(reference);
  expect(files[0]?.text).toContain(String(name));

  const erased = (await run("erase", String(email))).lines.join(" ");
  expect(erased).toMatch(new RegExp(`una scheda cancellata.*${reference}: resta fino al 2036`));
  expect((await db.select().from(customers)).map((row) => [row.email, row.name])).toEqual([
    [null, "Cliente cancellato"],
  ]);
  const log = await db.select().from(auditLog).where(eq(auditLog.entity, "customers"));
  expect(log.filter(({ actor }) => actor === "system").map(({ action }) => action)).toEqual(["export", "erase"]);
  await expect(run("erase", String(email))).rejects.toMatchObject({ kind: "not-found" });
});

test("quotes to an address that nobody's record has are forgotten too", async () => {
  const { db } = application.context;
  const { call } = quoteApiOf(application, await signInAs(application, "customer_service"));
  const sent = await call("POST", "", { ...FLIGHT_QUOTE, email: "mai@vista.example" });
  expect(sent.status).toBe(201);
  await run("erase", "Mai@Vista.example");
  expect(await db.select().from(quotes)).toEqual([]);
  await expect(run("erase", "mai@vista.example")).rejects.toMatchObject({ kind: "not-found" });
  await db.delete(user);
});

test("an account without a role goes with its person; one that holds a role stays", async () => {
  const { db } = application.context;
  const plain = await signInAs(application, null);
  const desk = await signInAs(application, "customer_service");
  expect((await run("erase", plain.email)).lines.join(" ")).toContain("account è stato tolto");
  expect((await run("erase", desk.email)).lines.join(" ")).toContain("ha un ruolo e resta");
  expect((await db.select({ id: user.id }).from(user)).map(({ id }) => id)).toEqual([desk.userId]);
});
