import { isNight, NIGHT_RECHECK_MS, type Theme, themeOf } from "#domain/rental-period/night.ts";

/** Where the browser keeps what the switch says. The head's script reads it too (app/inline/theme.ts). */
export const THEME_KEY = "theme";
const SWITCH = "[data-does=theme]";

/** What the switch says; in a browser that keeps nothing it lasts as long as the page. */
let kept: string | null = null;

/**
 * Keeps <html data-hour> and <html data-theme> true while the page stays open (product.md#day-and-night): looked at again every 60 seconds, when the
 * device changes its colours, when another tab chooses, and when the footer's switch is pressed. The head's script sets them first.
 */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const look = () => {
    try {
      kept = localStorage.getItem(THEME_KEY);
    } catch {
      // Closed: what was pressed on this page counts.
    }
    const hour = new Date().getHours();
    const choice = kept === "day" || kept === "night" ? kept : "auto";
    turnTo({ theme: themeOf({ choice, prefersDark: dark.matches, hour }), hour: isNight(hour) ? "night" : "day" });
    for (const button of document.querySelectorAll<HTMLElement>(SWITCH)) {
      button.setAttribute("aria-pressed", String(button.dataset.choice === choice));
    }
  };
  const lookAtHour = () => {
    // Whoever looks on while the hour turns sees the one picture become the other; nobody waits for it.
    const turns = document.documentElement.dataset.hour !== (isNight(new Date().getHours()) ? "night" : "day");
    const coming = turns ? fetchOtherHour() : null;
    if (coming) void coming.then(look);
    else look();
  };
  lookAtHour();
  setInterval(lookAtHour, NIGHT_RECHECK_MS);
  dark.addEventListener("change", look);
  window.addEventListener("storage", look);
  window.addEventListener("pageshow", lookAtHour);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(SWITCH) : null;
    if (!button?.dataset.choice) return;
    kept = button.dataset.choice;
    try {
      localStorage.setItem(THEME_KEY, kept);
    } catch {
      // Nothing is kept here.
    }
    look();
  });
}

/** What <html> says of day and night (product.md#day-and-night). */
interface Light {
  /** The colours that the page wears. */
  theme: Theme;
  /** By the visitor's clock: what the hero follows. */
  hour: Theme;
}

/**
 * Turns the page to this light. Its colours change at once: letters that change slowly over a ground that has changed cannot be read meanwhile. Its
 * pictures come on with frames between, as long as `data-crossing` says what turns: the hour (dusk, dawn), and the hero's night comes on over its day; the
 * colours (light), and so do pictures that have a night of their own. Nothing lies over the page meanwhile, as a view transition would: no tap is lost.
 */
function turnTo({ theme, hour }: Light): void {
  const root = document.documentElement;
  const crossing = [
    root.dataset.theme !== theme && "light",
    root.dataset.hour !== hour && (hour === "night" ? "dusk" : "dawn"),
  ].filter(Boolean);
  if (crossing.length === 0) return;
  root.dataset.turning = "";
  root.dataset.theme = theme;
  // What is styled now is styled without a transition.
  getComputedStyle(root).getPropertyValue("color");
  delete root.dataset.turning;
  root.dataset.hour = hour;
  root.dataset.crossing = crossing.join(" ");
  void Promise.allSettled(comingOn().map(({ finished }) => finished)).then(() => {
    // One that was overtaken by the next turn leaves the end to it.
    if (comingOn().length === 0) delete root.dataset.crossing;
  });
}

/** Fetches the pictures of the hour that is not shown; null where the page has none, or all are there. */
function fetchOtherHour(): Promise<unknown> | null {
  const waiting = [...document.querySelectorAll<HTMLImageElement>("[data-ground=hour] img")].filter(
    ({ naturalWidth }) => naturalWidth === 0,
  );
  if (waiting.length === 0) return null;
  return Promise.allSettled(
    waiting.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    }),
  );
}

const comingOn = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.animationName === "coming-on" &&
        animation.playState === "running",
    );
