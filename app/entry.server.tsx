import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { SEARCH_TIME_ZONE } from "#app/features/booking-search/search-clock.ts";
import BANNER_FONT_SCRIPT from "#app/inline/banner-font.ts?inline-script";
import BOOT_SCRIPT from "#app/inline/boot.ts?inline-script";
import EAGER_BY_HOUR_SCRIPT from "#app/inline/eager-by-hour.ts?inline-script";
import EARLY_PRESSES_SCRIPT from "#app/inline/early-presses.ts?inline-script";
import EXPECT_FIRST_PICTURE_SCRIPT from "#app/inline/expect-first-picture.ts?inline-script";
import HERO_SCRIPT from "#app/inline/hero.ts?inline-script";
import KEPT_BEFORE_SCRIPT from "#app/inline/kept-before.ts?inline-script";
import THEME_SCRIPT from "#app/inline/theme.ts?inline-script";
import type { DrawIsland } from "#app/ui/islands/island.tsx";
import { IslandDrawing } from "#app/ui/islands/island.tsx";
import type { PageData } from "#app/ui/islands/page-data.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import { readClock, type ZoneClock } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { appContext } from "#server/context.ts";
import { builtFilesContext } from "#server/http/built-files.ts";
import { logPageError } from "#server/http/pages/log-page-error.ts";
import { pageResponse } from "#server/http/pages/page-content.ts";
import { inlineHash, secureHtml } from "#server/http/pages/secure-html.ts";
import { pagePolicy } from "#server/http/security-headers.ts";
import { BANNER_LETTERS, FIRST_FONTS } from "./document/first-fonts";
import { PageDocumentProvider } from "./document/page-document";
import { renderWhole } from "./document/render-whole";
import { sheetsOf } from "./document/sheets";
import { SPECULATION_RULES } from "./document/speculation-rules";
import { takesRouter } from "./routes/route-handle";

const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";
const DEVELOPMENT_START = "/app/browser/start-development.ts";

/** Long enough for any page; past it the render is given up and the visitor gets the error page. */
export const streamTimeout = 10_000;

/** Renders the whole page before answering: it is cached as one piece, and its policy names its own inline scripts and styles. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { matches } = routerContext.staticHandlerContext;
  const page = takesRouter(matches.map(({ route }) => route))
    ? await drawForRouter(request, routerContext, context)
    : drawDocument(request, routerContext, context);
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite's own client in development brings inline scripts and styles of its own.
  headers.set("content-security-policy", import.meta.env.DEV ? developmentPolicy : page.policy);
  return pageResponse(page.html, { status: page.failed && status === 200 ? 500 : status, headers });
}

interface DrawnPage {
  html: string;
  policy: string;
  /** An error was met on the way. */
  failed?: boolean;
}

/**
 * A page without a client router. It waits for nothing while it is drawn: its data are there, and what islands bring later is closed. At once is half of
 * the time. Its inline scripts are always the same.
 */
function drawDocument(request: Request, routerContext: EntryContext, context: RouterContextProvider): DrawnPage {
  const built = context.get(builtFilesContext);
  const { inline, deferred } = sheetsOf(routerContext);
  const styles = built?.stylesOf(inline);
  const startScript = built?.startScript ?? DEVELOPMENT_START;
  const { draw, data } = islandDrawer(siteOf(routerContext));
  const page = {
    styles: styles?.text ?? null,
    deferredSheets: built ? deferred : [],
    fonts: FIRST_FONTS,
    bannerLetters: BANNER_LETTERS,
    data,
    startScript,
    islandScripts: (areas: readonly string[]) => built?.islandScripts(areas) ?? "",
  };
  // Public pages have no client router, so no loader data is serialised for one.
  const { serverHandoffStream: _unused, ...entryContext } = routerContext;
  const rendered = renderToString(
    <PageDocumentProvider value={page}>
      <IslandDrawing value={draw}>
        <ServerRouter context={entryContext} url={request.url} />
      </IslandDrawing>
    </PageDocumentProvider>,
  );
  return {
    // Nothing looks into the text: React leaves it in pieces, and each look would put them together.
    html: `<!DOCTYPE html>${rendered}`,
    policy: pagePolicy(DOCUMENT_HASHES, styles ? [styles.hash] : []),
  };
}

/** A page that a router takes over in the browser; it may wait for something, and is rendered whole. */
async function drawForRouter(
  request: Request,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<DrawnPage> {
  const nonce = crypto.randomUUID();
  const rendered = await renderWhole(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout),
  });
  // A render that rejects comes to handleError.
  if (rendered.failure) logPageError(context.get(appContext).logger, request, rendered.failure.error);
  const { html, hashes } = secureHtml(rendered.html, nonce, [THEME_SCRIPT, EARLY_PRESSES_SCRIPT]);
  return { html, policy: pagePolicy(hashes), failed: rendered.failure !== null };
}

const DOCUMENT_HASHES = [
  THEME_SCRIPT,
  HERO_SCRIPT,
  BANNER_FONT_SCRIPT,
  EXPECT_FIRST_PICTURE_SCRIPT,
  EAGER_BY_HOUR_SCRIPT,
  KEPT_BEFORE_SCRIPT,
  BOOT_SCRIPT,
  SPECULATION_RULES,
].map(inlineHash);

/** What the root's loader said of the company. */
function siteOf({ staticHandlerContext }: EntryContext): SiteConfiguration | null {
  return staticHandlerContext.loaderData?.root?.site ?? null;
}

/** React Router would print these to the console. */
export const handleError: HandleErrorFunction = (error, { context, request }) =>
  logPageError(context.get(appContext).logger, request, error);

/**
 * Draws the islands of one page: each by itself, as the browser will take it over, so that the ids React gives are the same there. `data` is what the
 * browser needs for that; null for a page without islands.
 */
function islandDrawer(site: SiteConfiguration | null): { draw: DrawIsland; data: () => PageData | null } {
  const islands: PageData["islands"] = {};
  const draw: DrawIsland = (island, props) => {
    const id = `island-${Object.keys(islands).length + 1}`;
    const { islandName: name, Content, isLive } = island;
    islands[id] = { name, props };
    const html = renderToString(
      <SiteProvider site={site}>
        <Content {...props} />
      </SiteProvider>,
      { identifierPrefix: id },
    );
    return (
      <div
        id={id}
        data-island={name}
        data-live={isLive?.(props) ? "" : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the island
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
  return {
    draw,
    data: () =>
      Object.keys(islands).length === 0 ? null : { site, clock: searchClock(new Date().getUTCFullYear()), islands },
  };
}

let kept: { year: number; clock: ZoneClock } | null = null;

/** The clock of the search from last year, whose nights may still be asked for, to the year after next. */
function searchClock(year: number): ZoneClock {
  if (kept?.year !== year) kept = { year, clock: readClock(SEARCH_TIME_ZONE, year - 1, year + 2) };
  return kept.clock;
}
