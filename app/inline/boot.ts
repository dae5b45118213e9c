import { NEEDS_SCRIPTS } from "#app/browser/click-replay.ts";
import { INTERACTION_EVENTS, isUserInteraction } from "#app/browser/user-interaction.ts";

declare global {
  /** What the page's first script leaves for the others. */
  var earlyInput: {
    /** Ends the noting, and gives what was pressed so far, and the last sign of each kind. */
    end(): { clicks: HTMLElement[]; interactions: Event[] };
  };
  interface Document {
    /** Not every browser has it. */
    readonly prerendering?: boolean;
  }
  interface Navigator {
    /** Not every browser has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** At most this long after the paint the first module is imported, however busy the browser is; that long where it cannot say when it is idle. */
const MAX_IDLE_WAIT_MS = 3000;
const WAIT_WITHOUT_IDLE_MS = 300;

/**
 * Runs at the end of every public page, inline (product.md#speed). It imports the page's first module (`data-start`, app/browser/start.ts) once the page is
 * loaded and painted and the browser idle, or at the first sign of a person, whichever comes first. Who saves data (`Save-Data`) gets nothing before that
 * sign, unless the page is an island that needs none (`data-hydrate-when-visible`). The browser scrolls by itself to where a visitor had been, so scrolling is a sign only once
 * the browser was idle. Until the module is there the script notes signs, and presses that need scripts. A module that does not come is asked for again when
 * something is pressed or the connection is back, and the page says so meanwhile (`data-load-failed`). With the module, or as soon as the page is scrolled, come
 * the pictures that wait below the first view (`data-painted`).
 */
export default function boot(): void {
  const address = document.currentScript?.dataset.start ?? "";
  const clicks = new Set<HTMLElement>();
  const interactions = new Map<string, Event>();
  const recording = new AbortController();
  let isStarted = false;
  let isMissing = false;
  let hasBeenIdle = false;
  const showNotice = () => {
    const notice = document.querySelector<HTMLElement>("[data-load-failed]");
    if (notice) notice.hidden = !isMissing || clicks.size === 0;
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    loadDeferredPictures();
    import(/* @vite-ignore */ address).catch((error) => {
      console.warn(error);
      isStarted = false;
      isMissing = true;
      showNotice();
    });
  };
  const retryStart = () => {
    if (isMissing) start();
  };
  const recordClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(NEEDS_SCRIPTS);
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
      // Not every browser has it.
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: MAX_IDLE_WAIT_MS });
      else setTimeout(start, WAIT_WITHOUT_IDLE_MS);
    });
  if (document.prerendering) document.addEventListener("prerenderingchange", startWhenIdle, { once: true });
  else startWhenIdle();
}

function loadDeferredPictures(): void {
  document.documentElement.dataset.painted = "";
}

/**
 * What a form was answered with takes the focus, and takes it again after the load if the browser, going to the place that the address names, took it away
 * and nothing else has it.
 */
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
 * A page that is left by a card (an article of its own, not the page's) gives the card's picture the name of the gallery's first, so that the one becomes the
 * other (product.md#look); a gallery of its own gives the name up meanwhile, since two of a name end the transition.
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
    void viewTransition.finished.finally(() => {
      delete page.toCar;
      visiblePicture.style.viewTransitionName = "";
    });
  });
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") whenFirstPictureLoaded(callback);
  else window.addEventListener("load", () => whenFirstPictureLoaded(callback));
}

/**
 * A page is there with its first picture, for which the browser's own word does not stand where it began to fetch it lazily (themed-eager-image.ts); out of view,
 * such a picture may never come, and is not waited for.
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
