import type { Context, MiddlewareHandler } from "hono";
import { isAnonymous, type PageCache } from "#server/http/page-cache.ts";

/** Renders any address the API does not answer; React Router's handler in production, a small one in tests. */
export type PageRenderer = (request: Request) => Promise<Response>;

/** First segments whose pages differ by visitor and are never kept: booking forms, private links, sign-in, the panel. */
const PRIVATE = /^\/(prenota|prenotazione|richiesta|auth|admin|api)(\/|\.|$)/;

/** One address for one page: no trailing slash, no upper case in the path (design: one redirect, no chains). */
export function canonicalAddresses(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const private_ = /^\/(prenotazione|api)(\/|$)/.test(pathname);
    const canonical = private_ ? pathname : pathname.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const trimmed = canonical.length > 1 ? canonical.replace(/\/+$/, "").replace(/^\/+/, "/") || "/" : canonical;
    if (trimmed !== pathname && (c.req.method === "GET" || c.req.method === "HEAD"))
      return c.redirect(trimmed + search, 301);
    return next();
  };
}

/** Answers with a rendered page, and keeps it for the next visitor when it is public and whole. */
export function renderPages(render: PageRenderer, pages: PageCache) {
  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const generation = pages.generation;
    const response = await render(c.req.raw);
    if (PRIVATE.test(pathname)) {
      response.headers.set("cache-control", "no-store");
      return response;
    }
    const keepable =
      c.req.method === "GET" &&
      response.status === 200 &&
      !response.headers.has("set-cookie") &&
      response.headers.get("content-type")?.startsWith("text/html") &&
      isAnonymous(c.req.header("cookie"));
    if (!keepable) return response;
    const html = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    // Kept in the background: this visitor does not wait for the compression.
    void pages.keep(pathname + search, html, headers, generation);
    return new Response(html, {
      status: 200,
      headers: { ...headers, "cache-control": "public, max-age=0, must-revalidate" },
    });
  };
}
