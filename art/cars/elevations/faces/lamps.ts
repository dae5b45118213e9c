import { type Curve, curve } from "../../geometry/curve.ts";
import type { FaceLamp } from "../elevation.ts";

type Place = readonly [x: number, y: number];

const points = (...places: readonly (readonly [x: number, y: number, corner?: "!"])[]): Curve =>
  curve(places.map(([x, y, corner = ""]) => `${Math.round(x)},${Math.round(y)}${corner}`).join(" "));

const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

interface LampOptions {
  readonly light?: FaceLamp["light"];
  readonly smoked?: boolean;
  readonly projectors?: number;
  /** Where its light runs: along the upper edge, the lower one, both, or around it. */
  readonly guide?: "upper" | "lower" | "both" | "loop" | "none";
  readonly ribs?: number;
  readonly width?: number;
}

const housing = (smoked: boolean | undefined) => (smoked ? { housing: "smoked" as const } : {});

/** A lamp swept from its inner to its outer end; `depths` are its heights there. */
export function swept(
  inner: Place,
  outer: Place,
  depths: readonly [number, number],
  options: LampOptions = {},
): FaceLamp {
  const { light = "white", projectors = 0, guide = "upper", width = 9 } = options;
  const [di, dout] = depths;
  const middle = between(inner, outer, 0.5);
  const bow = Math.max(di, dout) * 0.62;
  const upper = points(
    [inner[0] + 16, inner[1] + di * 0.32],
    [middle[0], middle[1] + bow * 0.5 - 6],
    [outer[0] - 14, outer[1] + dout * 0.3],
  );
  const lower = points(
    [inner[0] + 20, inner[1] - di * 0.24],
    [middle[0], middle[1] - bow * 0.5 + 10],
    [outer[0] - 16, outer[1] - dout * 0.3],
  );
  const guides = {
    upper: [upper],
    lower: [lower],
    both: [upper, lower],
    loop: [[...upper, ...lower.toReversed(), ...upper.slice(0, 1)]],
    none: [],
  }[guide];
  return {
    shape: points(
      [inner[0], inner[1] + di / 2, "!"],
      [middle[0], middle[1] + bow * 0.68],
      [outer[0], outer[1] + dout / 2, "!"],
      [outer[0] + 10, outer[1]],
      [outer[0] - 6, outer[1] - dout / 2, "!"],
      [middle[0] + 10, middle[1] - bow * 0.6],
      [inner[0] + 10, inner[1] - di / 2],
    ),
    light,
    ...housing(options.smoked),
    guides: guides.map((along) => ({ along, width })),
    projectors: Array.from({ length: projectors }, (_, index) => {
      const [x, y] = between(inner, outer, 0.34 + (0.42 * index) / Math.max(1, projectors - 1));
      return [x, y - 4, Math.min(di + dout, 100) * 0.26] as const;
    }),
    ...(options.ribs !== undefined && { ribs: options.ribs }),
  };
}

/** A framed lamp with upright or slightly leaning ends. */
export function framed(
  x: readonly [number, number],
  y: readonly [number, number],
  { light = "white", smoked, projectors = 0, guide = "loop", ribs, width = 8 }: LampOptions & { lean?: number } = {},
): FaceLamp {
  const [left, right] = x;
  const [foot, top] = y;
  const inset = 15;
  const upper = points([left + inset, top - inset], [right - inset - 4, top - inset]);
  const lower = points([left + inset, foot + inset], [right - inset, foot + inset]);
  const loop = points(
    [left + inset, top - inset, "!"],
    [right - inset - 4, top - inset, "!"],
    [right - inset, foot + inset, "!"],
    [left + inset, foot + inset, "!"],
    [left + inset, top - inset, "!"],
  );
  const guides = { upper: [upper], lower: [lower], both: [upper, lower], loop: [loop], none: [] }[guide];
  return {
    shape: points(
      [left, top, "!"],
      [right - 10, top - 4, "!"],
      [right, (foot + top) / 2],
      [right - 4, foot + 4, "!"],
      [left, foot, "!"],
      [left - 5, (foot + top) / 2],
    ),
    light,
    ...housing(smoked),
    guides: guides.map((along) => ({ along, width })),
    projectors: Array.from({ length: projectors }, (_, index) => [
      left + (right - left) * (0.3 + (0.42 * index) / Math.max(1, projectors - 1)),
      (foot + top) / 2,
      Math.min(34, (top - foot) * 0.28),
    ]),
    ...(ribs !== undefined && { ribs }),
  };
}

const ROUND = 20;

const ellipse = (x: number, y: number, rx: number, ry: number, from = 0, to = 1): Curve =>
  Array.from({ length: ROUND + 1 }, (_, step) => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / ROUND);
    return { x: x + rx * Math.sin(angle), y: y + ry * Math.cos(angle), sharp: false };
  });

/** A round or oval lamp. `light`: a ring around it, four strokes, or its upper half. */
export function round(
  [x, y]: Place,
  [rx, ry]: Place,
  { light = "white", smoked, projectors = 1 }: LampOptions = {},
  sign: "ring" | "four" | "brow" = "ring",
): FaceLamp {
  const signs = {
    ring: [ellipse(x, y, rx * 0.84, ry * 0.84)],
    brow: [ellipse(x, y, rx * 0.82, ry * 0.82, -0.3, 0.3)],
    four: [0.125, 0.375, 0.625, 0.875].map((at) => ellipse(x, y, rx * 0.7, ry * 0.7, at - 0.05, at + 0.05)),
  };
  return {
    shape: ellipse(x, y, rx, ry).slice(0, -1),
    light,
    ...housing(smoked),
    guides: signs[sign].map((along) => ({ along, width: sign === "four" ? 13 : 9 })),
    projectors: projectors > 0 ? [[x, y, Math.min(rx, ry) * 0.4]] : [],
  };
}

/** A line of light from side to side; `half` its reach, `drop` how far its ends sink. */
export function acrossTail(half: number, y: number, depth: number, drop = 0, ribs?: number): FaceLamp {
  return {
    shape: points(
      [0, y + depth / 2],
      [half * 0.7, y + depth / 2 - drop * 0.4],
      [half, y + depth * 0.56 - drop, "!"],
      [half * 0.99, y - depth * 0.6 - drop, "!"],
      [half * 0.7, y - depth / 2 - drop * 0.4],
      [0, y - depth / 2],
    ),
    light: "red",
    across: true,
    guides: [
      {
        along: points([0, y], [half * 0.7, y - drop * 0.4], [half * 0.97, y - drop]),
        width: Math.min(11, depth * 0.3),
      },
    ],
    ...(ribs !== undefined && { ribs }),
  };
}
