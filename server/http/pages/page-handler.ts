import type { Context } from "hono";
import type { Logger } from "pino";
import { toCacheKey } from "#domain/routes/cache-key.ts";
import { IN_PLACE_HEADER } from "#domain/routes/in-place-header.ts";
import { isPrivatePath, matchRoute } from "#domain/routes/match-route.ts";
import type { AppContext } from "#server/context.ts";
import { respondCachedPage } from "#server/http/page-cache/cached-page-response.ts";
import { negotiateEncoding } from "#server/http/page-cache/content-encodings.ts";
import { isAnonymousVisitor, isCachingAllowed, type RenderedPage } from "#server/http/page-cache/page-cache.ts";
import { buildCommonHeaders } from "#server/http/security-headers.ts";
import { currentTracker, DependencyTracker, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import { redactPath } from "#server/redact-error.ts";
import { readContent } from "./page-content.ts";
import type { CheckRenderLimit } from "./render-limit.ts";

/** The methods that pages support. All others are refused here, because the router would pass any of them to a page's action. */
const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);

/** A render that takes longer is logged. */
const SLOW_RENDER_MS = 100;

/** Renders the page of any URL outside the API. In production it is React Router's handler, in tests a stub. */
export type PageRenderer = (request: Request) => Promise<Response>;

/** Creates the page handler: serves a page from the cache or renders it. A public, complete page is cached. */
export function createPageHandler(render: PageRenderer, context: AppContext, checkRenderLimit: CheckRenderLimit) {
  const { pages, env, logger } = context;
  const commonHeaders = buildCommonHeaders(env.siteUrl);

  /** Renders the page of a cache key; from the visitor's request it takes only the user agent. */
  async function renderForCache(
    key: string,
    origin: string,
    userAgent: string | undefined,
  ): Promise<RenderedPage | Response> {
    const request = new Request(new URL(key, origin), userAgent ? { headers: { "user-agent": userAgent } } : {});
    const response = await measureRender(logger, new URL(request.url).pathname, () => render(request));
    if (!isCacheable(response)) return response;
    return {
      content: await readContent(response),
      headers: { ...commonHeaders, ...Object.fromEntries(response.headers) },
    };
  }

  pages.setRevalidator((key) => {
    // Do nothing for files for programs, such as sitemaps: they are generated again when they are next requested.
    if (toCacheKey(key) === null) return;
    pages
      .getOrRender(key, "br", () => renderForCache(key, env.siteUrl, undefined))
      .catch((error: unknown) => logger.error({ err: error }, "page not renewed"));
  });

  async function respondFromCache(c: Context, key: string): Promise<Response> {
    const { origin, pathname, search } = new URL(c.req.url);
    const encoding = negotiateEncoding(c.req.header("accept-encoding"));
    let timing = "cache;desc=shared";
    const page = await pages.getOrRender(key, encoding, async () => {
      const rendered = await renderForCache(key, origin, c.req.header("user-agent"));
      if (!(rendered instanceof Response)) timing = rendered.headers["server-timing"] ?? timing;
      return rendered;
    });
    // Don't use `instanceof CachedPage`: in development the class is reloaded, while the cache keeps instances of the old class.
    if (!(page instanceof Response)) return respondCachedPage(pages, { key, page, encoding, timing });
    const stalePage = page.status >= 500 ? pages.find(key) : undefined;
    if (stalePage) return respondCachedPage(pages, { key, page: stalePage, encoding, timing: "cache;desc=old" });
    // A redirect must keep the query parameters that the page itself ignores, so render it again with the full URL.
    return page.status >= 300 && page.status < 400 && key !== pathname + search ? render(c.req.raw) : page;
  }

  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const isPrivate = isPrivatePath(pathname);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const key = isRead && isAnonymousVisitor(c.req.header("cookie")) ? toCacheKey(pathname + search) : null;
    const limitResponse = isRead && !isPrivate && !(key && pages.isFresh(key)) ? await checkRenderLimit(c) : null;
    if (limitResponse) return limitResponse;
    if (key !== null) return respondFromCache(c, key);
    const response = await measureRender(logger, pathname, () => render(toPageRequest(c.req.raw)));
    if (c.req.header(IN_PLACE_HEADER) && response.headers.has("location")) return toScriptRedirect(response);
    if (response.status === 405) response.headers.set("allow", listAllowedMethods(pathname));
    const cacheControl = response.headers.get("cache-control");
    if (isPrivate && !cacheControl?.startsWith("private")) response.headers.set("cache-control", "no-store");
    else if (cacheControl === null) response.headers.set("cache-control", "private, max-age=0, must-revalidate");
    return response;
  };
}

function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    isCachingAllowed(headers.get("cache-control")) &&
    (headers.get("content-type")?.startsWith("text/html") ?? false)
  );
}

/** Replaces the redirect of a form by a response with the target URL, which the page's script then opens. Passes cookies on. */
function toScriptRedirect({ headers }: Response): Response {
  const responseHeaders = new Headers(headers);
  responseHeaders.set("cache-control", "no-store");
  return new Response(null, { status: 204, headers: responseHeaders });
}

/** Returns the request unchanged if pages support its method; otherwise with a method that the router refuses. */
function toPageRequest(request: Request): Request {
  if (PAGE_METHODS.has(request.method)) return request;
  return new Request(request.url, { method: "OPTIONS", headers: request.headers });
}

const listAllowedMethods = (pathname: string) =>
  matchRoute(pathname).entry.acceptsForms ? "GET, HEAD, POST" : "GET, HEAD";

/** Runs a render. Sends its duration and number of queries in the Server-Timing header, and logs a slow render. */
export async function measureRender(
  logger: Logger,
  pathname: string,
  render: () => Promise<Response>,
): Promise<Response> {
  const tracker = currentTracker() ?? new DependencyTracker();
  const queriesBefore = tracker.queryCount;
  const startedAt = performance.now();
  const response = await (currentTracker() ? render() : trackDependencies(tracker, render));
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  const queries = tracker.queryCount - queriesBefore;
  if (milliseconds > SLOW_RENDER_MS) logger.warn({ path: redactPath(pathname), milliseconds, queries }, "slow render");
  response.headers.set("server-timing", `render;dur=${milliseconds}, db;desc="${queries} queries"`);
  return response;
}
