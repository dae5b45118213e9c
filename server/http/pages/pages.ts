import type { Context } from "hono";
import type { Logger } from "pino";
import { findAddress, isPrivatePath } from "#domain/addresses/find-address.ts";
import { IN_PLACE_HEADER } from "#domain/addresses/in-place.ts";
import { keptAddress } from "#domain/addresses/kept-address.ts";
import type { AppContext } from "#server/context.ts";
import { currentReading, Reading, readInto } from "#server/freshness/reading.ts";
import { acceptedCoding } from "#server/http/page-cache/codings.ts";
import { keptResponse } from "#server/http/page-cache/kept-response.ts";
import { allowsKeeping, isAnonymous, type MadePage } from "#server/http/page-cache/page-cache.ts";
import { commonHeaders } from "#server/http/security-headers.ts";
import { loggedPath } from "#server/logged-error.ts";
import { contentOf } from "./page-content.ts";
import type { RefuseRender } from "./render-limit.ts";

/** What a page may take; the router alone would hand every other write to the action of a form. */
const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);

/** A render that takes longer is logged. */
const SLOW_MS = 100;

/** Renders any address the API does not answer; React Router's handler in production, a small one in tests. */
export type PageRenderer = (request: Request) => Promise<Response>;

/** Answers with a page from the cache, or rendered: for the next visitor too when it is public and whole. */
export function renderPages(render: PageRenderer, context: AppContext, refuse: RefuseRender) {
  const { pages, env, logger } = context;
  const common = commonHeaders(env.siteUrl);

  /** Renders what is kept under a key; of who asks it knows the program alone. */
  async function make(key: string, origin: string, userAgent: string | undefined): Promise<MadePage | Response> {
    const request = new Request(new URL(key, origin), userAgent ? { headers: { "user-agent": userAgent } } : {});
    const response = await timedRender(logger, new URL(request.url).pathname, () => render(request));
    if (!isKeepable(response)) return response;
    return {
      content: await contentOf(response),
      headers: { ...common, ...Object.fromEntries(response.headers) },
    };
  }

  pages.renewBy((key) => {
    // A file for programs is made when it is asked for.
    if (keptAddress(key) === null) return;
    pages
      .page(key, "br", () => make(key, env.siteUrl, undefined))
      .catch((error: unknown) => logger.error({ err: error }, "page not renewed"));
  });

  async function answerKept(c: Context, key: string): Promise<Response> {
    const { origin, pathname, search } = new URL(c.req.url);
    const coding = acceptedCoding(c.req.header("accept-encoding"));
    let timing = "cache;desc=shared";
    const page = await pages.page(key, coding, async () => {
      const made = await make(key, origin, c.req.header("user-agent"));
      if (!(made instanceof Response)) timing = made.headers["server-timing"] ?? timing;
      return made;
    });
    // Not by the class of a kept page: in development the program is loaded anew beside a cache that stays.
    if (!(page instanceof Response)) return keptResponse(pages, { key, page, coding, timing });
    const old = page.status >= 500 ? pages.find(key) : undefined;
    if (old) return keptResponse(pages, { key, page: old, coding, timing: "cache;desc=old" });
    // Where it leads on, what the page itself does not read goes along.
    return page.status >= 300 && page.status < 400 && key !== pathname + search ? render(c.req.raw) : page;
  }

  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const isPrivate = isPrivatePath(pathname);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const key = isRead && isAnonymous(c.req.header("cookie")) ? keptAddress(pathname + search) : null;
    const refused = isRead && !isPrivate && !(key && pages.isFresh(key)) ? await refuse(c) : null;
    if (refused) return refused;
    if (key !== null) return answerKept(c, key);
    const response = await timedRender(logger, pathname, () => render(asPageRequest(c.req.raw)));
    if (c.req.header(IN_PLACE_HEADER) && response.headers.has("location")) return ledOn(response);
    if (response.status === 405) response.headers.set("allow", allowedMethods(pathname));
    const said = response.headers.get("cache-control");
    if (isPrivate && !said?.startsWith("private")) response.headers.set("cache-control", "no-store");
    else if (said === null) response.headers.set("cache-control", "private, max-age=0, must-revalidate");
    return response;
  };
}

function isKeepable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    allowsKeeping(headers.get("cache-control")) &&
    (headers.get("content-type")?.startsWith("text/html") ?? false)
  );
}

/** Names the address that a form leads on to, for a script that goes there by itself; cookies go with it. */
function ledOn({ headers }: Response): Response {
  const named = new Headers(headers);
  named.set("cache-control", "no-store");
  return new Response(null, { status: 204, headers: named });
}

/** The request as it came, or one that the router refuses as no page takes its method. */
function asPageRequest(request: Request): Request {
  if (PAGE_METHODS.has(request.method)) return request;
  return new Request(request.url, { method: "OPTIONS", headers: request.headers });
}

const allowedMethods = (pathname: string) => (findAddress(pathname).row.takesForms ? "GET, HEAD, POST" : "GET, HEAD");

/** Runs one render; its duration and how many queries it made go out as Server-Timing, and to the log where it was slow. */
export async function timedRender(
  logger: Logger,
  pathname: string,
  render: () => Promise<Response>,
): Promise<Response> {
  const reading = currentReading() ?? new Reading();
  const queriesBefore = reading.queries;
  const begun = performance.now();
  const response = await (currentReading() ? render() : readInto(reading, render));
  const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
  const queries = reading.queries - queriesBefore;
  if (milliseconds > SLOW_MS) logger.warn({ path: loggedPath(pathname), milliseconds, queries }, "slow render");
  response.headers.set("server-timing", `render;dur=${milliseconds}, db;desc="${queries} queries"`);
  return response;
}
