/** A point in millimetres, y upwards. `sharp` breaks the curve's smoothness there. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}
export type Curve = readonly CurvePoint[];

/** Reads "x,y x,y! …" in millimetres; "!" marks a sharp corner. Throws on anything else. */
export function curve(text: string): Curve {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const match = /^(-?[\d.]+),(-?[\d.]+)(!?)$/.exec(word);
      if (!match) throw new Error(`Not a point of a curve: "${word}"`);
      return { x: Number(match[1]), y: Number(match[2]), sharp: match[3] === "!" };
    });
}

/** A polygon: every corner sharp. */
export const polygon = (text: string): Curve => curve(text).map((point) => ({ ...point, sharp: true }));

/** A value that changes along the car: constant, or [x in mm, value] stations with smooth passages between. */
export type Ramp = number | readonly (readonly [at: number, value: number])[];

/** Reads "x:value x:value …". Throws on anything else. */
export function ramp(text: string): Ramp {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const match = /^(-?[\d.]+):(-?[\d.]+)$/.exec(word);
      if (!match) throw new Error(`Not a station of a ramp: "${word}"`);
      return [Number(match[1]), Number(match[2])] as const;
    });
}

/** The ramp's value at x; beyond its ends it keeps the end value. */
export function rampAt(stations: Ramp, x: number): number {
  if (typeof stations === "number") return stations;
  let previous = stations[0];
  if (!previous) return 0;
  for (const station of stations) {
    if (x <= station[0]) {
      const span = station[0] - previous[0];
      const share = span > 0 ? Math.max(0, (x - previous[0]) / span) : 0;
      return previous[1] + (station[1] - previous[1]) * share * share * (3 - 2 * share);
    }
    previous = station;
  }
  return previous[1];
}
