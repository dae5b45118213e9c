export type Rgb = readonly [red: number, green: number, blue: number];

/** Red, green and blue of a `#rrggbb` colour, each 0–1. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The colour a share (0–1) of the way from one `#rrggbb` to another. */
export function mixColours(from: string, to: string, share: number): string {
  const target = rgb(to);
  const mixed = rgb(from).map((value, channel) => Math.round(255 * (value + ((target[channel] ?? 0) - value) * share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** How saturated a colour is, 0 (grey) to 1 (pure). */
export function saturation(colour: Rgb): number {
  const brightest = Math.max(...colour);
  return brightest === 0 ? 0 : (brightest - Math.min(...colour)) / brightest;
}
