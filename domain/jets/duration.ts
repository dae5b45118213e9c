import type { Span } from "#domain/jets/leg-estimate.ts";

/** "50 min", "2 h", "1 h 25 min", from whole minutes. */
export function durationLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** "50 min", or "1 h 40 min – 2 h" when the fastest and the slowest differ. */
export function durationSpanLabel({ low, high }: Span): string {
  return low === high ? durationLabel(low) : `${durationLabel(low)} – ${durationLabel(high)}`;
}

/** "1,0", or "1,7 – 2,0": hours in tenths. */
export function hoursSpanLabel({ low, high }: Span): string {
  const tenths = (hours: number) => hours.toFixed(1).replace(".", ",");
  return low === high ? tenths(low) : `${tenths(low)} – ${tenths(high)}`;
}
