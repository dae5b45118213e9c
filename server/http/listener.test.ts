import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import type { Environment } from "#server/env.ts";
import { createListener } from "#server/http/listener.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { requireSameOriginWrites } from "#server/http/request-guards.ts";
import { createMetrics } from "#server/metrics.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Asked {
  method?: string;
  path?: string;
  /** May be an array of alternating names and values, which can contain a name twice. */
  headers?: Record<string, string> | string[];
}

/** Starts an application behind a real listener. Every page responds with the URL of its request. */
async function open(env: Pick<Environment, "siteUrl" | "isPublicSite">) {
  const pages = new PageCache();
  const app = new Hono();
  app.use(requireSameOriginWrites());
  app.all("*", (c) => c.text(c.req.raw.url));
  const lifecycle = { isClosing: false };
  const application = { env: { host: "127.0.0.1", ...env } as Environment, pages, metrics: createMetrics(), lifecycle };
  const server = createServer(createListener(application, app)).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async ({ headers = {}, ...rest }: Asked) => {
    const sent = request({ port, host: "127.0.0.1", agent: false, headers, ...rest });
    sent.end(rest.method === "POST" ? "name=x" : undefined);
    const [answer] = await once(sent, "response");
    return {
      status: answer.statusCode as number,
      headers: answer.headers as IncomingHttpHeaders,
      body: await text(answer),
    };
  };
  return { pages, port, lifecycle, ask };
}

test("a response during shutdown tells the client to close the connection", async () => {
  const { ask, lifecycle } = await open({ siteUrl: "https://www.example.com", isPublicSite: true });
  const asked = { headers: { host: "www.example.com", connection: "keep-alive" } };
  expect((await ask(asked)).headers.connection).toBe("keep-alive");
  lifecycle.isClosing = true;
  expect((await ask(asked)).headers.connection).toBe("close");
});

describe("a public site", () => {
  const site = { siteUrl: "https://www.example.com", isPublicSite: true };
  const host = "www.example.com";

  test("sets a request's origin to its own URL, whatever the connection and headers say", async () => {
    const { ask } = await open(site);
    const headers = { host, "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    expect((await ask({ path: "/contatti?a=B", headers })).body).toBe("https://www.example.com/contatti?a=B");
    expect((await ask({ path: "http://www.example.com/contatti", headers: { host: "evil.example" } })).body).toBe(
      "https://www.example.com/contatti",
    );
  });

  test("refuses a request with two Host headers in any order, whether the page is cached or not", async () => {
    const { ask } = await open(site);
    for (const hosts of [
      [host, "evil.example"],
      ["evil.example", host],
    ]) {
      const { status } = await ask({ path: "/contatti", headers: hosts.flatMap((name) => ["Host", name]) });
      expect(status).toBe(400);
    }
  });

  test("accepts writes from its own pages, and from no other origin", async () => {
    const { ask } = await open(site);
    const write = (origin: string) => ask({ method: "POST", path: "/contatti", headers: { host, origin } });
    expect((await write("https://www.example.com")).status).toBe(200);
    for (const origin of ["http://www.example.com", "https://evil.example", "null", ""])
      expect((await write(origin)).status).toBe(403);
  });

  test("does not accept a foreign host that is both Host and Origin", async () => {
    const { ask } = await open(site);
    const headers = { host: "evil.example", origin: "https://evil.example" };
    const { status, headers: answered, body } = await ask({ method: "POST", path: "/contatti", headers });
    expect(status).toBe(421);
    expect(answered["content-type"]).toContain("application/problem+json");
    expect(JSON.parse(body)).toMatchObject({ status: 421, title: "Richiesta per un altro indirizzo" });
  });

  test.each(["GET", "HEAD"])("%s for another host redirects permanently, with path and query", async (method) => {
    const { ask } = await open(site);
    const { status, headers } = await ask({ method, path: "//Contatti/?a=B&c=%C3%A8" });
    expect(status).toBe(308);
    expect(headers.location).toBe("https://www.example.com//Contatti/?a=B&c=%C3%A8");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  // Rule: product.md#site-address
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s for another host is 421", async (method) => {
    const { ask } = await open(site);
    expect((await ask({ method, path: "/api/bookings" })).status).toBe(421);
  });

  test("serves no cached page to another host", async () => {
    const { ask, pages } = await open(site);
    await pages.getOrRender("/contatti", "identity", async () => ({ content: Buffer.from("kept"), headers: {} }));
    expect((await ask({ path: "/contatti", headers: { host } })).body).toBe("kept");
    expect((await ask({ path: "/contatti" })).status).toBe(308);
  });

  test.each(["/healthz", "/readyz"])("%s answers any host", async (path) => {
    const { ask } = await open(site);
    expect(await ask({ path })).toMatchObject({ status: 200, body: `https://www.example.com${path}` });
  });

  test("refuses a target that is no path", async () => {
    const { ask } = await open(site);
    expect((await ask({ method: "OPTIONS", path: "*", headers: { host } })).status).toBe(400);
    expect((await ask({ method: "OPTIONS", path: "*" })).status).toBe(421);
  });
});

describe("a site without a public address", () => {
  const site = { siteUrl: "http://localhost:3000", isPublicSite: false };

  test("accepts every name of this machine, at its listening port", async () => {
    const { ask, port } = await open(site);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      expect((await ask({ path: "/contatti", headers: { host } })).body).toBe(`http://${host}/contatti`);
      const written = await ask({ method: "POST", path: "/contatti", headers: { host, origin: `http://${host}` } });
      expect(written.status).toBe(200);
    }
  });

  test("redirects other hosts to its own URL", async () => {
    const { ask } = await open(site);
    const headers = { host: "rebound.example" };
    expect((await ask({ path: "/contatti", headers })).headers.location).toBe("http://localhost:3000/contatti");
    expect((await ask({ method: "POST", path: "/contatti", headers })).status).toBe(421);
  });
});
