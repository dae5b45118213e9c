import type { MiddlewareHandler } from "hono";
import { canonicalPath } from "#domain/addresses/canonical-path.ts";
import { isPrivatePath } from "#domain/addresses/find-address.ts";
import { presentPanelAddress } from "#domain/addresses/former-panel-addresses.ts";
import type { AppContext } from "#server/context.ts";
import { findMovedPage } from "#server/services/crawlers/find-moved-page.ts";
import type { PageRenderer } from "./pages/pages.ts";
import type { RefuseRender } from "./pages/render-limit.ts";
import { problem } from "./problem.ts";

/** What the router asks for when a link is followed within the app; there a redirect is answered with 202. */
const DATA = /\.data$/;
const LEADS_AWAY: ReadonlySet<number> = new Set([202, 302, 404]);

/**
 * One address for one page, decided before anything else looks at the path: limits, access, what is private and what is kept all see the
 * settled one. Another way to write it moves there for good, and in one step: where the page itself redirects, its goal is named
 * at once instead of a chain of two. A write has no other spelling; nothing of ours sends one.
 */
export function canonicalPaths(render: PageRenderer, refuse: RefuseRender): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    const panelAddress = presentPanelAddress(canonical, search);
    if (canonical === pathname && !panelAddress) return next();
    if (!isReading(c.req.method)) return problem(c, 404, "Questo indirizzo non esiste.");
    // The panel sends who is not signed in to the sign-in page; the address has moved for them as well.
    if (panelAddress) return redirect(301, { location: panelAddress, ...NOT_KEPT });
    return (await refuse(c)) ?? moveTo(render, c.req.raw, canonical + search);
  };
}

/** The renderer, for which an address with a slug that staff have changed leads to the present one. */
export function withMovedPages(render: PageRenderer, context: AppContext): PageRenderer {
  return async (request) => {
    const response = await render(request);
    if (!isReading(request.method) || !LEADS_AWAY.has(response.status)) return response;
    const { pathname, search } = new URL(request.url);
    const page = pathname.replace(DATA, "");
    const present = await findMovedPage(context, page);
    if (!present) return response;
    if (page === pathname) return moveTo(render, request, present + search);
    // A link followed within the app asks for the page's data alone: it gets the present page's.
    return render(new Request(new URL(`${present}.data${search}`, request.url), { headers: request.headers }));
  };
}

async function moveTo(render: PageRenderer, request: Request, address: string): Promise<Response> {
  const there = await render(new Request(new URL(address, request.url), { headers: request.headers }));
  const onward = there.headers.get("location");
  // A private address holds a key.
  const isPrivate = isPrivatePath(new URL(address, request.url).pathname);
  if (onward) return redirect(there.status, { location: onward, ...(isPrivate && NOT_KEPT) });
  return redirect(301, { location: address, ...(isPrivate ? NOT_KEPT : KEPT) });
}

const NOT_KEPT = { "cache-control": "no-store" };
/** For good, but not beyond recall: a slug may be given to another page one day. */
const KEPT = { "cache-control": "public, max-age=3600" };

const redirect = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
