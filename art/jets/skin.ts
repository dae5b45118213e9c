import { Resvg } from "@resvg/resvg-js";
import { closedPath } from "../cars/geometry/spline.ts";
import { mixColours } from "../render/colour.ts";
import { linearGradient, path, short } from "../render/svg.ts";
import type { Place, Substance } from "./airframe/mesh.ts";
import { type Tube, tubeOf } from "./airframe/tube.ts";
import type { JetModel } from "./jet-model.ts";
import type { HourOfLight } from "./light.ts";
import { finPaint, nacellePaint, tubePaint } from "./livery.ts";

/** Colours on the surfaces of an aircraft, as they are seen from the side. */
export interface Skin {
  /** The paint at a place, as 0xrrggbb. */
  paintAt(substance: Substance, place: Place): number;
  /** What lies on the paint and does not shine with it: seams, frames, lit panes; red, green, blue and cover (0–1). */
  laidOver(substance: Substance, place: Place): readonly [number, number, number, number];
}

/** Pixels a centimetre. */
const DENSITY = 2.2;
const NOTHING = [0, 0, 0, 0] as const;

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Draws the skin of an aircraft: its livery, its glass, its doors. */
export function skinOf(model: JetModel, light: HourOfLight): Skin {
  const tube = tubeOf(model);
  const sheet = (marks: string): Sheet => {
    const box = `viewBox="0 ${-model.height} ${model.length} ${model.height}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${model.length}" height="${model.height}" ${box}>${marks}</svg>`;
    const image = new Resvg(svg, { fitTo: { mode: "width", value: Math.round(model.length * DENSITY) } }).render();
    return { width: image.width, height: image.height, pixels: image.pixels };
  };
  const paints: Partial<Record<Substance, Sheet>> = {
    tube: sheet(tubePaint(model, tube) + glass(model, light)),
    fin: sheet(finPaint(model)),
    nacelle: sheet(nacellePaint(model)),
  };
  const fittings: Partial<Record<Substance, Sheet>> = {
    tube: sheet(cabinSide(model, tube, light)),
    fin: sheet(rudder(model)),
    nacelle: sheet(cowlSeams(model)),
  };
  // Wings are grey whatever the livery: their upper side takes the whole sky and would burn out in white.
  const wingGrey = mixColours(model.livery.upper, "#7e838b", 0.62);
  const [wing, flap] = [wingGrey, mixColours(wingGrey, "#000000", 0.14)].map((hex) =>
    Number.parseInt(hex.slice(1), 16),
  );
  const offset = ({ width, height }: Sheet, { x, y }: Place) => {
    const column = Math.min(Math.max(Math.round(x * DENSITY), 0), width - 1);
    const row = Math.min(Math.max(Math.round((model.height - y) * DENSITY), 0), height - 1);
    return (row * width + column) * 4;
  };
  return {
    paintAt(substance, place) {
      const paint = paints[substance];
      if (!paint) return (substance === "flap" ? flap : wing) ?? 0;
      const at = offset(paint, place);
      return ((paint.pixels[at] ?? 0) << 16) | ((paint.pixels[at + 1] ?? 0) << 8) | (paint.pixels[at + 2] ?? 0);
    },
    laidOver(substance, place) {
      const laid = fittings[substance];
      if (!laid) return NOTHING;
      const at = offset(laid, place);
      const cover = (laid.pixels[at + 3] ?? 0) / 255;
      // Resvg's pixels are multiplied by their cover already.
      const channel = (index: number) => (cover > 0 ? (laid.pixels[at + index] ?? 0) / cover : 0);
      return [channel(0), channel(1), channel(2), cover];
    },
  };
}

/** The windows' outlines, `grow` centimetres wider all round. */
function panes({ windows }: JetModel, grow: number, attributes: string): string {
  const [w, h] = [windows.width / 2 + grow, windows.height / 2 + grow];
  const round = windows.shape === "box" ? Math.min(w, h) * 0.62 : Math.min(w, h);
  return windows.at
    .map((x) =>
      windows.shape === "box"
        ? `<rect x="${short(x - w)}" y="${short(-windows.y - h)}" width="${short(2 * w)}" height="${short(2 * h)}" rx="${short(round)}" ${attributes}/>`
        : `<ellipse cx="${short(x)}" cy="${short(-windows.y)}" rx="${short(w)}" ry="${short(h)}" ${attributes}/>`,
    )
    .join("");
}

