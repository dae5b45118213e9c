import { linearGradient, path, type Stop, short } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";
import type { Curve } from "../geometry/curve.ts";
import { lampOutline, lampSpace } from "../geometry/lamp-space.ts";
import { closedPath, openPath } from "../geometry/spline.ts";
import type { Lamp } from "../profile.ts";

const housings: Record<"clear" | "smoked" | "red" | "redSmoked", readonly Stop[]> = {
  clear: [
    [0, "#b9c2ca"],
    [0.35, "#4b5258"],
    [1, "#121416"],
  ],
  smoked: [
    [0, "#4a5157"],
    [0.4, "#191c1f"],
    [1, "#08090a"],
  ],
  red: [
    [0, "#2a0306"],
    [0.55, "#860b11"],
    [1, "#d8242a"],
  ],
  redSmoked: [
    [0, "#120204"],
    [0.6, "#3a0508"],
    [1, "#7a0d12"],
  ],
};

/** The glow around a light guide: widths as multiples of the guide's, with their opacities. */
const GLOW = [
  [5, 0.05],
  [3.6, 0.08],
  [2.5, 0.13],
  [1.7, 0.22],
] as const;

function housing(lamp: Lamp): readonly Stop[] {
  if (lamp.light === "red") return lamp.lens === "clear" ? housings.red : housings.redSmoked;
  return housings[lamp.lens];
}

function drawLamp(drawing: Drawing, lamp: Lamp, index: number): void {
  const name = `lamp-${index}`;
  const outline = closedPath(lampOutline(lamp));
  const inside = lampSpace(lamp);
  const red = lamp.light === "red";
  const place = (points: Curve): Curve => points.map((point) => ({ ...point, ...inside(point.x, point.y) }));
  drawing.define(linearGradient(drawing.id(name), housing(lamp), [0, 0, 1, 0.6]));
  drawing.define(`<clipPath id="${drawing.id(`${name}-lens`)}"><path d="${outline}"/></clipPath>`);
  drawing.draw(path(outline, `fill="${drawing.ref(name)}" stroke="#050506" stroke-width="8" stroke-linejoin="round"`));
  drawing.group(`clip-path="${drawing.ref(`${name}-lens`)}"`, () => {
    drawing.draw(
      path(outline, `fill="none" stroke="#000" stroke-opacity=".55" stroke-width="22" filter="${drawing.ref("fine")}"`),
    );
  });
  for (const [along, across, radius] of lamp.projectors) {
    const { x, y } = inside(along, across);
    const circle = (share: number, attributes: string) =>
      drawing.draw(`<circle cx="${short(x)}" cy="${short(-y)}" r="${short(radius * share)}" ${attributes}/>`);
    circle(1, `fill="#0b0d0f" stroke="${red ? "#ff8a7c" : "#c8d0d8"}" stroke-width="${short(radius * 0.2)}"`);
    circle(0.62, `fill="${red ? "#7a0c10" : "#39424a"}"`);
    circle(0.4, `fill="${red ? "#ff6a5c" : "#e8f2fa"}"`);
  }
  for (const guide of lamp.guides) {
    const line = openPath(place(guide));
    for (const [spread, opacity] of GLOW) {
      const glow = `stroke="${red ? "#ff5a4e" : "#ffffff"}" stroke-width="${short(lamp.guideWidth * spread)}"`;
      drawing.draw(path(line, `fill="none" ${glow} stroke-opacity="${opacity}" stroke-linecap="round"`));
    }
    const core = `stroke="${red ? "#ffb3a6" : "#fffdf6"}" stroke-width="${lamp.guideWidth}"`;
    drawing.draw(path(line, `fill="none" ${core} stroke-linecap="round" stroke-linejoin="round"`));
  }
  drawing.group(`clip-path="${drawing.ref(`${name}-lens`)}"`, () => {
    const upperEdge = openPath(lamp.upper);
    drawing.draw(path(upperEdge, `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9"`));
  });
}

/** Head and tail lamps: housing, projectors, glowing guides, the light on the lens. */
export function drawLamps(drawing: Drawing, lamps: readonly Lamp[]): void {
  lamps.forEach((lamp, index) => {
    drawLamp(drawing, lamp, index);
  });
}
