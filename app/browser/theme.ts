import { isNight, resolveTheme, THEME_CHECK_INTERVAL_MS, type Theme } from "#domain/theme.ts";

/** Key in local storage for the theme the visitor chose. The inline script reads it too (app/inline/theme.ts). */
export const THEME_STORAGE_KEY = "theme";
const THEME_BUTTON = "[data-action=theme]";

/** The theme chosen by the visitor. Without local storage it lasts as long as the page. */
let savedChoice: string | null = null;

/**
 * Keeps <html data-hour> and <html data-theme> up to date (product.md#day-and-night): every 60 seconds, when the device or another tab changes the
 * theme, and when the footer's switch is pressed. The inline script in the head sets them first.
 */
export function trackTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const applyTheme = () => {
    try {
      savedChoice = localStorage.getItem(THEME_STORAGE_KEY);
    } catch {
      // No storage access: use the choice made on this page.
    }
    const hour = new Date().getHours();
    const choice = savedChoice === "day" || savedChoice === "night" ? savedChoice : "auto";
    switchTheme({
      theme: resolveTheme({ choice, prefersDark: dark.matches, hour }),
      hour: isNight(hour) ? "night" : "day",
    });
    for (const button of document.querySelectorAll<HTMLElement>(THEME_BUTTON)) {
      button.setAttribute("aria-pressed", String(button.dataset.choice === choice));
    }
  };
  const applyThemeAtHour = () => {
    // Load the other picture before the crossfade at dusk and dawn.
    const isChanging = document.documentElement.dataset.hour !== (isNight(new Date().getHours()) ? "night" : "day");
    const pendingPictures = isChanging ? prefetchOtherScheme() : null;
    if (pendingPictures) void pendingPictures.then(applyTheme);
    else applyTheme();
  };
  applyThemeAtHour();
  setInterval(applyThemeAtHour, THEME_CHECK_INTERVAL_MS);
  dark.addEventListener("change", applyTheme);
  window.addEventListener("storage", applyTheme);
  window.addEventListener("pageshow", applyThemeAtHour);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(THEME_BUTTON) : null;
    if (!button?.dataset.choice) return;
    savedChoice = button.dataset.choice;
    try {
      localStorage.setItem(THEME_STORAGE_KEY, savedChoice);
    } catch {
      // No storage access.
    }
    applyTheme();
  });
}

/** Values of the day and night attributes of <html> (product.md#day-and-night). */
interface ColorScheme {
  /** Colours of the page. */
  theme: Theme;
  /** Day or night by the visitor's clock; the hero follows it. */
  hour: Theme;
}

/**
 * Switches the page's colours and pictures. The colours change immediately, because text fading over a changed background is unreadable. Pictures
 * crossfade while `data-crossfade` is set: "dusk" or "dawn" for the hero, "light" for pictures with a night version. Unlike a view transition, this
 * covers nothing, so no tap is lost.
 */
function switchTheme({ theme, hour }: ColorScheme): void {
  const root = document.documentElement;
  const changes = [
    root.dataset.theme !== theme && "light",
    root.dataset.hour !== hour && (hour === "night" ? "dusk" : "dawn"),
  ].filter(Boolean);
  if (changes.length === 0) return;
  root.dataset.noTransition = "";
  root.dataset.theme = theme;
  // Flush styles, so that the new colours apply without a transition.
  getComputedStyle(root).getPropertyValue("color");
  delete root.dataset.noTransition;
  root.dataset.hour = hour;
  root.dataset.crossfade = changes.join(" ");
  void Promise.allSettled(runningCrossfades().map(({ finished }) => finished)).then(() => {
    // A later switch may still be crossfading; it removes the attribute itself.
    if (runningCrossfades().length === 0) delete root.dataset.crossfade;
  });
}

/** Loads the hero pictures of the hour that is not shown. Null if the page has none or all are loaded. */
function prefetchOtherScheme(): Promise<unknown> | null {
  const unloadedPictures = [...document.querySelectorAll<HTMLImageElement>("[data-ground=hour] img")].filter(
    ({ naturalWidth }) => naturalWidth === 0,
  );
  if (unloadedPictures.length === 0) return null;
  return Promise.allSettled(
    unloadedPictures.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    }),
  );
}

const runningCrossfades = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.animationName === "crossfade-in" &&
        animation.playState === "running",
    );
