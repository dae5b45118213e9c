/** How often the page looks at the clock again (product.md#day-and-night). */
export const THEME_CHECK_INTERVAL_MS = 60_000;

/** The colours that a public page can wear. */
export const THEMES = ["day", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** What the visitor's switch says; "auto" leaves it to the device and the clock. */
export const THEME_CHOICES = ["auto", ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Night is from 20:00 up to before 06:00, by the hour 0–23 of the visitor's own clock (product.md#day-and-night). */
export function isNight(hour: number): boolean {
  return hour >= 20 || hour < 6;
}

/** Which colours a page wears (product.md#day-and-night): those chosen, else night where the device asks for dark ones, else those of the hour 0–23. */
export function resolveTheme(visitor: { choice: ThemeChoice; prefersDark: boolean; hour: number }): Theme {
  if (visitor.choice !== "auto") return visitor.choice;
  return visitor.prefersDark || isNight(visitor.hour) ? "night" : "day";
}
