import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { renderPages } from "#server/http/pages.ts";
import { securityHeaders } from "#server/http/security-headers.ts";

test.each([
  ["POST", "GET, HEAD"],
  ["OPTIONS", "GET, HEAD, POST"],
])("a page that refuses %s says what it allows", async (method, allowed) => {
  const context = { pages: new PageCache(), env: { siteUrl: "https://velluto.example" } } as unknown as AppContext;
  const app = new Hono();
  app.all(
    "*",
    renderPages(async () => new Response("no", { status: 405 }), context),
  );
  const response = await app.request("https://velluto.example/vetture", { method });
  expect([response.status, response.headers.get("allow")]).toEqual([405, allowed]);
});

test("a kept page carries the same security headers as a rendered one, and its own policy", async () => {
  const pages = new PageCache();
  const context = { pages, env: { siteUrl: "https://velluto.example" } } as unknown as AppContext;
  const keep = vi.spyOn(pages, "keep");
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'self'" };
  const app = new Hono();
  app.use(securityHeaders(context.env.siteUrl));
  app.all(
    "*",
    renderPages(async () => new Response("<!doctype html>", { headers }), context),
  );
  const rendered = await app.request("https://velluto.example/contatti");
  await keep.mock.results[0]?.value;

  let kept: Record<string, string> = {};
  const response = {
    writeHead(_status: number, given: Record<string, string>) {
      kept = given;
      return this;
    },
    end() {},
  };
  const request = { method: "GET", url: "/contatti", headers: {} };
  expect(pages.serve(request as IncomingMessage, response as unknown as ServerResponse)).toBe(true);
  for (const name of ["x-content-type-options", "x-frame-options", "referrer-policy", "strict-transport-security"])
    expect([name, kept[name]]).toEqual([name, rendered.headers.get(name)]);
  expect(kept["content-security-policy"]).toBe("default-src 'self'");
});
