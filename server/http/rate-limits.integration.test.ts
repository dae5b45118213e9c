import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { RATE_LIMITS, type RateLimit, RENDER_RATE_LIMIT } from "#domain/routes/route-entry.ts";
import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";
import { createApp } from "#server/app.ts";
import { ServiceError } from "#server/errors.ts";
import { SIGN_IN_LIMITS } from "#server/integrations/sign-in-throttle.ts";
import { signIn } from "#server/services/access/sign-in.ts";
import { setUpTestApplication, stopRealClock } from "#test/app.ts";

const PASSWORD = "una-parola-lunga";

const application = setUpTestApplication({ seed: "none", variables: { RATE_LIMITS: "on", TRUST_PROXY: "on" } });
stopRealClock();
let app: Hono;
beforeAll(() => {
  app = createApp({ context: application.context, renderPage: async () => new Response("page") });
});

const ask = (method: string, path: string, visitor: string, body?: object) =>
  app.request(`http://localhost:3000${path}`, {
    method,
    headers: { "x-forwarded-for": visitor, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });

const visitorAt = (address: string) => ({ cookie: null, userAgent: null, address });

/** Returns every URL and method to which a rate limit applies, with values for the path's parameters. */
const calls = (limit: RateLimit) =>
  ROUTE_ENTRIES.flatMap(([, { pattern, limits }]) => {
    const path = pattern.replaceAll(/:\w+|\*$/g, "x");
    return Object.entries(limits).flatMap(([method, name]) => (name === limit ? [{ method, path }] : []));
  });

function expectWait(response: Response, longestSeconds: number): void {
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get("retry-after"));
  expect(Number.isInteger(wait) && wait >= 1 && wait <= longestSeconds, `Retry-After ${wait}`).toBe(true);
}

const LIMITS = Object.entries(RATE_LIMITS).map(([name, limit], at) => ({
  name: name as RateLimit,
  ...limit,
  visitor: `203.0.113.${at}`,
}));

/** Requests pages until the limit is exceeded; returns the refusal. */
async function pagesTooMany(path: (count: number) => string, visitor: (count: number) => string): Promise<Response> {
  const page = (count: number) =>
    app.request(`http://localhost:3000${path(count)}`, {
      headers: { "x-forwarded-for": visitor(count), accept: "text/html" },
    });
  for (let count = 1; count <= RENDER_RATE_LIMIT.points; count++) expect((await page(count)).status).not.toBe(429);
  return page(RENDER_RATE_LIMIT.points + 1);
}

describe("pages rendered for one visitor are counted", () => {
  // Rule: product.md#bad-input
  // Rule: product.md#bad-input "database down, or silent for 17 seconds"
  // Rule: product.md#bad-input "too many requests"
  // Rule: product.md#invitations
  // Rule: product.md#page-cache
  test.each([
    ["searches", (count: number) => `/explore?page=${count}`, "198.18.0.1"],
    [
      "other spellings of an address, whose page says where it leads",
      (count: number) => `/Explore/?n=${count}`,
      "198.18.0.2",
    ],
    ["what is no address", (count: number) => `/%zz${count}`, "198.18.0.3"],
  ])("%s", async (_what, path, visitor) => {
    expectWait(await pagesTooMany(path, () => visitor), RENDER_RATE_LIMIT.seconds);
  });

  test("for all addresses of an IPv6 network together", async () => {
    const refused = await pagesTooMany(
      (count) => `/explore?page=${count}&sort=price_asc`,
      (count) => `2001:db8:0:1::${count.toString(16)}`,
    );
    expectWait(refused, RENDER_RATE_LIMIT.seconds);
  });
});

test("a HEAD request counts like a GET", async () => {
  for (let count = 1; count <= RATE_LIMITS.availability.points; count++) await ask("HEAD", "/api/offers", "198.18.0.9");
  expectWait(await ask("HEAD", "/api/offers", "198.18.0.9"), RATE_LIMITS.availability.seconds);
});

