import { THEME_STORAGE_KEY } from "#app/browser/theme.ts";
import { isNight, resolveTheme, type ThemeChoice } from "#domain/theme.ts";

/**
 * Runs in the head of every page before the first paint (product.md#day-and-night). It sets `data-hour` (day or night by the visitor's clock; the
 * hero follows it) and `data-theme` (the page's colours). The panel has colours of its own (app/routes/route-handle.ts).
 */
export default function applyInitialTheme(): void {
  const page = document.documentElement.dataset;
  const hour = new Date().getHours();
  let choice: ThemeChoice = "auto";
  try {
    const savedChoice = localStorage.getItem(THEME_STORAGE_KEY);
    if (savedChoice === "day" || savedChoice === "night") choice = savedChoice;
  } catch {
    // No storage access: device and clock decide.
  }
  page.hour = isNight(hour) ? "night" : "day";
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (!page.customTheme) page.theme = resolveTheme({ choice, prefersDark, hour });
}
