import { smoothStep } from "../../render/easing.ts";
import { flatten } from "../geometry/spline.ts";
import { sideSurface } from "../shading/surface-angles.ts";
import type { Panel, Ridge } from "./elevation.ts";

const DEGREE = Math.PI / 180;

export interface Slopes {
  readonly alongX: number;
  readonly alongY: number;
}

/** A panel's slopes, one column at a time, the way the profile's side surface gives them. */
export interface PanelSurface {
  column(x: number): (y: number) => Slopes;
}

interface LaidRidge extends Ridge {
  readonly line: readonly { readonly x: number; readonly y: number }[];
  readonly box: readonly [number, number, number, number];
}

function layRidge(ridge: Ridge): LaidRidge {
  const line = flatten(ridge.along, 8);
  const room = ridge.reach * 3.2;
  const xs = line.map((point) => point.x);
  const ys = line.map((point) => point.y);
  return {
    ...ridge,
    line,
    box: [Math.min(...xs) - room, Math.max(...xs) + room, Math.min(...ys) - room, Math.max(...ys) + room],
  };
}

/** Slope of a ridge at a place: falls away from its line on both sides and runs out at its ends. */
function ridgeSlope(ridge: LaidRidge, x: number, y: number): readonly [number, number] | undefined {
  const [left, right, low, high] = ridge.box;
  if (x < left || x > right || y < low || y > high) return undefined;
  let best = Number.POSITIVE_INFINITY;
  let dx = 0;
  let dy = 0;
  let share = 0;
  const last = ridge.line.length - 1;
  for (let i = 0; i < last; i++) {
    const a = ridge.line[i];
    const b = ridge.line[i + 1];
    if (!a || !b) continue;
    const ux = b.x - a.x;
    const uy = b.y - a.y;
    const t = Math.min(1, Math.max(0, ((x - a.x) * ux + (y - a.y) * uy) / (ux * ux + uy * uy + 1e-9)));
    const ex = x - a.x - ux * t;
    const ey = y - a.y - uy * t;
    const distance = ex * ex + ey * ey;
    if (distance >= best) continue;
    best = distance;
    dx = ex;
    dy = ey;
    share = (i + t) / last;
  }
  const distance = Math.sqrt(best);
  if (distance < 1e-6) return [0, 0];
  const taper = smoothStep(0, 0.16, share) * smoothStep(0, 0.16, 1 - share);
  const slope = -ridge.slope * Math.tanh(distance / ridge.soft) * Math.exp(-((distance / ridge.reach) ** 2)) * taper;
  return [(slope * dx) / distance, (slope * dy) / distance];
}

/** Half width of an outline at every height, `step` millimetres apart. */
function silhouette(outline: Panel["outline"], step = 4): (y: number) => number {
  const line = flatten(outline);
  const top = Math.max(...line.map((point) => point.y));
  const widths = new Float32Array(Math.ceil(top / step) + 2);
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i];
    const b = line[i + 1];
    if (!a || !b) continue;
    const steps = Math.max(2, Math.ceil(Math.abs(b.y - a.y) / step) * 2);
    for (let s = 0; s <= steps; s++) {
      const y = a.y + ((b.y - a.y) * s) / steps;
      const x = a.x + ((b.x - a.x) * s) / steps;
      const index = Math.max(0, Math.round(y / step));
      if (x > (widths[index] ?? 0)) widths[index] = x;
    }
  }
  return (y) => {
    const at = Math.min(widths.length - 2, Math.max(0, y / step));
    const i = Math.floor(at);
    const a = widths[i] ?? 0;
    const b = widths[i + 1] ?? 0;
    return a + (b - a) * (at - i);
  };
}

export function panelSurface(panel: Panel): PanelSurface {
  const { skin } = panel;
  const line = flatten(panel.outline);
  const half = Math.max(...line.map((point) => point.x));
  const widthAt = silhouette(panel.outline);
  const none = { length: 1, angle: 0 };
  const side = sideSurface(
    {
      length: half,
      outline: panel.outline,
      surface: {
        section: skin.section,
        topAngle: skin.topAngle,
        topRound: skin.topRound,
        topRoundAngle: skin.topRoundAngle,
        nose: none,
        tail: none,
        crease: 16,
        bumps: skin.swells ?? [],
      },
    },
    [],
  );
  const ridges = (skin.ridges ?? []).map(layRidge);
  return {
    column(signed) {
      const x = Math.abs(signed);
      const sign = Math.sign(signed) || 1;
      const levels = side.column(x);
      return (y) => {
        let { alongX, alongY } = side.slopes(levels, x, y);
        const width = Math.max(40, widthAt(y));
        const frame = Math.hypot(1, alongY);
        alongX -= Math.tan(skin.crown.angle * DEGREE * Math.min(1, x / width) ** skin.crown.power) * frame;
        const inside = Math.max(0, width - x);
        if (inside < skin.edge.round) {
          const turn = skin.edge.angle * (1 - inside / skin.edge.round) ** 1.9;
          alongX -= Math.tan(Math.min(84, turn) * DEGREE);
        }
        for (const ridge of ridges) {
          const slope = ridgeSlope(ridge, x, y);
          if (!slope) continue;
          alongX += slope[0] * frame;
          alongY += slope[1] * frame;
        }
        return { alongX: alongX * sign, alongY };
      };
    },
  };
}
