import { siteManifestIn } from "#app/document/site-manifest.ts";
import { WIDE_QUERY } from "#app/ui/breakpoints.ts";
import type { Island } from "#app/ui/islands/island.tsx";
import { type PageData, readPageData } from "#app/ui/islands/page-data.ts";
import { loadWithRetry } from "#app/ui/requests/load-with-retry.ts";
import { autoSubmitOnInteraction } from "./auto-submit-on-interaction.ts";
import { enableSpaceOnCheckboxLinks } from "./checkbox-link-keys.ts";
import { replayArrowClicks, replayClicks, startClickReplay } from "./click-replay.ts";
import { enhanceDrawers } from "./drawers.ts";
import { enableFavourites } from "./favourites.ts";
import type { hydrateIsland } from "./hydrate-island.tsx";
import { trackPending } from "./pending-state.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";
import { disableBrowserValidation } from "./server-validation.ts";
import { trackTheme } from "./theme.ts";
import { waitForInteraction } from "./user-interaction.ts";
import { whenVisibleOrUsed } from "./visibility-trigger.ts";
import { yieldToMain } from "./yield-to-main.ts";

/** A module of app/browser/islands. */
interface IslandArea {
  hydrateIsland: typeof hydrateIsland;
  // Each island has props of its own type; the page carries them as data.
  islands: readonly Island<never>[];
}

/** Islands grouped by area. The islands of one kind of page share one file, together with the hydration code. */
const ISLAND_AREAS = import.meta.glob<IslandArea>("./islands/*.ts");

const CAROUSEL = "[data-carousel]";
/** Stylesheets of dialogs that only React opens (app/document/page-document.tsx). */
const DEFERRED_STYLESHEETS = "link[data-deferred]";

const { clicks: earlyClicks, interactions: earlyInteractions } = earlyInput.end();
const firstInteraction = waitForInteraction(earlyInteractions);
// An eager island shows the visitor's favourites before the first interaction.
const hasEagerIsland = document.querySelector("[data-hydrate-when-visible]") !== null;

for (const sheet of document.querySelectorAll<HTMLLinkElement>(DEFERRED_STYLESHEETS)) sheet.media = "all";
trackPending();
enhanceDrawers();
enableFavourites(hasEagerIsland ? Promise.resolve() : firstInteraction);
disableBrowserValidation();
enableLightbox();
enableSpaceOnCheckboxLinks();
keepFragmentInLanguageLinks();
trackTheme();
revealOnScroll();
openDetailsOnDesktop();
showCarouselArrows();
autoSubmitOnInteraction(earlyInteractions);
// Hydrate islands before recorded clicks are replayed: a replayed click triggers the hydration of an island far below.
hydrateIslands();
startClickReplay(earlyClicks);
const manifest = siteManifestIn(document.documentElement.lang);
document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: manifest }));
// Unknown URLs also log an error to the console (product.md#unknown-addresses).
if (document.querySelector("[data-page=missing]")) console.error(`404: no page at ${location.pathname}`);
if (earlyInteractions.length === 0 && !prefersReducedData()) fetchIslandFiles("low");
void firstInteraction.then(startInteractiveFeatures);

/**
 * Loads the page's optional features after the first interaction. Each degrades if its file fails to load: the browser submits the forms itself, and
 * drawers close by their button.
 */
async function startInteractiveFeatures(): Promise<void> {
  document.documentElement.dataset.interacted = "";
  fetchIslandFiles("high");
  await yieldToMain();
  if (document.querySelector("[data-submit-without-navigation]"))
    import("./submit-without-navigation.ts").then(
      ({ submitWithoutNavigation }) => submitWithoutNavigation(),
      console.warn,
    );
  if (document.querySelector("[data-typed-date]"))
    import("./format-typed-dates.ts").then(({ formatTypedDates }) => formatTypedDates(), console.warn);
  document.addEventListener(
    "touchstart",
    () => void import("./drag-to-close.ts").then(({ enableDragToClose }) => enableDragToClose(), console.warn),
    { once: true, passive: true },
  );
  onceNearViewport(CAROUSEL, async () => {
    const { startCarousels } = await loadWithRetry(() => import("./gallery/carousels.ts"));
    startCarousels();
    for (const carousel of document.querySelectorAll<HTMLElement>(CAROUSEL)) replayArrowClicks(carousel);
  });
  if (document.querySelector("[data-hover-link]"))
    import("./linked-hover.ts").then(({ enableLinkedHover }) => enableLinkedHover(), console.warn);
  if (document.querySelector("[name=shown-finish]"))
    import("./gallery/finish-pictures.ts").then(({ syncPictureFinish, prefetchFinishPictures }) => {
      syncPictureFinish();
      prefetchFinishPictures();
    }, console.warn);
  // The URL of a results page is a search too: the next search form starts from it (product.md#last-search).
  const search = document.querySelector<HTMLElement>("[data-last-search]")?.dataset.lastSearch;
  if (search)
    import("#app/features/booking-search/last-search-store.ts").then(
      ({ saveLastSearch }) => saveLastSearch(JSON.parse(search)),
      console.warn,
    );
}

