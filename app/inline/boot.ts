import { NEEDS_SCRIPTS } from "#app/browser/presses.ts";
import { isSign, SIGNS } from "#app/browser/signs.ts";

declare global {
  /** What the page's first script leaves for the others. */
  var beforeScripts: {
    /** Ends the noting, and gives what was pressed so far, and the last sign of each kind. */
    end(): { presses: HTMLElement[]; signs: Event[] };
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
const LONGEST_WAIT_MS = 3000;
const WAIT_WITHOUT_IDLE_MS = 300;

/**
 * Runs at the end of every public page, inline (product.md#speed). It imports the page's first module (`data-start`, app/browser/start.ts) once the page is
 * loaded and painted and the browser idle, or at the first sign of a person, whichever comes first. Who saves data (`Save-Data`) gets nothing before that
 * sign, unless the page is an island that needs none (`data-live`). The browser scrolls by itself to where a visitor had been, so scrolling is a sign only once
 * the browser was idle. Until the module is there the script notes signs, and presses that need scripts. A module that does not come is asked for again when
 * something is pressed or the connection is back, and the page says so meanwhile (`data-unreached`). With the module, or as soon as the page is scrolled, come
 * the pictures that wait below the first view (`data-painted`).
 */
export default function boot(): void {
  const address = document.currentScript?.dataset.start ?? "";
  const presses = new Set<HTMLElement>();
  const signs = new Map<string, Event>();
  const noting = new AbortController();
  let isStarted = false;
  let isMissing = false;
  let wasIdle = false;
  const showNotice = () => {
    const notice = document.querySelector<HTMLElement>("[data-unreached]");
    if (notice) notice.hidden = !isMissing || presses.size === 0;
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    showNextPictures();
    import(/* @vite-ignore */ address).catch((error) => {
      console.warn(error);
      isStarted = false;
      isMissing = true;
      showNotice();
    });
  };
  const startAgain = () => {
    if (isMissing) start();
  };
  const notePress = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(NEEDS_SCRIPTS);
    if (control) {
      presses.add(control);
      showNotice();
    }
    startAgain();
  };
  const noteSign = (event: Event) => {
    if (document.prerendering || (event.type === "scroll" && !wasIdle) || !isSign(event)) return;
    signs.set(event.type, event);
    if (!isMissing) start();
  };
  window.beforeScripts = {
    end() {
      noting.abort();
      isMissing = false;
      showNotice();
      return { presses: [...presses], signs: [...signs.values()] };
    },
  };
  const options = { capture: true, passive: true, signal: noting.signal };
  document.addEventListener("click", notePress, options);
  window.addEventListener("online", startAgain, options);
  for (const sign of SIGNS) document.addEventListener(sign, noteSign, options);
  document.addEventListener("scroll", showNextPictures, { once: true, passive: true });
  focusAnswer();
  nameFollowedPicture();
  const startWhenIdle = () =>
    whenLoaded(() => {
      wasIdle = true;
      const savesData = navigator.connection?.saveData === true;
      if (savesData && !document.querySelector("[data-live]")) return;
      // Not every browser has it.
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
      else setTimeout(start, WAIT_WITHOUT_IDLE_MS);
    });
  if (document.prerendering) document.addEventListener("prerenderingchange", startWhenIdle, { once: true });
  else startWhenIdle();
}

function showNextPictures(): void {
  document.documentElement.dataset.painted = "";
}

/**
 * What a form was answered with takes the focus, and takes it again after the load if the browser, going to the place that the address names, took it away
 * and nothing else has it.
 */
function focusAnswer(): void {
  const answer = document.querySelector<HTMLElement>("[autofocus]");
  if (!answer) return;
  answer.focus();
  window.addEventListener("load", () => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (document.activeElement === document.body) answer.focus({ preventScroll: true });
      });
    });
  });
}

/**
 * A page that is left by a card (an article of its own, not the page's) gives the card's picture the name of the gallery's first, so that the one becomes the
 * other (product.md#look); a gallery of its own gives the name up meanwhile, since two of a name end the transition.
 */
function nameFollowedPicture(): void {
  let followed: HTMLAnchorElement | null = null;
  document.addEventListener(
    "click",
    ({ target }) => {
      followed = target instanceof Element ? target.closest<HTMLAnchorElement>("article:not(:has(h1)) a[href]") : null;
    },
    true,
  );
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    const address = activation?.entry.url;
    if (!viewTransition || !followed || !address || new URL(address).pathname !== followed.pathname) return;
    const pictures = followed.closest("article")?.querySelectorAll<HTMLElement>("picture img") ?? [];
    const shown = [...pictures].find((picture) => picture.offsetWidth);
    if (!shown) return;
    const page = document.documentElement.dataset;
    page.toCar = "";
    shown.style.viewTransitionName = "car";
    void viewTransition.finished.finally(() => {
      delete page.toCar;
      shown.style.viewTransitionName = "";
    });
  });
}

function whenLoaded(then: () => void): void {
  if (document.readyState === "complete") whenPictured(then);
  else window.addEventListener("load", () => whenPictured(then));
}

/**
 * A page is there with its first picture, for which the browser's own word does not stand where it began to fetch it lazily (eager-by-hour.ts); out of view,
 * such a picture may never come, and is not waited for.
 */
function whenPictured(then: () => void): void {
  const picture = [...document.images].find((image) => image.fetchPriority === "high" && image.offsetWidth);
  const box = picture && !picture.complete && picture.getBoundingClientRect();
  if (box && box.top < innerHeight && box.bottom > 0) picture.onload = picture.onerror = () => whenPainted(then);
  else whenPainted(then);
}

function whenPainted(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    then();
    return;
  }
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: "paint", buffered: true });
}