describe("every 429 has a Retry-After", () => {
  test.each(LIMITS)("$name: all calls that count for it", async ({ name, points, seconds, visitor }) => {
    const limited = calls(name);
    const [first] = limited;
    if (!first) throw new Error(`Nothing is under the limit ${name}`);
    for (let count = 1; count <= points; count++) await ask(first.method, first.path, visitor);
    for (const { method, path } of limited) expectWait(await ask(method, path, visitor), seconds);
  });

  test("for any port and spelling in which the proxy writes the visitor's address", async () => {
    const spellings = ["198.18.7.7:2001", "::ffff:198.18.7.7", "[::FFFF:C612:0707]:443", "1.2.3.4, 198.18.7.7"];
    const visitor = (count: number) => spellings[count % spellings.length]?.replace("2001", String(2001 + count)) ?? "";
    for (let count = 1; count <= RATE_LIMITS.forms.points; count++) await ask("POST", "/contatti", visitor(count));
    expectWait(await ask("POST", "/contatti", "198.18.7.7:9"), RATE_LIMITS.forms.seconds);
  });

  test("a form sent without scripts gets a page, not a problem", async () => {
    const send = () =>
      app.request("http://localhost:3000/contatti", {
        method: "POST",
        headers: { "x-forwarded-for": "203.0.113.99", accept: "text/html,*/*" },
        body: new URLSearchParams({ name: "Ada" }),
      });
    for (let count = 1; count <= RATE_LIMITS.forms.points; count++) await send();
    const refused = await send();
    expectWait(refused, RATE_LIMITS.forms.seconds);
    expect(refused.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await refused.text()).toContain("Torna indietro e riprova");
  });

  test.each(Object.entries(SIGN_IN_LIMITS))("for the network's limit of %s", async (path, { visitor: limit }) => {
    const from = `198.51.100.${Object.keys(SIGN_IN_LIMITS).indexOf(path)}`;
    const call = (count: number) => {
      const body = {
        email: `conto-${count}${path.replaceAll("/", "-")}@prova.example`,
        password: PASSWORD,
        name: "Ada",
      };
      return ask("POST", `/api/auth${path}`, from, body);
    };
    for (let count = 1; count <= limit.points; count++) await call(count);
    expectWait(await call(0), limit.seconds);
  });

  test("for the account's limit at sign-in", async () => {
    const { account } = SIGN_IN_LIMITS["/sign-in/email"];
    const body = { email: "conto@prova.example", password: PASSWORD };
    const visitor = (count: number) => `198.51.101.${count}`;
    for (let count = 1; count <= account.points; count++)
      await ask("POST", "/api/auth/sign-in/email", visitor(count), body);
    expectWait(await ask("POST", "/api/auth/sign-in/email", visitor(200), body), account.seconds);
  });

  test("for the sign-in page, whose service calls the library", async () => {
    const form = { email: "pagina@prova.example", password: PASSWORD };
    const attempt = (count: number) => signIn(application.context, { form, visitor: visitorAt(`192.0.2.${count}`) });
    for (let count = 1; count <= SIGN_IN_LIMITS["/sign-in/email"].account.points; count++)
      await expect(attempt(count)).rejects.toMatchObject({ kind: "not-signed-in" });
    const refused: unknown = await attempt(200).catch((error: unknown) => error);
    if (!(refused instanceof ServiceError)) throw refused;
    expect(refused).toMatchObject({ kind: "too-many", retryAfterSeconds: expect.any(Number) });
    // The wait comes from the sign-in library and is not our default.
    expect(refused.retryAfterSeconds).toBeGreaterThan(60);
  });

  test("for a service error without a wait", () => {
    expect(new ServiceError("too-many", "Troppi tentativi.").retryAfterSeconds).toBe(60);
    expect(new ServiceError("unavailable", "Riprova tra poco.").retryAfterSeconds).toBe(10);
    expect(new ServiceError("conflict", "Già presa.").retryAfterSeconds).toBeUndefined();
  });
});
