import { SCRIPT_BUTTON_SELECTOR } from "#app/browser/click-replay.ts";
import { INTERACTION_EVENTS, isUserInteraction } from "#app/browser/user-interaction.ts";

declare global {
  /** Input recorded by the inline boot script. */
  var earlyInput: {
    /** Stops recording. Returns the clicked controls and the last interaction of each event type. */
    end(): { clicks: HTMLElement[]; interactions: Event[] };
  };
  interface Document {
    /** Not supported by every browser. */
    readonly prerendering?: boolean;
  }
  interface Navigator {
    /** Not supported by every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * The first module is imported at most this long after the first paint, even if the browser stays busy. The shorter wait is for browsers without
 * `requestIdleCallback`.
 */
const MAX_IDLE_WAIT_MS = 3000;
const WAIT_WITHOUT_IDLE_MS = 300;

/**
 * Inline script at the end of every public page (product.md#speed). It imports the page's first module (`data-start`, app/browser/start.ts) once the
 * page is painted and idle, or at the first interaction. Scrolling counts only after the first idle moment, because the browser restores the scroll
 * position itself. With Save-Data only an interaction starts it, unless the page has an eager island (`data-hydrate-when-visible`).
 * Until the module runs, the script records interactions and clicks that need scripts. If the import fails, the page shows a notice
 * (`data-load-failed`), and a click or the `online` event retries it. The import or the first scroll also loads the pictures below the fold
 * (`data-painted`).
 */
export default function boot(): void {
  const address = document.currentScript?.dataset.start ?? "";
  const clicks = new Set<HTMLElement>();
  const interactions = new Map<string, Event>();
  const recording = new AbortController();
  let isStarted = false;
  let isMissing = false;
  let shouldRetry = false;
  let hasBeenIdle = false;
  const showNotice = () => {
    const notice = document.querySelector<HTMLElement>("[data-load-failed]");
    if (notice) notice.hidden = !isMissing || clicks.size === 0;
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    shouldRetry = false;
    loadDeferredPictures();
    import(/* @vite-ignore */ address).catch((error) => {
      console.warn(error);
      // The module would set it at the first interaction.
      document.documentElement.dataset.interacted = "";
      isStarted = false;
      isMissing = true;
      showNotice();
      if (shouldRetry) start();
    });
  };
  // A network change can break off the import just after the `online` event.
  const retryStart = () => {
    shouldRetry = isStarted;
    if (isMissing) start();
  };
  const recordClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(SCRIPT_BUTTON_SELECTOR);
    if (control) {
      clicks.add(control);
      showNotice();
    }
    retryStart();
  };
  const recordInteraction = (event: Event) => {
    if (document.prerendering || (event.type === "scroll" && !hasBeenIdle) || !isUserInteraction(event)) return;
    interactions.set(event.type, event);
    if (!isMissing) start();
  };
  window.earlyInput = {
    end() {
      recording.abort();
      isMissing = false;
      showNotice();
      return { clicks: [...clicks], interactions: [...interactions.values()] };
    },
  };
  const options = { capture: true, passive: true, signal: recording.signal };
  document.addEventListener("click", recordClick, options);
  window.addEventListener("online", retryStart, options);
  for (const eventType of INTERACTION_EVENTS) document.addEventListener(eventType, recordInteraction, options);
  document.addEventListener("scroll", loadDeferredPictures, { once: true, passive: true });
  focusFormResult();
  nameTransitionPicture();
  const startWhenIdle = () =>
    whenLoaded(() => {
      hasBeenIdle = true;
      const savesData = navigator.connection?.saveData === true;
      if (savesData && !document.querySelector("[data-hydrate-when-visible]")) return;
      // Not supported by every browser.
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: MAX_IDLE_WAIT_MS });
      else setTimeout(start, WAIT_WITHOUT_IDLE_MS);
    });
  if (document.prerendering) document.addEventListener("prerenderingchange", startWhenIdle, { once: true });
  else startWhenIdle();
}

function loadDeferredPictures(): void {
  document.documentElement.dataset.painted = "";
}

/** Focuses the result of a form submission. It does so again after the load event if scrolling to the URL's fragment removed the focus. */
function focusFormResult(): void {
  const result = document.querySelector<HTMLElement>("[autofocus]");
  if (!result) return;
  result.focus();
  window.addEventListener("load", () => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (document.activeElement === document.body) result.focus({ preventScroll: true });
      });
    });
  });
}

/**
 * Names the picture of a clicked card like the gallery's first picture, so that a view transition morphs one into the other (product.md#look). A card
 * is an article without h1. This page's own gallery loses the name meanwhile, since duplicate names abort the transition.
 */
function nameTransitionPicture(): void {
  let clickedLink: HTMLAnchorElement | null = null;
  document.addEventListener(
    "click",
    ({ target }) => {
      clickedLink =
        target instanceof Element ? target.closest<HTMLAnchorElement>("article:not(:has(h1)) a[href]") : null;
    },
    true,
  );
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    const address = activation?.entry.url;
    if (!viewTransition || !clickedLink || !address || new URL(address).pathname !== clickedLink.pathname) return;
    const pictures = clickedLink.closest("article")?.querySelectorAll<HTMLElement>("picture img") ?? [];
    const visiblePicture = [...pictures].find((picture) => picture.offsetWidth);
    if (!visiblePicture) return;
    const page = document.documentElement.dataset;
    page.toCar = "";
    visiblePicture.style.viewTransitionName = "car";
    const reset = () => {
      delete page.toCar;
      visiblePicture.style.viewTransitionName = "";
    };
    // The browser rejects it if it skips the transition.
    viewTransition.finished.then(reset, reset);
  });
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") whenFirstPictureLoaded(callback);
  else window.addEventListener("load", () => whenFirstPictureLoaded(callback));
}

/**
 * Waits for the first picture. The load event does not cover it if its fetch began lazily (themed-eager-image.ts). Out of view it may never load, so
 * it is not waited for.
 */
function whenFirstPictureLoaded(callback: () => void): void {
  const picture = [...document.images].find((image) => image.fetchPriority === "high" && image.offsetWidth);
  const box = picture && !picture.complete && picture.getBoundingClientRect();
  if (box && box.top < innerHeight && box.bottom > 0) picture.onload = picture.onerror = () => whenPainted(callback);
  else whenPainted(callback);
}

function whenPainted(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    callback();
    return;
  }
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
