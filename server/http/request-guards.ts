import type { HonoRequest, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { findAccessRule } from "#domain/access/api-access.ts";
import { MALFORMED_URL_PATH } from "#domain/routes/malformed-url-path.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import type { AppContext } from "#server/context.ts";
import type { PageRenderer } from "#server/http/pages/page-handler.ts";
import type { CheckRenderLimit } from "#server/http/pages/render-limit.ts";
import { logSecurityEvent } from "#server/logger.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { respondProblem } from "./problem.ts";
import { findVisitorAddress } from "./visitor-address.ts";

const WRITE_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** What says that somebody was kept out: not signed in, not allowed, too often. */
const ACCESS_DENIED_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Refuses writes that another site's page sends with a visitor's browser. A browser names the page's origin on every write; programs
 * that name none carry no visitor's cookies, so they pass.
 */
export function requireSameOriginWrites(): MiddlewareHandler {
  return async (c, next) => {
    if (!WRITE_METHODS.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    if (origin === undefined && c.req.header("sec-fetch-site") !== "cross-site") return next();
    // The request's own URL begins with an address of the site, whatever its headers say (http/listener.ts).
    if (origin === new URL(c.req.url).origin) return next();
    return respondProblem(c, 403, "La richiesta arriva da un altro sito.");
  };
}

/** Refuses addresses no page or API of ours can mean: percent-encoded NUL, broken encoding, a way out of a folder, or longer than 8 KiB (product.md#bad-input). */
export function rejectInvalidUrls(render: PageRenderer, checkRenderLimit: CheckRenderLimit): MiddlewareHandler {
  return async (c, next) => {
    const urlProblem = findUrlProblem(c.req.url.slice(c.req.url.indexOf("/", 8)));
    if (urlProblem === null) return next();
    if (!isPageRequest(c.req)) return respondProblem(c, 400, urlProblem);
    return (await checkRenderLimit(c)) ?? renderInvalidUrlPage(render, c.req.url);
  };
}

function findUrlProblem(address: string): string | null {
  if (address.length > 8192) return "L'indirizzo è troppo lungo.";
  if (/%00/.test(address)) return "L'indirizzo contiene caratteri non ammessi.";
  const path = tryDecodePath(address.replace(/\?.*$/s, ""));
  if (path === null) return "L'indirizzo non è leggibile.";
  // The browser has resolved its own; what is still there once decoded means to climb out of a folder.
  return /(^|\/)\.{1,2}(\/|$)/.test(path) ? "L'indirizzo contiene caratteri non ammessi." : null;
}

/** A person with a browser, and no program that calls the API. */
function isPageRequest(request: HonoRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const acceptsHtml = request.header("accept")?.includes("text/html") ?? false;
  return isRead && acceptsHtml && !new URL(request.url).pathname.startsWith("/api/");
}

/** The page that says so. It stays as it is: in the browser the router could make nothing of the address. */
async function renderInvalidUrlPage(render: PageRenderer, url: string): Promise<Response> {
  const page = await render(new Request(new URL(MALFORMED_URL_PATH, url)));
  const html = (await page.text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
  const headers = new Headers(page.headers);
  headers.set("cache-control", "no-store");
  return new Response(html, { status: 400, headers });
}

function tryDecodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Writes down every answer that keeps somebody out, of a page or of the API. */
export function logDeniedRequests({ env, logger }: Pick<AppContext, "env" | "logger">) {
  return createMiddleware<{ Variables: { staff?: Staff | null } }>(async (c, next) => {
    await next();
    const { status } = c.res;
    if (!ACCESS_DENIED_STATUSES.has(status)) return;
    logSecurityEvent(logger, {
      security: "access",
      outcome: status === 429 ? "locked" : "refused",
      userId: c.get("staff")?.userId ?? null,
      address: findVisitorAddress(c, env.trustProxy),
      reason: `${status} ${c.req.method} ${findRoutePattern(c.req.method, c.req.path)}`,
    });
  });
}

/** The address as the tables have it, which names the place and no key. */
const findRoutePattern = (method: string, path: string): string =>
  findAccessRule(method, path)?.path ?? matchRoute(path).entry.pattern;
