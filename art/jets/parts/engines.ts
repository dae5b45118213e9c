import type { Drawing } from "../../cars/drawing.ts";
import { type Curve, curve } from "../../cars/geometry/curve.ts";
import { closedPath } from "../../cars/geometry/spline.ts";
import { paintMaterial } from "../../cars/shading/paint.ts";
import { shadeSide } from "../../cars/shading/shade-side.ts";
import { mixColours } from "../../render/colour.ts";
import { linearGradient, path, short } from "../../render/svg.ts";
import { roundSurface, type Tube } from "../fuselage.ts";
import type { JetModel } from "../jet-model.ts";
import { hours } from "../light.ts";
import { finPlan } from "./tail.ts";

/** A nacelle's edges as shares of its length and half depth: lip, fan, waist, nozzle. */
const UPPER = [
  [0, 0.78],
  [0.05, 0.93],
  [0.2, 1],
  [0.45, 0.99],
  [0.72, 0.84],
  [1, 0.5],
] as const;
const LOWER = [
  [0, -0.74],
  [0.05, -0.9],
  [0.2, -1],
  [0.45, -0.98],
  [0.72, -0.8],
  [1, -0.46],
] as const;

function edge(shares: typeof UPPER | typeof LOWER, x: number, y: number, length: number, half: number): Curve {
  return shares.map(([along, across], i) => ({
    x: x + along * length,
    y: y + across * half,
    sharp: i === 0 || i === shares.length - 1,
  }));
}

/** The near engine: pylon shadow, shaded nacelle, polished lip, fan shadow, nozzle. */
export async function drawNacelle(drawing: Drawing, model: JetModel, tube: Tube): Promise<void> {
  const light = hours[model.hour];
  const { length, depth, at } = model.engines;
  const x = model.length * at;
  const y = tube.bottom + model.fuselage.depth * 0.86;
  const half = depth / 2;
  const upper = edge(UPPER, x, y, length, half);
  const lower = edge(LOWER, x, y, length, half);
  const outline = closedPath([...upper, ...lower.toReversed()]);
  const colour = mixColours(model.livery.upper, "#8a8d92", 0.18);
  const extent = { left: x - 6, right: x + length + 6, bottom: y - half - 6, top: y + half + 6, density: 1.1 };
  const surface = roundSurface(upper, lower, { nose: 1, tail: length * 0.5 });
  const material = paintMaterial({ base: colour, flake: colour, metallic: 0.35, exposure: light.exposure });
  const image = await shadeSide(surface, x + length, extent, light.environment, material);
  drawing.define(
    `<clipPath id="${drawing.id("nacelle")}"><path d="${outline}"/></clipPath>` +
      linearGradient(drawing.id("nozzle"), [
        [0, "#a0948c"],
        [0.4, "#4a4248"],
        [1, "#1a161a"],
      ]) +
      linearGradient(drawing.id("lip"), [
        [0, "#ffffff"],
        [0.3, "#d4d6da"],
        [0.55, "#5c5f66"],
        [0.8, "#b4b6ba"],
        [1, "#3c3e44"],
      ]) +
      `<filter id="${drawing.id("engine-shadow")}" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="12"/></filter>`,
  );
  const cast = `<ellipse cx="${short(x + length * 0.48)}" cy="${-short(y - half * 1.05)}" rx="${short(length * 0.5)}" ry="${short(half * 0.42)}" fill="#0c0a10" fill-opacity=".42" filter="${drawing.ref("engine-shadow")}"/>`;
  drawing.group(`clip-path="${drawing.ref("tube")}"`, () => drawing.draw(cast));
  const rear = x + length;
  const core = `M${short(rear - 4)} ${-short(y + half * 0.44)}L${short(rear + length * 0.1)} ${-short(y + half * 0.26)}V${-short(y - half * 0.22)}L${short(rear - 4)} ${-short(y - half * 0.42)}Z`;
  drawing.draw(path(core, `fill="${drawing.ref("nozzle")}"`));
  drawing.group(`clip-path="${drawing.ref("nacelle")}"`, () => {
    drawing.draw(image);
    const band = (from: number, to: number, attributes: string) => {
      const bulge = length * 0.012;
      const left = x + length * from;
      const right = x + length * to;
      const shape = `M${short(left)} ${-short(y + half)}Q${short(left - bulge * 2)} ${-short(y)} ${short(left)} ${-short(y - half)}H${short(right)}Q${short(right - bulge * 2)} ${-short(y)} ${short(right)} ${-short(y + half)}Z`;
      drawing.draw(path(shape, attributes));
    };
    band(-0.05, 0.075, `fill="${drawing.ref("lip")}"`);
    band(0.075, 0.083, `fill="#15131a" fill-opacity=".65"`);
    band(0.34, 0.345, `fill="#15131a" fill-opacity=".4"`);
    band(0.6, 0.606, `fill="#15131a" fill-opacity=".4"`);
    band(0.42, 0.47, `fill="${model.livery.stripe}"`);
    band(0.86, 1.1, `fill="${drawing.ref("nozzle")}" fill-opacity=".8"`);
    const scoop = `M${short(x + length * 0.64)} ${-short(y - half * 0.3)}h${short(length * 0.07)}l${short(-length * 0.012)} ${short(half * 0.14)}h${short(-length * 0.05)}Z`;
    drawing.draw(path(scoop, `fill="#15131a" fill-opacity=".7"`));
    drawing.draw(path(outline, `fill="none" stroke="${light.rim}" stroke-opacity=".5" stroke-width="4"`));
  });
}

