import { THEME_KEY } from "#app/browser/theme.ts";
import { isNight, type ThemeChoice, themeOf } from "#domain/rental-period/night.ts";

/**
 * Runs in the head of every page before the first paint (product.md#day-and-night): says on <html> whether it is day or night by the visitor's clock
 * (`data-hour`, which the hero follows) and which colours the page wears (`data-theme`; the panel has its own, app/routes/route-handle.ts).
 */
export default function showTheme(): void {
  const page = document.documentElement.dataset;
  const hour = new Date().getHours();
  let choice: ThemeChoice = "auto";
  try {
    const kept = localStorage.getItem(THEME_KEY);
    if (kept === "day" || kept === "night") choice = kept;
  } catch {
    // Closed: device and clock decide.
  }
  page.hour = isNight(hour) ? "night" : "day";
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (!page.colours) page.theme = themeOf({ choice, prefersDark, hour });
}
