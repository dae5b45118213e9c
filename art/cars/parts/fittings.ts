import { mixColours } from "../../render/colour.ts";
import { linearGradient, path } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";
import { type Curve, curve } from "../geometry/curve.ts";
import { closedPath, openPath } from "../geometry/spline.ts";
import type { DoorHandle, Fitting, Mirror } from "../profile.ts";

/** A door mirror and its foot, for size 1 at (0, 0). */
const MIRROR_FOOT = curve("50,-56! 80,-6 140,-6 120,-56!");
const MIRROR_SHELL = curve("0,0! 16,48 90,76 175,64 196,12! 110,-8");

const moved = (shape: Curve, x: number, y: number, size: number): Curve =>
  shape.map((point) => ({ ...point, x: x + point.x * size, y: y + point.y * size }));

function definePaintedMetal(drawing: Drawing, paint: string): void {
  drawing.define(
    linearGradient(drawing.id("painted"), [
      [0, mixColours(paint, "#ffffff", 0.62)],
      [0.22, mixColours(paint, "#ffffff", 0.12)],
      [0.6, mixColours(paint, "#000000", 0.35)],
      [1, mixColours(paint, "#000000", 0.72)],
    ]),
  );
}

function drawFitting(drawing: Drawing, item: Fitting): void {
  switch (item.kind) {
    case "chrome": {
      const fill = drawing.ref(item.polished === "lengthwise" ? "chrome-lengthwise" : "chrome-upright");
      drawing.draw(path(closedPath(item.shape), `fill="${fill}" stroke="#000" stroke-opacity=".5" stroke-width="4"`));
      return;
    }
    case "dark":
      drawing.draw(path(closedPath(item.shape), `fill="${item.colour}" fill-opacity="${item.opacity}"`));
      return;
    case "painted": {
      const edge = `stroke="#000" stroke-opacity=".55" stroke-width="5"`;
      drawing.draw(path(closedPath(item.shape), `fill="${drawing.ref("painted")}" ${edge}`));
      return;
    }
    case "stroke": {
      const stroke = `stroke="${item.colour}" stroke-opacity="${item.opacity}" stroke-width="${item.width}"`;
      drawing.draw(path(openPath(item.along), `fill="none" ${stroke} stroke-linecap="round"`));
    }
  }
}

function drawHandle(drawing: Drawing, handle: DoorHandle): void {
  const { x, y, width } = handle;
  if (handle.style === "flush") {
    const ends = (lift: number) => `M${x} ${-(y + lift)}L${x + width} ${-(y + lift + 6)}`;
    drawing.draw(path(ends(0), `stroke="#000" stroke-opacity=".65" stroke-width="10" stroke-linecap="round"`));
    drawing.draw(path(ends(-8), `stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"`));
    return;
  }
  const shadow = `M${x} ${-(y - 6)}L${x + width} ${-(y - 4)}`;
  drawing.draw(path(shadow, `stroke="#000" stroke-opacity=".5" stroke-width="24" stroke-linecap="round"`));
  const point = (dx: number, dy: number, sharp: boolean) => ({ x: x + dx, y: y + dy, sharp });
  const bar = [
    point(0, 6, true),
    point(width * 0.55, 12, false),
    point(width, 8, true),
    point(width, -10, true),
    point(0, -14, true),
  ];
  drawing.draw(
    path(
      closedPath(bar),
      `fill="${drawing.ref("chrome-lengthwise")}" stroke="#000" stroke-opacity=".5" stroke-width="4"`,
    ),
  );
}

/** Mirror, handles and everything else that is screwed on; `paint` colours what is painted in body colour. */
export function drawFittings(
  drawing: Drawing,
  parts: { fittings: readonly Fitting[]; mirror: Mirror; handles: readonly DoorHandle[]; paint: string },
): void {
  definePaintedMetal(drawing, parts.paint);
  const { x, y, size } = parts.mirror;
  drawFitting(drawing, { kind: "dark", shape: moved(MIRROR_FOOT, x, y, size), colour: "#0a0a0c", opacity: 1 });
  drawFitting(drawing, { kind: "painted", shape: moved(MIRROR_SHELL, x, y, size) });
  for (const handle of parts.handles) drawHandle(drawing, handle);
  for (const item of parts.fittings) drawFitting(drawing, item);
}