/** The third engine's mouth at the root of the fin, its duct into the tail, and its nozzle. */
export function drawTailIntake(drawing: Drawing, model: JetModel, tube: Tube): void {
  const light = hours[model.hour];
  const [front, rear] = finPlan(model, tube).edges(0);
  const { depth } = model.fuselage;
  const x = front - depth * 0.42;
  const crown = tube.top;
  const lip = crown + depth * 0.36;
  const duct = curve(
    [
      [x, crown + depth * 0.03, "!"],
      [x - depth * 0.015, crown + depth * 0.2, ""],
      [x + depth * 0.02, lip, "!"],
      [x + depth * 0.5, lip - depth * 0.01, ""],
      [front + (rear - front) * 0.45, crown + depth * 0.17, ""],
      [rear, crown - depth * 0.1, "!"],
      [front, crown - depth * 0.1, "!"],
    ]
      .map(([left, height, corner]) => `${short(Number(left))},${short(Number(height))}${corner}`)
      .join(" "),
  );
  drawing.define(
    linearGradient(drawing.id("duct"), [
      [0, mixColours(model.livery.upper, light.rim, 0.45)],
      [0.35, mixColours(model.livery.upper, "#000000", 0.1)],
      [1, mixColours(model.livery.upper, "#000000", 0.5)],
    ]),
  );
  drawing.draw(path(closedPath(duct), `fill="${drawing.ref("duct")}"`));
  const mouth = `cx="${short(x + depth * 0.012)}" cy="${-short(crown + depth * 0.2)}" rx="${short(depth * 0.05)}" ry="${short(depth * 0.165)}"`;
  drawing.draw(`<ellipse ${mouth} fill="#0b0a0f" stroke="#d4d6da" stroke-width="${short(depth * 0.022)}"/>`);
  const end = model.length - depth * 0.06;
  const axis = tube.bottom + depth * 0.8;
  const nozzle = `M${short(end - depth * 0.2)} ${-short(axis + depth * 0.1)}L${short(end + depth * 0.16)} ${-short(axis + depth * 0.07)}V${-short(axis - depth * 0.07)}L${short(end - depth * 0.2)} ${-short(axis - depth * 0.12)}Z`;
  drawing.draw(path(nozzle, `fill="${drawing.ref("nozzle")}"`));
}
