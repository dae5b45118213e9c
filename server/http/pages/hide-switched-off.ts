import { isPathOffered } from "#domain/offers/offers.ts";
import { SWITCHED_OFF_PATH } from "#domain/routes/internal-paths.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import type { AppContext } from "#server/context.ts";
import type { PageRenderer } from "./page-handler.ts";

/**
 * Wraps the renderer: a page of an offer that is switched off is the not-found page, for reads and for forms that post to it (product.md#offers).
 * The panel's layout answers for its own screens.
 */
export function hideSwitchedOffPages(render: PageRenderer, { site }: AppContext): PageRenderer {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (isPathOffered(pathname, site.offers) || matchRoute(pathname).entry.layout === "panel") return render(request);
    return render(new Request(new URL(SWITCHED_OFF_PATH, request.url), { headers: request.headers }));
  };
}