/** Preloads the modules of the page's islands in parallel without running them. The browser skips modules that it has already loaded. */
function fetchIslandFiles(fetchPriority: "low" | "high"): void {
  for (const href of islandFiles())
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority }));
}

function prefersReducedData(): boolean {
  // Only Chromium supports `navigator.connection`.
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** Returns the URLs of the island modules, from the server's markup; empty in development. */
function islandFiles(): string[] {
  return document.querySelector<HTMLElement>("script[data-start]")?.dataset.islands?.split(" ").filter(Boolean) ?? [];
}

/** Runs the callback once, when the first matching element is at most half a viewport height away from the visible part of the page. */
function onceNearViewport(selector: string, callback: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void callback();
    },
    { rootMargin: "50%" },
  );
  for (const part of document.querySelectorAll(selector)) observer.observe(part);
}

/** Hydrates the page's islands after the first interaction; those far below wait until they come near the viewport. */
function hydrateIslands(): void {
  let data: PageData | null = null;
  const readProps = () => {
    data ??= readPageData(document);
    return data;
  };
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
    void hydrateWhenNeeded(element, readProps);
}

async function hydrateWhenNeeded(element: HTMLElement, readProps: () => PageData | null): Promise<void> {
  const [trigger] = await Promise.all([
    element.dataset.hydrateWhenVisible === undefined ? firstInteraction : null,
    whenVisibleOrUsed(element),
  ]);
  await loadWithRetry(runIslandFiles);
  // Hydrate the island that the visitor uses before the others.
  if (!(trigger?.target instanceof Node && element.contains(trigger.target))) await yieldToMain();
  const data = readProps();
  const island = data?.islands[element.id];
  const area = ISLAND_AREAS[`./islands/${island?.name.split("/")[0]}.ts`];
  if (!data || !island || !area) return;
  const { hydrateIsland, islands } = await loadWithRetry(area);
  const islandComponent = islands.find(({ islandName }) => islandName === island.name);
  // The data hold the props that this island was rendered with.
  if (islandComponent) replayClicks(await hydrateIsland(element, islandComponent, island.props as never, data));
}

/** Runs the island modules one by one: together they would block the main thread. */
async function runIslandFiles(): Promise<void> {
  for (const file of islandFiles()) {
    await import(/* @vite-ignore */ file);
    await yieldToMain();
  }
}

/**
 * Opens a clicked picture (`data-lightbox`, a link to its largest file) in the lightbox, loaded with the first click. If loading fails, or the click
 * opens another tab, the link leads to the file.
 */
function enableLightbox(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-lightbox]") : null;
    const opensOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || opensOtherTab) return;
    event.preventDefault();
    import("./gallery/lightbox.ts").then(
      ({ openLightbox }) => openLightbox(link),
      () => location.assign(link.href),
    );
  });
}

/** Adds the page's current fragment to a clicked link to the page in another language (product.md#languages). */
function keepFragmentInLanguageLinks(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-language-link]") : null;
    if (link) link.hash = location.hash;
  });
}

/** Shows the carousel arrows. Clicks on them are recorded and replayed once the carousel runs. */
function showCarouselArrows(): void {
  for (const arrows of document.querySelectorAll<HTMLElement>(`${CAROUSEL} [data-arrows]`)) arrows.hidden = false;
}

/** Opens the details that are unfolded on wide screens. Runs once; afterwards the visitor decides. */
function openDetailsOnDesktop(): void {
  if (!matchMedia(WIDE_QUERY).matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-open-on-desktop]"))
    details.open = true;
}