/** Glass shines as paint does: it is laid into the paint. */
function glass(model: JetModel, light: HourOfLight): string {
  const cockpit = model.cockpit.map((pane) => path(closedPath(pane), `fill="#0a0c11"`)).join("");
  return cockpit + panes(model, 0, `fill="${light.cabin.glass}"`);
}

function cabinSide(model: JetModel, tube: Tube, light: HourOfLight): string {
  const { door, windows, fuselage } = model;
  const frame = `x="${door.x}" y="${short(-door.y - door.height)}" width="${door.width}" height="${door.height}" rx="${short(door.width * 0.22)}"`;
  const seams = [0.15, 0.24, 0.46, 0.7, 0.84]
    .map((share) => {
      const x = tube.end * share;
      return path(
        `M${short(x)} ${short(-tube.crown(x))}V${short(-tube.belly(x))}`,
        `fill="none" stroke="#1d1a22" stroke-opacity=".13" stroke-width="1.6"`,
      );
    })
    .join("");
  const lamp = linearGradient("lamp", [
    [0, light.cabin.lamp, light.cabin.strength * 0.2],
    [0.55, light.cabin.lamp, light.cabin.strength * 0.75],
    [1, light.cabin.lamp, light.cabin.strength],
  ]);
  const cockpitFrames = model.cockpit
    .map((pane) => path(closedPath(pane), `fill="none" stroke="#2b2930" stroke-opacity=".8" stroke-width="2.6"`))
    .join("");
  const radome = fuselage.upper[2];
  const nose = radome
    ? path(
        `M${short(radome.x)} ${short(-radome.y - 20)}V0`,
        `fill="none" stroke="#1d1a22" stroke-opacity=".16" stroke-width="1.6"`,
      )
    : "";
  const trim = Math.min(windows.width, windows.height) * 0.085;
  return (
    `<defs>${lamp}</defs>${seams}${nose}` +
    `<rect ${frame} fill="none" stroke="#1d1a22" stroke-opacity=".5" stroke-width="2.4"/>` +
    `<rect ${frame} fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2" transform="translate(2 1.8)"/>` +
    `<rect x="${short(door.x + door.width * 0.68)}" y="${short(-door.y - door.height * 0.5)}" width="${short(door.width * 0.2)}" height="3.4" rx="1.6" fill="#1d1a22" fill-opacity=".55"/>` +
    panes(model, 0, `fill="url(#lamp)"`) +
    panes(model, trim, `fill="none" stroke="#b9b6b2" stroke-opacity=".85" stroke-width="${short(trim * 1.5)}"`) +
    cockpitFrames
  );
}

/** The hinge of the rudder. */
function rudder({ fin }: JetModel): string {
  const [front, rear] = [fin.leading.at(-1), fin.trailing.at(-1)];
  const [root, base] = [fin.leading[Math.max(fin.leading.length - 2, 0)], fin.trailing[0]];
  if (!front || !rear || !root || !base) return "";
  const top = rear.x - (rear.x - front.x) * 0.3;
  const foot = base.x - (rear.x - front.x) * 0.36;
  return path(
    `M${short(foot)} ${short(-base.y)}L${short(top)} ${short(-rear.y)}`,
    `fill="none" stroke="#1d1a22" stroke-opacity=".45" stroke-width="2"`,
  );
}

function cowlSeams({ nacelle }: JetModel): string {
  return [0.2, 0.44]
    .map((share) => {
      const x = nacelle.x + nacelle.length * share;
      return path(
        `M${short(x)} ${short(-nacelle.y - nacelle.diameter)}v${short(nacelle.diameter * 2)}`,
        `fill="none" stroke="#15131a" stroke-opacity=".35" stroke-width="1.8"`,
      );
    })
    .join("");
}
