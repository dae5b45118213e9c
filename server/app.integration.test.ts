import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { matchRoute } from "#domain/routes/match-route.ts";
import { isDatabaseDown } from "#server/errors.ts";
import { openTestApplication, setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication({ seed: "none" });

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  application.app.request(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

test("every route that is not a page has a row in the route table", () => {
  const paths = new Set(application.app.routes.map(({ path }) => path).filter((path) => !/^\/?\*$/.test(path)));
  expect(paths.size).toBeGreaterThan(40);
  for (const path of paths) {
    const { entry } = matchRoute(path.replaceAll(/[:*]/g, "x"));
    expect([path, entry.module]).toEqual([path, null]);
  }
});

describe("the site's entry", () => {
  // Rule: product.md#commands-and-environment
  test("health and readiness answer", async () => {
    expect((await application.app.request("/healthz")).status).toBe(200);
    expect((await application.app.request("/readyz")).status).toBe(200);
    // A process that is shutting down reports that it is not ready, but still responds to requests.
    application.context.lifecycle.isClosing = true;
    expect((await application.app.request("/readyz")).status).toBe(503);
    expect((await application.app.request("/healthz")).status).toBe(200);
    application.context.lifecycle.isClosing = false;
  });

  // Rule: product.md#commands-and-environment
  test("/readyz fails while the database is read-only, like a standby", async () => {
    const reading = await openTestApplication({ seed: "none", poolSize: 1 });
    const ready = async () => {
      const answer = await reading.app.request("/readyz");
      return [answer.status, (await answer.json()).status];
    };
    await reading.context.db.execute(sql`set default_transaction_read_only = on`);
    expect(await ready()).toEqual([503, "read-only"]);
    await reading.context.db.execute(sql`set default_transaction_read_only = off`);
    expect(await ready()).toEqual([200, "ok"]);
    await reading.close();
  });

  // Rule: product.md#commands-and-environment
  test("/readyz fails while a write finds the disk full", async () => {
    const ready = async () => {
      const answer = await application.app.request("/readyz");
      return [answer.status, (await answer.json()).status];
    };
    const { diskSpace, db, logger } = application.context;
    const said = vi.spyOn(logger, "error").mockImplementation(() => {});
    // The error that PostgreSQL reports for a full disk.
    const extend = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    const refused: unknown = await db.execute(extend).catch((error: unknown) => error);
    expect(isDatabaseDown(refused)).toBe(true);
    let trial = () => db.execute(extend);
    diskSpace.reportWriteError("database", refused, () => trial());
    expect(await ready()).toEqual([503, "full"]);
    expect(await ready()).toEqual([503, "full"]);
    expect(said).toHaveBeenCalledOnce();
    trial = () => db.execute(sql`select 1`);
    expect(await ready()).toEqual([200, "ok"]);
    vi.restoreAllMocks();
  });

  test("security.txt names the contact and its expiry", async () => {
    const answer = await application.app.request("/.well-known/security.txt");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    const lines = (await answer.text()).trimEnd().split("\n");
    const { clock, site } = application.context;
    const expires = new Date(clock().getTime() + 180 * 86_400_000).toISOString();
    expect(lines).toEqual([
      `Contact: mailto:${site.email}`,
      `Expires: ${expires}`,
      "Preferred-Languages: it, en",
      "Canonical: http://localhost:3000/.well-known/security.txt",
    ]);
  });

  // Rule: product.md#security
  test("every response carries the security headers, and data responses a policy that loads nothing", async () => {
    const { headers } = await application.app.request("/api/brands");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  // Rule: product.md#bad-input "a write from another site's page"
  test("a write from another site's page is refused", async () => {
    const response = await post("/api/bookings", "{}", { origin: "https://elsewhere.example" });
    expect(response.status).toBe(403);
    expect((await post("/api/bookings", "{}", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test("a write from a page of the site is accepted", async () => {
    const { siteUrl } = application.context.env;
    expect((await post(`${siteUrl}/api/bookings`, "{}", { origin: siteUrl })).status).toBe(422);
  });

  // Rule: product.md#bad-input "body over 1 MiB"
  test("a body over 1 MiB is refused with 413", async () => {
    expect((await post("/api/bookings", `"${"x".repeat(1024 * 1024 + 1)}"`)).status).toBe(413);
  });

  // Rule: product.md#bad-input "absurd query (limit=1e9"
  // Rule: product.md#bad-input "an address that cannot be read (%zz)"
  test.each(["/%00", "/explore?city=%00", "/%ff", `/explore?city=${"x".repeat(9000)}`])(
    "%s is a client error, not a server error",
    async (path) => {
      expect((await application.app.request(path)).status).toBe(400);
    },
  );

  test("a refused URL answers a browser with a page and a program with a problem", async () => {
    const ask = (path: string, accept: string) => application.app.request(path, { headers: { accept } });
    const page = await ask("/%zz", "text/html,application/xhtml+xml");
    expect([page.status, page.headers.get("content-type")]).toEqual([400, expect.stringContaining("text/html")]);
    for (const [path, accept] of [
      ["/%zz", "application/json"],
      ["/api/%zz", "text/html"],
    ] as const) {
      const problem = await ask(path, accept);
      expect([problem.status, problem.headers.get("content-type")]).toEqual([
        400,
        expect.stringContaining("problem+json"),
      ]);
    }
  });

  // Rule: product.md#bad-input "unknown id"
  test("an unknown API address is a 404 problem", async () => {
    const response = await application.app.request("/api/nothing");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
  });

  // Rule: product.md#canonical-paths
  test.each([
    ["/Luxury-Car-Rental/Milan/", "/luxury-car-rental/milan"],
    ["/explore/?pickupCity=Milano", "/explore?pickupCity=Milano"],
    ["//evil.example/", "/evil.example"],
  ])("%s redirects permanently to %s in one step", async (path, target) => {
    const response = await application.app.request(`http://localhost${path}`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(target);
  });

  // Rule: product.md#canonical-paths
  test("a private link keeps its capitals and is never cached", async () => {
    const response = await application.app.request("/prenotazione/AbC");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
