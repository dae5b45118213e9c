import type { MiddlewareHandler } from "hono";
import { canonicalPath } from "#domain/routes/canonical-path.ts";
import { isPrivatePath } from "#domain/routes/match-route.ts";
import { resolveLegacyPanelUrl } from "#domain/routes/panel-legacy-redirects.ts";
import type { AppContext } from "#server/context.ts";
import { findRedirect } from "#server/services/crawlers/find-redirect.ts";
import type { PageRenderer } from "./pages/page-handler.ts";
import type { CheckRenderLimit } from "./pages/render-limit.ts";
import { respondProblem } from "./problem.ts";

/** What the router asks for when a link is followed within the app; there a redirect is answered with 202. */
const DATA_SUFFIX = /\.data$/;
const REDIRECT_OR_MISSING_STATUSES: ReadonlySet<number> = new Set([202, 302, 404]);

/**
 * One address for one page, decided before anything else looks at the path: limits, access, what is private and what is kept all see the
 * settled one. Another way to write it moves there for good, and in one step: where the page itself redirects, its goal is named
 * at once instead of a chain of two. A write has no other spelling; nothing of ours sends one.
 */
export function redirectToCanonicalPath(render: PageRenderer, checkRenderLimit: CheckRenderLimit): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    const panelAddress = resolveLegacyPanelUrl(canonical, search);
    if (canonical === pathname && !panelAddress) return next();
    if (!isReadMethod(c.req.method)) return respondProblem(c, 404, "Questo indirizzo non esiste.");
    // The panel sends who is not signed in to the sign-in page; the address has moved for them as well.
    if (panelAddress) return createRedirect(301, { location: panelAddress, ...NO_STORE_HEADERS });
    return (await checkRenderLimit(c)) ?? redirectToFinalTarget(render, c.req.raw, canonical + search);
  };
}

/** The renderer, for which an address with a slug that staff have changed leads to the present one. */
export function withSlugRedirects(render: PageRenderer, context: AppContext): PageRenderer {
  return async (request) => {
    const response = await render(request);
    if (!isReadMethod(request.method) || !REDIRECT_OR_MISSING_STATUSES.has(response.status)) return response;
    const { pathname, search } = new URL(request.url);
    const page = pathname.replace(DATA_SUFFIX, "");
    const currentPath = await findRedirect(context, page);
    if (!currentPath) return response;
    if (page === pathname) return redirectToFinalTarget(render, request, currentPath + search);
    // A link followed within the app asks for the page's data alone: it gets the present page's.
    return render(new Request(new URL(`${currentPath}.data${search}`, request.url), { headers: request.headers }));
  };
}

async function redirectToFinalTarget(render: PageRenderer, request: Request, address: string): Promise<Response> {
  const target = await render(new Request(new URL(address, request.url), { headers: request.headers }));
  const location = target.headers.get("location");
  // A private address holds a key.
  const isPrivate = isPrivatePath(new URL(address, request.url).pathname);
  if (location) return createRedirect(target.status, { location, ...(isPrivate && NO_STORE_HEADERS) });
  return createRedirect(301, { location: address, ...(isPrivate ? NO_STORE_HEADERS : SHORT_CACHE_HEADERS) });
}

const NO_STORE_HEADERS = { "cache-control": "no-store" };
/** For good, but not beyond recall: a slug may be given to another page one day. */
const SHORT_CACHE_HEADERS = { "cache-control": "public, max-age=3600" };

const createRedirect = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });

function isReadMethod(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
