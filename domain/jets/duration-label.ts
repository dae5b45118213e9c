import type { NumberRange } from "#domain/jets/leg-estimate.ts";

/** Formats whole minutes as "50m", "2h" or "1h 25m" (product.md#popular-routes). */
export function durationLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** Formats a range: "50m", or "1h 40m – 2h" if fastest and slowest differ. */
export function durationSpanLabel({ low, high }: NumberRange): string {
  return low === high ? durationLabel(low) : `${durationLabel(low)} – ${durationLabel(high)}`;
}
