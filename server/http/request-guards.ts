import type { HonoRequest, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { findAccessRule } from "#domain/access/api-access.ts";
import { MALFORMED_URL_PATH } from "#domain/routes/internal-paths.ts";
import { addLanguagePrefix, splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import type { Message } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import type { PageRenderer } from "#server/http/pages/page-handler.ts";
import type { CheckRenderLimit } from "#server/http/pages/render-limit.ts";
import { logSecurityEvent } from "#server/logger.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { respondProblem } from "./problem.ts";
import { findVisitorAddress } from "./visitor-address.ts";

const FORBIDDEN_URL_CHARACTERS_MESSAGE = textReference("problems", "forbiddenCharacters");

const WRITE_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Statuses of denied access: not signed in, not allowed, too many requests. */
const ACCESS_DENIED_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Refuses writes that another site's page sends with a visitor's browser (CSRF). A browser sends the Origin header with every write. A request
 * without an Origin header comes from a program and has no visitor's cookies, so it is accepted.
 */
export function requireSameOriginWrites(): MiddlewareHandler {
  return async (c, next) => {
    if (!WRITE_METHODS.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    if (origin === undefined && c.req.header("sec-fetch-site") !== "cross-site") return next();
    // The listener sets the request's URL to the site's own origin, whatever the headers say (http/listener.ts).
    if (origin === new URL(c.req.url).origin) return next();
    return respondProblem(c, 403, textReference("problems", "otherSite"));
  };
}

/** Refuses URLs with an encoded NUL, broken encoding, path traversal or more than 8 KiB (product.md#bad-input). */
export function rejectInvalidUrls(render: PageRenderer, checkRenderLimit: CheckRenderLimit): MiddlewareHandler {
  return async (c, next) => {
    const urlProblem = findUrlProblem(c.req.url.slice(c.req.url.indexOf("/", 8)));
    if (urlProblem === null) return next();
    if (!isPageRequest(c.req)) return respondProblem(c, 400, urlProblem);
    return (await checkRenderLimit(c)) ?? renderInvalidUrlPage(render, c.req.url);
  };
}

function findUrlProblem(address: string): Message | null {
  if (address.length > 8192) return textReference("problems", "addressTooLong");
  if (/%00/.test(address)) return FORBIDDEN_URL_CHARACTERS_MESSAGE;
  const path = tryDecodePath(address.replace(/\?.*$/s, ""));
  if (path === null) return textReference("problems", "unreadableAddress");
  // Browsers resolve dot segments themselves; one that remains after decoding is an attempt at path traversal.
  return /(^|\/)\.{1,2}(\/|$)/.test(path) ? FORBIDDEN_URL_CHARACTERS_MESSAGE : null;
}

/** Whether the request is a browser's request for a page, and not a program's call of the API. */
function isPageRequest(request: HonoRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const acceptsHtml = request.header("accept")?.includes("text/html") ?? false;
  return isRead && acceptsHtml && !new URL(request.url).pathname.startsWith("/api/");
}

/** Renders the error page without scripts, because the router in the browser could not parse the URL. */
async function renderInvalidUrlPage(render: PageRenderer, url: string): Promise<Response> {
  const { language } = splitLanguagePrefix(new URL(url).pathname);
  const page = await render(new Request(new URL(addLanguagePrefix(language ?? "it", MALFORMED_URL_PATH), url)));
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

/** Logs every response that denies access, to a page or the API. */
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

/** Returns the pattern of the route, for the log. The URL itself is not logged, because it may contain a token. */
const findRoutePattern = (method: string, path: string): string =>
  findAccessRule(method, path)?.path ?? matchRoute(path).entry.pattern;
