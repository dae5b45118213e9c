import type { HonoRequest, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { apiRowOf } from "#domain/access/api-access.ts";
import { findAddress } from "#domain/addresses/find-address.ts";
import { UNREADABLE_ADDRESS } from "#domain/addresses/unreadable-address.ts";
import type { AppContext } from "#server/context.ts";
import type { PageRenderer } from "#server/http/pages/pages.ts";
import type { RefuseRender } from "#server/http/pages/render-limit.ts";
import { logSecurityEvent } from "#server/logger.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { problem } from "./problem.ts";
import { visitorAddress } from "./visitor-address.ts";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** What says that somebody was kept out: not signed in, not allowed, too often. */
const KEPT_OUT: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Refuses writes that another site's page sends with a visitor's browser. A browser names the page's origin on every write; programs
 * that name none carry no visitor's cookies, so they pass.
 */
export function sameOriginWrites(): MiddlewareHandler {
  return async (c, next) => {
    if (!WRITES.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    if (origin === undefined && c.req.header("sec-fetch-site") !== "cross-site") return next();
    // The request's own URL begins with an address of the site, whatever its headers say (http/listener.ts).
    if (origin === new URL(c.req.url).origin) return next();
    return problem(c, 403, "La richiesta arriva da un altro sito.");
  };
}

/** Refuses addresses no page or API of ours can mean: percent-encoded NUL, broken encoding, a way out of a folder, or longer than 8 KiB (product.md#bad-input). */
export function sensibleAddresses(render: PageRenderer, refuse: RefuseRender): MiddlewareHandler {
  return async (c, next) => {
    const fault = addressFault(c.req.url.slice(c.req.url.indexOf("/", 8)));
    if (fault === null) return next();
    if (!asksForPage(c.req)) return problem(c, 400, fault);
    return (await refuse(c)) ?? unreadablePage(render, c.req.url);
  };
}

function addressFault(address: string): string | null {
  if (address.length > 8192) return "L'indirizzo è troppo lungo.";
  if (/%00/.test(address)) return "L'indirizzo contiene caratteri non ammessi.";
  const path = decoded(address.replace(/\?.*$/s, ""));
  if (path === null) return "L'indirizzo non è leggibile.";
  // The browser has resolved its own; what is still there once decoded means to climb out of a folder.
  return /(^|\/)\.{1,2}(\/|$)/.test(path) ? "L'indirizzo contiene caratteri non ammessi." : null;
}

/** A person with a browser, and no program that calls the API. */
function asksForPage(request: HonoRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const acceptsHtml = request.header("accept")?.includes("text/html") ?? false;
  return isRead && acceptsHtml && !new URL(request.url).pathname.startsWith("/api/");
}

/** The page that says so. It stays as it is: in the browser the router could make nothing of the address. */
async function unreadablePage(render: PageRenderer, url: string): Promise<Response> {
  const page = await render(new Request(new URL(UNREADABLE_ADDRESS, url)));
  const html = (await page.text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
  const headers = new Headers(page.headers);
  headers.set("cache-control", "no-store");
  return new Response(html, { status: 400, headers });
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Writes down every answer that keeps somebody out, of a page or of the API. */
export function logRefusals({ env, logger }: Pick<AppContext, "env" | "logger">) {
  return createMiddleware<{ Variables: { staff?: Staff | null } }>(async (c, next) => {
    await next();
    const { status } = c.res;
    if (!KEPT_OUT.has(status)) return;
    logSecurityEvent(logger, {
      security: "access",
      outcome: status === 429 ? "locked" : "refused",
      userId: c.get("staff")?.userId ?? null,
      address: visitorAddress(c, env.trustProxy),
      reason: `${status} ${c.req.method} ${patternOf(c.req.method, c.req.path)}`,
    });
  });
}

/** The address as the tables have it, which names the place and no key. */
const patternOf = (method: string, path: string): string =>
  apiRowOf(method, path)?.path ?? findAddress(path).row.pattern;
