import { isNight, NIGHT_RECHECK_MS, THEME_CHOICES, type ThemeChoice, themeOf } from "#domain/rental-period/night.ts";

/** Where the browser keeps what the switch says; nothing for "auto". The head's script reads it too (app/document/theme-script.ts). */
const STORAGE_KEY = "theme";
const SWITCH = "[data-does=theme]";

/**
 * Keeps <html data-hour> and <html data-theme> true while the page stays open (product.md#day-and-night): looked at again every 60 seconds, when the
 * device changes its colours, when another tab chooses, and when the footer's switch is pressed. The head's script sets them first.
 */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let choice = readChoice();
  const look = () => {
    const hour = new Date().getHours();
    const root = document.documentElement;
    const now = { hour: isNight(hour) ? "night" : "day", theme: themeOf({ choice, prefersDark: dark.matches, hour }) };
    for (const button of document.querySelectorAll<HTMLElement>(SWITCH)) {
      button.setAttribute("aria-pressed", String(button.dataset.choice === choice));
    }
    if (root.dataset.hour === now.hour && root.dataset.theme === now.theme) return;
    turn(() => Object.assign(root.dataset, now));
  };
  const lookAgain = () => {
    choice = readChoice();
    look();
  };
  look();
  setInterval(look, NIGHT_RECHECK_MS);
  dark.addEventListener("change", look);
  window.addEventListener("storage", lookAgain);
  window.addEventListener("pageshow", ({ persisted }) => persisted && lookAgain());
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(SWITCH) : null;
    const chosen = THEME_CHOICES.find((known) => known === button?.dataset.choice);
    if (!chosen) return;
    choice = chosen;
    keepChoice(chosen);
    look();
  });
}

/** From the one light to the other the page fades, where the browser can and nobody asked for less motion. */
function turn(change: () => void): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (still || !document.startViewTransition) change();
  else document.startViewTransition(change);
}

function readChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return THEME_CHOICES.find((known) => known === kept) ?? "auto";
  } catch {
    return "auto";
  }
}

function keepChoice(choice: ThemeChoice): void {
  try {
    if (choice === "auto") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
}
