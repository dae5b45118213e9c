// Rule: product.md#account
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { setUpTestApplication } from "#test/app.ts";
import { assembleApplication } from "#test/assembled-application.ts";
import { emailsTo } from "#test/emails.ts";
import { TEST_NOW } from "#test/test-now.ts";

const variables = { RATE_LIMITS: "on", TRUST_PROXY: "on" };
const statements: string[] = [];
let now = TEST_NOW;
// Replace the method on the prototype, so that new connections have it too. A spy would be removed when other tests restore their spies.
const { query } = pg.Client.prototype;
beforeAll(() => {
  const noted = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked as [string | { text: string }];
    statements.push(typeof first === "string" ? first : first.text);
    return Reflect.apply(query, this, asked);
  };
  Object.assign(pg.Client.prototype, { query: noted });
});
afterAll(() => void Object.assign(pg.Client.prototype, { query }));
const application = setUpTestApplication({ seed: "none", variables, clock: () => now });

const PASSWORD = "sei-lettere-e-piu";
const someAddress = () => `persona-${randomUUID()}@prova.example`;
let networks = 0;
/** Returns a network address not used before. */
const newNetwork = () => `10.${Math.floor(++networks / 250)}.${networks % 250}.1`;

function post(path: string, body: object, { from = newNetwork(), cookie = "" } = {}, { app } = application) {
  return app.request(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": from, ...(cookie && { cookie }) },
  });
}
const newAccount = async () => {
  const email = someAddress();
  await post("/sign-up/email", { email, password: PASSWORD, name: "" });
  // The account's own verification mail counts towards the limit of the same day.
  await emailsTo(application, email);
  return email;
};

/** The three mails that anybody can request, each with the call that requests it. */
const KINDS = [
  ["reset", "/request-password-reset", (email: string) => ({ email }), "Scegli una nuova password per Velluto"],
  ["verification", "/send-verification-email", (email: string) => ({ email }), "Verifica la tua e-mail per Velluto"],
  [
    "already registered",
    "/sign-up/email",
    (email: string) => ({ email, password: "un'altra-parola", name: "" }),
    "Hai già un account Velluto",
  ],
] as const;

describe.each(KINDS)("the %s mail", (_kind, path, body, subject) => {
  const mailsTo = async (email: string) =>
    (await emailsTo(application, email)).filter((mail) => mail.subject === subject).length;
  /** Returns how many mails this many requests send, without a sign-up's own verification mail. */
  const asking = async (email: string, times: number, as: { from?: string; cookie?: string } = {}) => {
    const before = await mailsTo(email);
    for (let time = 0; time < times; time++) expect((await post(path, body(email), as)).status).toBe(200);
    return (await mailsTo(email)) - before;
  };
  /** Sets the clock to the next day, so that the mail of the sign-up no longer counts. */
  const nextDay = () => {
    now = new Date(now.getTime() + DAY_MS);
  };

  test("is sent three times an hour per network, and six times a day to all strangers together", async () => {
    const email = await newAccount();
    nextDay();
    const from = newNetwork();
    expect(await asking(email, 5, { from })).toBe(3);
    now = new Date(now.getTime() + HOUR_MS);
    // A refused request does not count towards the limit of anybody else.
    expect(await asking(email, 2, { from })).toBe(2);
    expect(await asking(email, 2, { from: newNetwork() })).toBe(1);
    expect(await asking(email, 1, { from: newNetwork() })).toBe(0);
    expect(await asking(await newAccount(), 1, { from: newNetwork() })).toBe(1);
    nextDay();
    expect(await asking(email, 1, { from })).toBe(1);
  });

  test("is sent three times an hour to a known device, whatever strangers request", async () => {
    const [email, other] = [await newAccount(), await newAccount()];
    nextDay();
    const signedIn = await post("/sign-in/email", { email, password: PASSWORD });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .filter((line) => line?.includes("known_device"))
      .join("; ");
    const from = newNetwork();
    for (let stranger = 0; stranger < 4; stranger++) await asking(email, 3, { from: newNetwork() });
    expect(await asking(email, 1, { from })).toBe(0);
    expect(await asking(email, 5, { from, cookie })).toBe(3);
    now = new Date(now.getTime() + HOUR_MS);
    expect(await asking(email, 5, { from: newNetwork(), cookie })).toBe(3);
    // A device is known for one account only; for another account it counts as a stranger's.
    for (let stranger = 0; stranger < 2; stranger++) await asking(other, 3, { from: newNetwork() });
    expect(await asking(other, 1, { from, cookie })).toBe(0);
  });

  test("is counted across processes and restarts", async () => {
    const email = await newAccount();
    nextDay();
    const from = newNetwork();
    expect(await asking(email, 3, { from })).toBe(3);
    const sent = await mailsTo(email);
    const { database, context } = application;
    const other = await assembleApplication({ database, dataDir: context.env.dataDir, clock: () => now, variables });
    expect((await post(path, body(email), { from }, { ...application, ...other })).status).toBe(200);
    await other.jobs.stop();
    expect(await mailsTo(email)).toBe(sent);
  });
});

test.each(KINDS.slice(0, 2))(
  "a request for a %s mail sends the same statements and answer, whether or not an account or a limit exists",
  async (_kind, path, body) => {
    const email = await newAccount();
    const ask = async (address: string, from?: string) => {
      statements.length = 0;
      const answer = await post(path, body(address), from === undefined ? {} : { from });
      const made = statements.map((text) => text.replaceAll(/\s+/g, " "));
      return { status: answer.status, headers: [...answer.headers], body: await answer.text(), statements: made };
    };
    const known = await ask(email);
    expect(known).toMatchObject({ status: 200, body: '{"status":true}' });
    expect(known.statements.length).toBeGreaterThan(0);
    expect(await ask(someAddress())).toEqual(known);
    const from = newNetwork();
    for (let time = 0; time < 5; time++) await ask(email, from);
    await emailsTo(application, email);
    expect(await ask(email, from)).toEqual(known);
  },
);
