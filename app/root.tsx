// Must be first: it defines the order of the cascade layers.
import "./styles/layers.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { createElement, type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { SiteScopeProvider } from "#app/features/shell/site-scope.tsx";
import { replayPanelClicks } from "#app/inline/panel-click-replay.ts";
import PANEL_CLICK_REPLAY_SCRIPT from "#app/inline/panel-click-replay.ts?inline-script";
import HERO_SCRIPT from "#app/inline/preload-hero.ts?inline-script";
import THEME_SCRIPT from "#app/inline/theme.ts?inline-script";
import { SiteProvider } from "#app/ui/site.tsx";
import { usePageLanguage, WordsProvider } from "#app/ui/words/words-context.tsx";
import { iconPath } from "#domain/pictures/icon-path.ts";
import { toPublicConfiguration } from "#domain/site-configuration.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { appContext, languageContext } from "#server/context.ts";
import { readSiteScope } from "#server/services/catalogue/read-site-scope.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";
import mark from "../public/favicon.svg?inline";
import type { Route } from "./+types/root";
import { BlockRenderUntilLcp } from "./document/block-render-until-lcp";
import { PageScripts, PageStyles } from "./document/page-document";
import { PaletteStyle, ThemeColour } from "./document/page-palette";
import { SITE_MANIFEST } from "./document/site-manifest";
import { PageError } from "./routes/page-error";
import { firstSlideIdOf, hasCustomTheme, hasHero, usesClientRouter } from "./routes/route-handle";

/** Loads the data of every page: the company, and the cities and categories that it serves. None of it is private. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  // If the database is down, the page shows the error; header and footer then show all their links.
  const language = context.get(languageContext);
  const served = await readSiteScope(ctx, language).catch(() => null);
  const countries = served?.countries.map((country) => placeNameIn(language, country)) ?? [];
  const site = await readSiteIn(ctx, wordsOf(language)).catch(() => ctx.site);
  return { site: toPublicConfiguration(site), served: served && { ...served, countries } };
}

/** Never reloads the root's loader data, because it does not change while the page is open. */
export const shouldRevalidate = () => false;

/** Wraps pages and error pages. After a failed action the root has no loader data. */
export function Layout({ children }: { children: ReactNode }) {
  const { site, served } = useRouteLoaderData<typeof loader>("root") ?? { site: null, served: null };
  const logos = site?.logos ?? null;
  const matches = useMatches();
  const hasClientRouter = usesClientRouter(matches);
  const firstSlideId = firstSlideIdOf(matches);
  useEffect(replayPanelClicks, []);
  const content = (
    <SiteProvider site={site}>
      <SiteScopeProvider served={served}>{children}</SiteScopeProvider>
    </SiteProvider>
  );
  return (
    <html
      lang={usePageLanguage()}
      data-time-zone={site?.timeZone}
      data-custom-theme={hasCustomTheme(matches) ? "own" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColour />
        <link rel="icon" href={iconPath("favicon.ico", logos)} sizes="32x32" />
        {logos ? (
          <link rel="icon" href={iconPath("icon-192.png", logos)} type="image/png" />
        ) : (
          // Inlined: as a file it would compete with the requests of the first view.
          <link rel="icon" href={mark} type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={iconPath("apple-touch-icon.png", logos)} />
        {hasClientRouter && <link rel="manifest" href={SITE_MANIFEST} />}
        <Meta />
        {/* Sets day or night before the first paint; the page's CSP allows it by hash. */}
        <script>{THEME_SCRIPT}</script>
        {hasHero(matches) && <script>{HERO_SCRIPT}</script>}
        {hasClientRouter && <script>{PANEL_CLICK_REPLAY_SCRIPT}</script>}
        {firstSlideId && <BlockRenderUntilLcp id={firstSlideId} />}
        {hasClientRouter ? <Links /> : <PageStyles />}
        <PaletteStyle />
      </head>
      <body>
        {hasClientRouter ? (
          <>
            <PanelFrame>
              <WordsProvider value={PANEL_WORDS}>{content}</WordsProvider>
            </PanelFrame>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <>
            {content}
            <PageScripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * A custom element around the hydrated panel. While hydrating, React skips elements of other types, so it never mistakes an element that a browser
 * extension inserted into the body for ours.
 */
function PanelFrame({ children }: { children: ReactNode }) {
  return createElement("panel-frame", { style: { display: "contents" } }, children);
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
