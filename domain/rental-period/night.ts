/** How often the page looks at the clock again (product.md#home-page). */
export const NIGHT_RECHECK_MS = 60_000;

/** Night is from 20:00 up to before 06:00, by the hour 0–23 of the visitor's own clock (product.md#day-and-night). */
export function isNight(hour: number): boolean {
  return hour >= 20 || hour < 6;
}
