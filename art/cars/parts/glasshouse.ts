import { mixColours } from "../../render/colour.ts";
import { linearGradient, linearGradientAt, path, short } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";
import { type Curve, curve } from "../geometry/curve.ts";
import { closedPath, openPath } from "../geometry/spline.ts";
import type { Brightwork, Glasshouse, Seat } from "../profile.ts";

/** A front seat's back with its headrest, seen from the left, for a seat 100 high at (0, 0). */
const SEAT = curve("-34,-14! -24,14 -2,54 6,68 10,80 20,87 46,87 56,82 60,66 62,36 54,-14!");

const placed = (shape: Curve, seat: Seat): Curve =>
  shape.map((point) => ({
    ...point,
    x: seat.x + (point.x * seat.height) / 100,
    y: seat.y + (point.y * seat.height) / 100,
  }));

function drawInterior(drawing: Drawing, glass: Glasshouse, leather: string): void {
  const colour = mixColours(leather, "#060607", 0.74);
  drawing.group(`filter="${drawing.ref("fine")}"`, () => {
    for (const seat of glass.seats) {
      drawing.draw(path(closedPath(placed(SEAT, seat)), `fill="${colour}" fill-opacity=".55"`));
    }
    if (glass.dashboard) drawing.draw(path(closedPath(glass.dashboard), `fill="#15161a" fill-opacity=".9"`));
  });
}

function drawReflections(drawing: Drawing, glass: Glasshouse, height: number, belt: number): void {
  glass.reflections.forEach((light, index) => {
    const name = `pane-light-${index}`;
    drawing.define(
      linearGradientAt(
        drawing.id(name),
        [
          [0, "#ffffff", light.strength],
          [0.7, "#dfe4ea", short(light.strength * 0.25)],
          [1, "#ffffff", 0],
        ],
        [light.from, -height, light.to, -belt],
      ),
    );
    drawing.draw(path(closedPath(light.shape), `fill="${drawing.ref(name)}"`));
  });
}

function drawBrightwork(drawing: Drawing, strips: readonly Brightwork[], finish: "chrome" | "black"): void {
  for (const { along, width } of strips) {
    if (finish === "black") {
      drawing.draw(
        path(openPath(along), `fill="none" stroke="#101114" stroke-width="${width}" stroke-linecap="round"`),
      );
      continue;
    }
    const raised = along.map((point) => ({ ...point, y: point.y + width * 0.25 }));
    const metal = `stroke="${drawing.ref("chrome-lengthwise")}" stroke-width="${width}" stroke-linecap="round"`;
    const shine = `stroke="#fff" stroke-opacity=".55" stroke-width="${short(width * 0.3)}"`;
    drawing.draw(path(openPath(along), `fill="none" ${metal}`) + path(openPath(raised), `fill="none" ${shine}`));
  }
}

/** Side windows over the shaded glass image, pillars, brightwork and windscreen. */
export function drawGlasshouse(
  drawing: Drawing,
  glass: Glasshouse,
  look: { image: string; leather: string; brightwork: "chrome" | "black"; height: number; belt: number },
): void {
  const panes = glass.windows.map(closedPath).join("");
  drawing.define(`<clipPath id="${drawing.id("panes")}"><path d="${panes}"/></clipPath>`);
  drawing.draw(
    path(panes, `fill="#060607" stroke="#060607" stroke-width="${glass.frameWidth}" stroke-linejoin="round"`),
  );
  drawing.group(`clip-path="${drawing.ref("panes")}"`, () => {
    drawing.draw(look.image);
    drawInterior(drawing, glass, look.leather);
    drawReflections(drawing, glass, look.height, look.belt);
    const shadow = `stroke="#000" stroke-opacity=".7" stroke-width="22" filter="${drawing.ref("fine")}"`;
    drawing.draw(path(panes, `fill="none" ${shadow}`));
  });
  for (const pillar of glass.pillars) drawing.draw(path(closedPath(pillar), `fill="#08080a"`));
  drawBrightwork(drawing, glass.brightwork, look.brightwork);
  drawing.define(
    linearGradient(drawing.id("windscreen"), [
      [0, "#0c0e11"],
      [0.5, "#2b3036"],
      [1, "#0b0c0e"],
    ]),
  );
  drawing.draw(path(closedPath(glass.windscreen), `fill="${drawing.ref("windscreen")}"`));
}
