import { isNight, resolveTheme, THEME_CHECK_INTERVAL_MS, type Theme } from "#domain/theme.ts";

/** Where the browser keeps what the switch says. The head's script reads it too (app/inline/theme.ts). */
export const THEME_STORAGE_KEY = "theme";
const THEME_BUTTON = "[data-action=theme]";

/** What the switch says; in a browser that keeps nothing it lasts as long as the page. */
let savedChoice: string | null = null;

/**
 * Keeps <html data-hour> and <html data-theme> true while the page stays open (product.md#day-and-night): looked at again every 60 seconds, when the
 * device changes its colours, when another tab chooses, and when the footer's switch is pressed. The head's script sets them first.
 */
export function trackTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const applyTheme = () => {
    try {
      savedChoice = localStorage.getItem(THEME_STORAGE_KEY);
    } catch {
      // Closed: what was pressed on this page counts.
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
    // Whoever looks on while the hour turns sees the one picture become the other; nobody waits for it.
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
      // Nothing is kept here.
    }
    applyTheme();
  });
}

/** What <html> says of day and night (product.md#day-and-night). */
interface ColorScheme {
  /** The colours that the page wears. */
  theme: Theme;
  /** By the visitor's clock: what the hero follows. */
  hour: Theme;
}

/**
 * Turns the page to this light. Its colours change at once: letters that change slowly over a ground that has changed cannot be read meanwhile. Its
 * pictures come on with frames between, as long as `data-crossfade` says what turns: the hour (dusk, dawn), and the hero's night comes on over its day; the
 * colours (light), and so do pictures that have a night of their own. Nothing lies over the page meanwhile, as a view transition would: no tap is lost.
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
  // What is styled now is styled without a transition.
  getComputedStyle(root).getPropertyValue("color");
  delete root.dataset.noTransition;
  root.dataset.hour = hour;
  root.dataset.crossfade = changes.join(" ");
  void Promise.allSettled(runningCrossfades().map(({ finished }) => finished)).then(() => {
    // One that was overtaken by the next turn leaves the end to it.
    if (runningCrossfades().length === 0) delete root.dataset.crossfade;
  });
}

/** Fetches the pictures of the hour that is not shown; null where the page has none, or all are there. */
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
