import { DYES, TRIMS } from "./scene.ts";

/**
 * What a camera has seen before any colour is chosen: layers in shared memory, so that several threads fill them. One exposure serves
 * every leather, thread, trim and city.
 */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Lines of light and screens, as they are. */
  readonly glow: Float32Array;
  /** Share of each pixel through which the world outside is seen. */
  readonly open: Float32Array;
  /** Colours that no choice changes. */
  readonly fixed: Float32Array;
  /** Per dye: how much of it a pixel holds. */
  readonly dyed: Float32Array[];
  /** Per trim: its colours, where trim is. */
  readonly trims: Float32Array[];
  /** Bounced light, without the colour it falls on. */
  readonly bounce: Float32Array;
  readonly mirror: Float32Array;
  /** Normal, distance and roughness. */
  readonly guide: Float32Array;
  /** Per panel: how squarely its light falls, its sheen, and the share of it that is seen. */
  readonly fall: Float32Array[];
  readonly sheen: Float32Array[];
  readonly seen: Float32Array[];
}

export function filmOf(width: number, height: number, panels: number): Film {
  const plane = (channels: number) => new Float32Array(new SharedArrayBuffer(width * height * channels * 4));
  const each = (count: number, channels: number) => Array.from({ length: count }, () => plane(channels));
  return {
    width,
    height,
    glow: plane(3),
    open: plane(1),
    fixed: plane(3),
    dyed: each(DYES.length, 1),
    trims: each(TRIMS.length, 3),
    bounce: plane(3),
    mirror: plane(3),
    guide: plane(5),
    fall: each(panels, 1),
    sheen: each(panels, 3),
    seen: each(panels, 1),
  };
}
