import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { SEARCH_TIME_ZONE } from "#app/features/booking-search/search-time.ts";
import BANNER_FONT_SCRIPT from "#app/inline/banner-font.ts?inline-script";
import BLOCK_RENDER_UNTIL_LCP_SCRIPT from "#app/inline/block-render-until-lcp.ts?inline-script";
import BOOT_SCRIPT from "#app/inline/boot.ts?inline-script";
import FAVOURITES_FLAG_SCRIPT from "#app/inline/favourites-flag.ts?inline-script";
import LANGUAGE_STRIP_SCRIPT from "#app/inline/language-strip.ts?inline-script";
import PANEL_CLICK_REPLAY_SCRIPT from "#app/inline/panel-click-replay.ts?inline-script";
import HERO_SCRIPT from "#app/inline/preload-hero.ts?inline-script";
import THEME_SCRIPT from "#app/inline/theme.ts?inline-script";
import THEMED_EAGER_IMAGE_SCRIPT from "#app/inline/themed-eager-image.ts?inline-script";
import type { RenderIsland } from "#app/ui/islands/island.tsx";
import { IslandRendererProvider } from "#app/ui/islands/island.tsx";
import type { PageData } from "#app/ui/islands/page-data.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import { WordsProvider } from "#app/ui/words/words-context.tsx";
import { renderPaletteStyle } from "#domain/palettes/palette-style.ts";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import { DAY } from "#domain/palettes/text-grounds.ts";
import { computeTimeZoneOffsets, type TimeZoneOffsets } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { pickWords, type Words, type WordsArea } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { appContext, languageContext } from "#server/context.ts";
import { builtFilesContext } from "#server/http/built-files.ts";
import { logPageError } from "#server/http/pages/log-page-error.ts";
import { createPageResponse } from "#server/http/pages/page-content.ts";
import { hashInlineContent, replaceNonceWithHashes } from "#server/http/pages/script-hashes.ts";
import { buildPagePolicy } from "#server/http/security-headers.ts";
import { PageDocumentProvider } from "./document/page-document";
import { type PagePalette, PagePaletteProvider } from "./document/page-palette";
import { BANNER_FONTS_BASE64, PRELOADED_FONTS } from "./document/preloaded-fonts";
import { renderToHtml } from "./document/render-to-html";
import { SPECULATION_RULES } from "./document/speculation-rules";
import { stylesheetsOf } from "./document/stylesheets";
import { usesClientRouter } from "./routes/route-handle";

const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";
const DEVELOPMENT_START_SCRIPT = "/app/browser/start-development.ts";

/** Time limit in ms. After it the render is aborted and the visitor gets the error page. */
export const streamTimeout = 10_000;

/** Renders the whole page before responding: it is cached as one piece, and its CSP lists the hashes of its own inline scripts and styles. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { matches } = routerContext.staticHandlerContext;
  const page = usesClientRouter(matches.map(({ route }) => route))
    ? await renderForClientRouter(request, routerContext, context)
    : renderDocument(request, routerContext, context);
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite's development client injects inline scripts and styles of its own.
  headers.set("content-security-policy", import.meta.env.DEV ? developmentPolicy : page.policy);
  return createPageResponse(page.html, { status: page.hasFailed && status === 200 ? 500 : status, headers });
}

interface RenderedDocument {
  html: string;
  policy: string;
  /** Set if an error occurred during the render. */
  hasFailed?: boolean;
}

/**
 * Renders a page without a client router. All its data are loaded, so it renders synchronously, which takes half the time of a streaming render. Its
 * inline scripts are constant.
 */
function renderDocument(
  request: Request,
  routerContext: EntryContext,
  context: RouterContextProvider,
): RenderedDocument {
  const built = context.get(builtFilesContext);
  const { inline, deferred } = stylesheetsOf(routerContext);
  const styles = built?.stylesOf(inline);
  const words = wordsOf(context.get(languageContext));
  const startScript = built?.startScript ?? DEVELOPMENT_START_SCRIPT;
  const { draw, data } = createIslandRenderer(siteOf(routerContext), words);
  const palette = renderPagePalette(routerContext, context);
  const page = {
    styles: styles?.text ?? null,
    deferredStylesheets: built ? deferred : [],
    preloadedFonts: PRELOADED_FONTS,
    bannerFontBase64: BANNER_FONTS_BASE64[words.language],
    data,
    startScript,
    islandScripts: (areas: readonly string[]) => built?.islandScripts(areas) ?? "",
  };
  // Public pages have no client router, so we serialise no loader data.
  const { serverHandoffStream: _unused, ...entryContext } = routerContext;
  const rendered = renderToString(
    <PagePaletteProvider value={palette}>
      <PageDocumentProvider value={page}>
        <IslandRendererProvider value={draw}>
          <WordsProvider value={words}>
            <ServerRouter context={entryContext} url={request.url} />
          </WordsProvider>
        </IslandRendererProvider>
      </PageDocumentProvider>
    </PagePaletteProvider>,
  );
  return {
    // Only concatenate. React's string is a rope, and searching it would flatten it.
    html: `<!DOCTYPE html>${rendered}`,
    policy: buildPagePolicy(DOCUMENT_HASHES, [...(styles ? [styles.hash] : []), ...styleHashes(palette)]),
  };
}

