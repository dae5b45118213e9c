import { isNight, NIGHT_RECHECK_MS, themeOf } from "#domain/rental-period/night.ts";
import { fetchOtherHour, turnTo } from "./turn.ts";

/** Where the browser keeps what the switch says. The head's script reads it too (app/document/theme-script.ts). */
const STORAGE_KEY = "theme";
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
      kept = localStorage.getItem(STORAGE_KEY);
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
      localStorage.setItem(STORAGE_KEY, kept);
    } catch {
      // Nothing is kept here.
    }
    look();
  });
}
