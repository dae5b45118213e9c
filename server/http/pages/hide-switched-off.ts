import { isPathOffered } from "#domain/offers/offers.ts";
import { SWITCHED_OFF_PATH } from "#domain/routes/internal-paths.ts";
import { addLanguagePrefix, splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import type { AppContext } from "#server/context.ts";
import type { PageRenderer } from "./page-handler.ts";

/**
 * Wraps the renderer: a page of an offer or in a language that is switched off is the not-found page, for reads and for forms that post to it
 * (product.md#offers, product.md#languages). A private link in a language that is switched off redirects to its Italian page. The panel's layout
 * answers for its own screens.
 */
export function hideSwitchedOffPages(render: PageRenderer, { site }: AppContext): PageRenderer {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { language, path } = splitLanguagePrefix(pathname);
    const isLanguageOn = language === null || site.languages.includes(language);
    const { entry } = matchRoute(path);
    if (!isLanguageOn && entry.visibility === "private" && entry.hasCaseSensitiveKey) return redirectTo(path + search);
    if (isLanguageOn && (isPathOffered(path, site.offers) || entry.layout === "panel")) return render(request);
    const notFoundPath = addLanguagePrefix(isLanguageOn && language ? language : "it", SWITCHED_OFF_PATH);
    return render(new Request(new URL(notFoundPath, request.url), { headers: request.headers }));
  };
}

/** 307 keeps the method, so that a form of a page that was opened before arrives too. */
const redirectTo = (location: string): Response =>
  new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