/** Renders a page that a client router takes over. It may suspend, so all boundaries are awaited. */
async function renderForClientRouter(
  request: Request,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<RenderedDocument> {
  const nonce = crypto.randomUUID();
  const palette = renderPagePalette(routerContext, context);
  const rendered = await renderToHtml(
    <PagePaletteProvider value={palette}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PagePaletteProvider>,
    { nonce, signal: AbortSignal.timeout(streamTimeout) },
  );
  // If `renderToHtml` rejects, React Router calls `handleError`.
  if (rendered.failure) logPageError(context.get(appContext).logger, request, rendered.failure.error);
  const { html, hashes } = replaceNonceWithHashes(rendered.html, nonce, [THEME_SCRIPT, PANEL_CLICK_REPLAY_SCRIPT]);
  return { html, policy: buildPagePolicy(hashes, styleHashes(palette)), hasFailed: rendered.failure !== null };
}

const DOCUMENT_HASHES = [
  THEME_SCRIPT,
  HERO_SCRIPT,
  BANNER_FONT_SCRIPT,
  BLOCK_RENDER_UNTIL_LCP_SCRIPT,
  THEMED_EAGER_IMAGE_SCRIPT,
  FAVOURITES_FLAG_SCRIPT,
  BOOT_SCRIPT,
  LANGUAGE_STRIP_SCRIPT,
  ...Object.values(SPECULATION_RULES),
].map(hashInlineContent);

/** Returns the colours of the company for a page; null for the built-in ones. */
function renderPagePalette({ staticHandlerContext }: EntryContext, context: RouterContextProvider): PagePalette | null {
  const { palette } = context.get(appContext).site;
  if (!palette) return null;
  const routes = staticHandlerContext.matches.map(({ route }) => route);
  // Sign-in is a document like the public pages, but has the panel's styles.
  const hasPanelStyles = usesClientRouter(routes) || routes.some(({ id }) => id.startsWith("routes/auth/"));
  const colours = coloursOf(palette);
  const style = renderPaletteStyle(colours, hasPanelStyles ? "panel" : "site");
  return {
    style: context.get(builtFilesContext)?.compileStyle(style) ?? style,
    themeColour: colours["color-velvet-band"][DAY],
  };
}

const styleHashes = (palette: PagePalette | null) => (palette ? [hashInlineContent(palette.style)] : []);

/** Returns the site configuration from the root's loader. */
function siteOf({ staticHandlerContext }: EntryContext): SiteConfiguration | null {
  return staticHandlerContext.loaderData?.root?.site ?? null;
}

/** Logs the error; React Router would print it to the console. */
export const handleError: HandleErrorFunction = (error, { context, request }) =>
  logPageError(context.get(appContext).logger, request, error);

/**
 * Renders each island of a page as a React root of its own, as the browser hydrates it, so that React generates the same ids. `data` returns what the
 * browser needs for hydration, or null for a page without islands.
 */
function createIslandRenderer(
  site: SiteConfiguration | null,
  words: Words,
): { draw: RenderIsland; data: () => PageData | null } {
  const islands: PageData["islands"] = {};
  const areas = new Set<WordsArea>();
  const draw: RenderIsland = (island, props) => {
    const id = `island-${Object.keys(islands).length + 1}`;
    const { islandName: name, Content, wordsAreas, shouldHydrateWhenVisible } = island;
    islands[id] = { name, props };
    for (const area of wordsAreas) areas.add(area);
    const html = renderToString(
      <WordsProvider value={pickWords(words, wordsAreas)}>
        <SiteProvider site={site}>
          <Content {...props} />
        </SiteProvider>
      </WordsProvider>,
      { identifierPrefix: id },
    );
    return (
      <div
        id={id}
        data-island={name}
        data-hydrate-when-visible={shouldHydrateWhenVisible?.(props) ? "" : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
  return {
    draw,
    data: () =>
      Object.keys(islands).length === 0
        ? null
        : { site, words: pickWords(words, [...areas]), clock: searchClock(new Date().getUTCFullYear()), islands },
  };
}

let cachedClock: { year: number; clock: TimeZoneOffsets } | null = null;

/** Returns the time zone offsets for the search, from last year (whose dates may still be searched) to the year after next. */
function searchClock(year: number): TimeZoneOffsets {
  if (cachedClock?.year !== year)
    cachedClock = { year, clock: computeTimeZoneOffsets(SEARCH_TIME_ZONE, year - 1, year + 2) };
  return cachedClock.clock;
}
