import type { MiddlewareHandler } from "hono";
import type { Language } from "#domain/languages.ts";
import { canonicalPath } from "#domain/routes/canonical-path.ts";
import { addLanguagePrefix, splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { splitLanguageQuery } from "#domain/routes/language-query.ts";
import { isPrivatePath, matchRoute } from "#domain/routes/match-route.ts";
import { resolveLegacyPanelUrl } from "#domain/routes/panel-legacy-redirects.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import { findRedirect } from "#server/services/crawlers/find-redirect.ts";
import { readPageLanguages } from "#server/services/crawlers/read-page-languages.ts";
import type { PageRenderer } from "./pages/page-handler.ts";
import type { CheckRenderLimit } from "./pages/render-limit.ts";
import { respondProblem } from "./problem.ts";

/** The router requests `.data` URLs for client-side navigation. For them it expects a redirect with status 202. */
const DATA_SUFFIX = /\.data$/;
const REDIRECT_OR_MISSING_STATUSES: ReadonlySet<number> = new Set([202, 302, 404]);

/**
 * Redirects every other spelling of a URL to its canonical path, and a language in the query to the language's own address. Mount it before rate
 * limits, access control, privacy rules and cache, which compare paths. It redirects in one step: if the canonical path redirects too, it redirects to
 * the final URL. Only reads are redirected, because our pages never send a write to another spelling.
 */
export function redirectToCanonicalPath(
  render: PageRenderer,
  checkRenderLimit: CheckRenderLimit,
  context: AppContext,
): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    const isRead = isReadMethod(c.req.method);
    const panelAddress = resolveLegacyPanelUrl(canonical, search);
    const languageQuery = isRead && matchRoute(canonical).entry.hasLanguages ? splitLanguageQuery(search) : null;
    if (canonical === pathname && !panelAddress && !languageQuery) return next();
    if (!isRead) return respondProblem(c, 404, textReference("problems", "noSuchAddress"));
    // A former URL of the panel redirects for everybody. The panel then redirects anonymous visitors to the sign-in page.
    if (panelAddress) return createRedirect(301, { location: panelAddress, ...NO_STORE_HEADERS });
    const limitResponse = await checkRenderLimit(c);
    if (limitResponse) return limitResponse;
    const address = languageQuery
      ? (await findPathInLanguage(context, canonical, languageQuery.language)) + languageQuery.search
      : canonical + search;
    return redirectToFinalTarget(render, c.req.raw, address);
  };
}

/** Returns the path of a page in a language, or the path itself if the page does not exist in it (product.md#languages). */
async function findPathInLanguage(context: AppContext, pathname: string, language: Language | null): Promise<string> {
  const current = (await findRedirect(context, pathname)) ?? pathname;
  if (language === null || language === "it" || !(await readPageLanguages(context, current)).includes(language))
    return current;
  return addLanguagePrefix(language, splitLanguagePrefix(current).path);
}

/** Returns a renderer that redirects a URL with a former slug to the URL with the current slug. */
export function withSlugRedirects(render: PageRenderer, context: AppContext): PageRenderer {
  return async (request) => {
    const response = await render(request);
    if (!isReadMethod(request.method) || !REDIRECT_OR_MISSING_STATUSES.has(response.status)) return response;
    const { pathname, search } = new URL(request.url);
    const page = pathname.replace(DATA_SUFFIX, "");
    const currentPath = await findRedirect(context, page);
    if (!currentPath) return response;
    if (page === pathname) return redirectToFinalTarget(render, request, currentPath + search);
    // A client-side navigation requests only the page's data: render the data of the current page.
    return render(new Request(new URL(`${currentPath}.data${search}`, request.url), { headers: request.headers }));
  };
}

async function redirectToFinalTarget(render: PageRenderer, request: Request, address: string): Promise<Response> {
  const target = await render(new Request(new URL(address, request.url), { headers: request.headers }));
  const location = target.headers.get("location");
  // A private URL contains a token, so no cache may store a redirect to it.
  const isPrivate = isPrivatePath(new URL(address, request.url).pathname);
  if (location) return createRedirect(target.status, { location, ...(isPrivate && NO_STORE_HEADERS) });
  return createRedirect(301, { location: address, ...(isPrivate ? NO_STORE_HEADERS : SHORT_CACHE_HEADERS) });
}

const NO_STORE_HEADERS = { "cache-control": "no-store" };
/** The redirect is permanent, but caches may store it only for an hour: another page may get the former slug. */
const SHORT_CACHE_HEADERS = { "cache-control": "public, max-age=3600" };

const createRedirect = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });

function isReadMethod(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
