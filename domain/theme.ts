/** How often the page checks the time (product.md#day-and-night). */
export const THEME_CHECK_INTERVAL_MS = 60_000;

/** The colour themes of public pages. */
export const THEMES = ["day", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** The visitor's choice; "auto" depends on device and time. */
export const THEME_CHOICES = ["auto", ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Whether an hour (0–23) of the visitor's clock is night: from 20:00 until before 06:00 (product.md#day-and-night). */
export function isNight(hour: number): boolean {
  return hour >= 20 || hour < 6;
}

/**
 * Returns the theme of a page (product.md#day-and-night): the chosen theme, otherwise night if the device prefers dark, otherwise by the hour (0–23).
 */
export function resolveTheme(visitor: { choice: ThemeChoice; prefersDark: boolean; hour: number }): Theme {
  if (visitor.choice !== "auto") return visitor.choice;
  return visitor.prefersDark || isNight(visitor.hour) ? "night" : "day";
}
