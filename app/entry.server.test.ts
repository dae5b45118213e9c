import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { createElement } from "react";
import { createRequestHandler, RouterContextProvider, type ServerBuild, useRouteError } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ARGENTO } from "#domain/palettes/argento.ts";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import { type AppContext, appContext } from "#server/context.ts";
import type { Environment } from "#server/env.ts";
import { builtFilesContext } from "#server/http/built-files.ts";
import { createListener } from "#server/http/listener.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { createPageHandler } from "#server/http/pages/page-handler.ts";
import { hashInlineContent } from "#server/http/pages/script-hashes.ts";
import { createLogger } from "#server/logger.ts";
import { createMetrics } from "#server/metrics.ts";
import { TEST_SITE } from "#test/site.ts";
import * as entry from "./entry.server.tsx";
import App, { Layout } from "./root.tsx";
import { PageError } from "./routes/page-error.tsx";
import type { RouteHandle } from "./routes/route-handle.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.unstubAllEnvs();
});

interface LogLine {
  level: number;
  msg: string;
  request?: string;
  err?: { message: string };
}

/** Opens a one-page site whose component throws, behind the real listener, cache and request handler. */
async function open(path: string, handle: RouteHandle, site = TEST_SITE) {
  const drawPage = vi.fn((): never => {
    throw new Error("a fault of the page's");
  });
  const drawError = vi.fn(() => createElement(PageError, { error: useRouteError() }));
  const inBrowser = {
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const build: ServerBuild = {
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: { default: App, Layout, ErrorBoundary: drawError } },
      page: { id: "page", parentId: "root", path, module: { default: drawPage, handle } },
    },
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: {
        root: { ...inBrowser, id: "root", path: "", module: "/assets/root.js", hasErrorBoundary: true },
        page: { ...inBrowser, id: "page", parentId: "root", path, module: "/assets/page.js", hasErrorBoundary: false },
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };

  const lines: LogLine[] = [];
  const context = {
    env: { host: "127.0.0.1", siteUrl: "http://localhost:3000", isPublicSite: false } as Environment,
    logger: createLogger("info", { write: (line) => lines.push(JSON.parse(line)) }),
    site,
    pages: new PageCache(),
    metrics: createMetrics(),
    lifecycle: { isClosing: false },
  } as AppContext;
  const handleRequest = createRequestHandler(build, "production");
  const app = new Hono();
  app.all(
    "*",
    createPageHandler(
      (request) => {
        const provider = new RouterContextProvider();
        provider.set(appContext, context);
        provider.set(builtFilesContext, null);
        return handleRequest(request, provider);
      },
      context,
      async () => null,
    ),
  );
  const server = createServer(createListener(context, app)).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    drawPage,
    drawError,
    lines,
    pages: context.pages,
    ask: () => fetch(`http://127.0.0.1:${port}/${path}`),
  };
}

test.each<[string, string, RouteHandle]>([
  ["a public document", "vetture", {}],
  ["a page of the panel", "admin/prenotazioni", { router: true }],
])("%s whose component throws becomes the error page and logs one line", async (_, path, handle) => {
  const { drawPage, drawError, lines, pages, ask } = await open(path, handle);
  const ids: (string | null)[] = [];
  for (const times of [1, 2]) {
    const answer = await ask();
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html.match(/<html|<h1|<\/html>/g)).toEqual(["<html", "<h1", "</html>"]);
    expect(html).not.toContain("a fault of the page's");
    expect(pages.count).toBe(0);
    expect([drawPage.mock.calls.length, drawError.mock.calls.length]).toEqual([times, times]);
    ids.push(answer.headers.get("x-request-id"));
  }
  expect(ids[0]).toBeTruthy();
  expect(lines.filter(({ err }) => err)).toEqual(
    ids.map((request) =>
      expect.objectContaining({
        level: 50,
        msg: "page failed",
        request,
        err: expect.objectContaining({ message: "a fault of the page's" }),
      }),
    ),
  );
});

// Rule: product.md#palette "What follows"
test.each<[string, string, RouteHandle]>([
  ["a public document", "vetture", {}],
  ["a page of the panel", "admin/prenotazioni", { router: true }],
])("%s has a company's colours as a style that its policy allows, also when it fails", async (_, path, handle) => {
  // The policy of a build, not the one of the development server.
  vi.stubEnv("DEV", false);
  const palette = { name: "argento", accent: "#c8102e" } as const;
  const { ask } = await open(path, handle, { ...TEST_SITE, palette });
  const answer = await ask();
  const html = await answer.text();
  const [, style = ""] = /<style id="palette">(.*?)<\/style>/s.exec(html) ?? [];
  expect(style).toContain(`--color-paper:light-dark(${ARGENTO["color-paper"].join()})`);
  expect(style.includes("--panel-canvas:")).toBe(handle.router === true);
  expect(answer.headers.get("content-security-policy")).toContain(`style-src 'self' '${hashInlineContent(style)}'`);
  const [band] = coloursOf(palette)["color-velvet-band"];
  expect(html).toContain(`<meta name="theme-color" content="${band}"/>`);
});

test("a page in the built-in colours contains no second style", async () => {
  const { ask } = await open("vetture", {});
  const html = await (await ask()).text();
  expect(html).toContain('<meta name="theme-color" content="#5A1522"/>');
  expect(html).not.toContain("palette");
});
