import type { Drawing } from "../../cars/drawing.ts";
import { curve } from "../../cars/geometry/curve.ts";
import { closedPath, flatten, highestAt } from "../../cars/geometry/spline.ts";
import { linearGradient, path, short } from "../../render/svg.ts";
import type { Tube } from "../fuselage.ts";
import type { JetModel } from "../jet-model.ts";
import { hours } from "../light.ts";

/** Half width and half height of a window as shares of the fuselage's depth. */
const WINDOW_SIZES = { oval: [0.115, 0.085], round: [0.085, 0.085], wide: [0.1, 0.105] } as const;
const WINDOW_LINE = 0.66;

function drawWindows(drawing: Drawing, model: JetModel, tube: Tube): void {
  const { cabin, rim } = hours[model.hour];
  const { depth } = model.fuselage;
  const { count, shape, from, to } = model.windows;
  const [halfWidth, halfHeight] = [WINDOW_SIZES[shape][0] * depth, WINDOW_SIZES[shape][1] * depth];
  const y = tube.bottom + depth * WINDOW_LINE;
  drawing.define(
    linearGradient(drawing.id("window"), [
      [0, cabin.glass],
      [0.5, cabin.glass],
      [1, cabin.lamp, cabin.strength],
    ]),
  );
  for (let i = 0; i < count; i++) {
    const x = model.length * (from + ((to - from) * i) / (count - 1));
    const pane = (grow: number, attributes: string) => {
      const [w, h] = [halfWidth + grow, halfHeight + grow];
      const round = shape === "wide" ? Math.min(w, h) * 0.62 : Math.min(w, h);
      const box = `x="${short(x - w)}" y="${short(-y - h)}" width="${short(2 * w)}" height="${short(2 * h)}" rx="${short(round)}"`;
      drawing.draw(
        shape === "wide"
          ? `<rect ${box} ${attributes}/>`
          : `<ellipse cx="${short(x)}" cy="${short(-y)}" rx="${short(w)}" ry="${short(h)}" ${attributes}/>`,
      );
    };
    pane(depth * 0.018, `fill="#6f6a68" fill-opacity=".75"`);
    pane(0, `fill="${cabin.glass}"`);
    pane(0, `fill="${drawing.ref("window")}"`);
    const shine = `M${short(x - halfWidth * 0.75)} ${-short(y + halfHeight * 0.35)}Q${short(x)} ${-short(y + halfHeight * 1.05)} ${short(x + halfWidth * 0.75)} ${-short(y + halfHeight * 0.35)}`;
    drawing.draw(path(shine, `fill="none" stroke="${rim}" stroke-opacity=".4" stroke-width="${short(depth * 0.014)}"`));
  }
}

function drawCockpit(drawing: Drawing, model: JetModel, tube: Tube): void {
  const { depth, nose } = model.fuselage;
  const contour = flatten(tube.upper);
  const length = depth * nose;
  const below = (share: number, drop: number) => {
    const x = length * share;
    return `${short(x)},${short((highestAt(contour, x) ?? 0) - depth * drop)}`;
  };
  drawing.define(
    linearGradient(
      drawing.id("cockpit"),
      [
        [0, "#6b7890"],
        [0.35, "#1a1e2a"],
        [1, "#0b0d14"],
      ],
      [0, 0, 0.3, 1],
    ),
  );
  const front = curve(
    `${below(0.43, 0.02)}! ${below(0.54, 0.02)} ${below(0.66, 0.03)}! ${below(0.66, 0.22)}! ${below(0.54, 0.16)}`,
  );
  const side = curve(
    `${below(0.69, 0.05)}! ${below(0.8, 0.07)} ${below(0.85, 0.13)}! ${below(0.82, 0.26)} ${below(0.7, 0.25)}!`,
  );
  for (const pane of [front, side]) {
    drawing.draw(path(closedPath(pane), `fill="${drawing.ref("cockpit")}" stroke="#2a262c" stroke-width="3.4"`));
  }
}

/** Everything on the tube's side: cockpit glass, door, windows, seams, probe. */
export function drawCabinSide(drawing: Drawing, model: JetModel, tube: Tube): void {
  const { depth, nose } = model.fuselage;
  const doorX = depth * nose * 1.04;
  const doorWidth = depth * 0.34;
  const frame = `x="${short(doorX)}" y="${-short(tube.bottom + depth * 0.88)}" width="${short(doorWidth)}" height="${short(depth * 0.7)}" rx="${short(depth * 0.1)}"`;
  drawing.group(`clip-path="${drawing.ref("tube")}"`, () => {
    for (const share of [0.19, 0.28, 0.62, 0.78]) {
      const seam = `M${short(model.length * share)} ${-short(tube.top + 10)}V${-short(tube.bottom - 10)}`;
      drawing.draw(path(seam, `fill="none" stroke="#1d1a22" stroke-opacity=".16" stroke-width="2"`));
    }
  });
  drawing.draw(`<rect ${frame} fill="none" stroke="#1d1a22" stroke-opacity=".55" stroke-width="3"/>`);
  drawing.draw(
    `<rect ${frame} fill="none" stroke="#ffffff" stroke-opacity=".25" stroke-width="1.4" transform="translate(2.4 2)"/>`,
  );
  drawCockpit(drawing, model, tube);
  drawWindows(drawing, model, tube);
}
