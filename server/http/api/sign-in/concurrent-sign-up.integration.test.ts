// Rule: product.md#sign-up
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { account, user } from "#server/db/auth-schema.ts";
import { signUp } from "#server/services/access/sign-in.ts";
import { setUpTestApplication } from "#test/app.ts";
import { emailsTo } from "#test/emails.ts";

const application = setUpTestApplication({ seed: "none" });

const PRESSES = 6;
const PASSWORD = "sei-lettere-e-piu";

/** Returns the stored accounts, credentials and verifications, and the logged errors. */
async function readCreatedAccounts(email: string) {
  const { db } = application.context;
  const made = await db
    .select()
    .from(user)
    .innerJoin(account, eq(account.userId, user.id))
    .where(eq(user.email, email));
  const subjects = (await emailsTo(application, email)).map(({ subject }) => subject);
  return { accounts: made.length, verifications: subjects.filter((subject) => subject.startsWith("Verifica")).length };
}

test("six concurrent sign-ups create one account, get the same answer and log no error", async () => {
  const error = vi.spyOn(application.context.logger, "error");
  const email = "due-volte@prova.example";
  const answers = await Promise.all(
    Array.from({ length: PRESSES }, () =>
      application.app.request("/api/auth/sign-up/email", {
        method: "POST",
        body: JSON.stringify({ email, password: PASSWORD, name: "Ada" }),
        headers: { "content-type": "application/json" },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(PRESSES).fill(200));
  const people: object[] = await Promise.all(answers.map(async (answer) => (await answer.json()).user));
  for (const person of people) expect(Object.keys(person).sort()).toEqual(Object.keys(people[0] ?? {}).sort());
  expect(await readCreatedAccounts(email)).toEqual({ accounts: 1, verifications: 1 });
  expect(error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("so do six concurrent submits of the page's form", async () => {
  const error = vi.spyOn(application.context.logger, "error");
  const email = "dalla-pagina@prova.example";
  const visitor = { cookie: null, userAgent: null, address: null };
  await Promise.all(
    Array.from({ length: PRESSES }, () =>
      signUp(application.context, { form: { email, password: PASSWORD, name: "" }, visitor }),
    ),
  );
  expect(await readCreatedAccounts(email)).toEqual({ accounts: 1, verifications: 1 });
  expect(error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
