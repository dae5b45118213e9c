import { path, short } from "../../render/svg.ts";
import { Drawing } from "../drawing.ts";
import type { Curve } from "../geometry/curve.ts";
import { flatten, openPath } from "../geometry/spline.ts";
import type { Environment } from "../shading/environment.ts";
import { type Paint, paintMaterial } from "../shading/paint.ts";
import type { Colours, Elevation, MirrorView, Panel } from "./elevation.ts";
import { elevationEnvironment } from "./environment.ts";
import { across, wholePath } from "./halves.ts";
import { drawExhausts, drawGaps, drawGrilles, drawMirrors, drawPlate, drawTrims } from "./parts/face.ts";
import { defineFinishes } from "./parts/finishes.ts";
import { drawScreen, drawSideGlass } from "./parts/glass.ts";
import { drawFaceLamps } from "./parts/lamps.ts";
import { drawOpenCabin } from "./parts/open-cabin.ts";
import { drawRim } from "./parts/rim.ts";
import { drawTyre } from "./parts/tyre.ts";
import { type Box, shadePanel } from "./shade.ts";
import { panelSurface } from "./skin.ts";
import { skirtPanel } from "./skirt.ts";
import { underside } from "./stance.ts";

/** A finished elevation in millimetres: origin in the middle of the ground, y downwards. */
export interface DrawnElevation {
  readonly defs: string;
  readonly marks: string;
  readonly width: number;
  readonly height: number;
  readonly tyres: { readonly track: number; readonly width: number };
}

function boxOf(outline: Panel["outline"], margin = 12): Box {
  const line = flatten(outline);
  const half = Math.max(...line.map((point) => point.x)) + margin;
  const ys = line.map((point) => point.y);
  return { left: -half, right: half, bottom: Math.min(...ys) - margin, top: Math.max(...ys) + margin };
}

async function drawPanel(
  drawing: Drawing,
  name: string,
  panel: Panel,
  paint: Paint,
  light: Environment,
): Promise<string> {
  const box = boxOf(panel.outline);
  const image = await shadePanel(
    panelSurface(panel),
    box,
    box.right,
    light,
    paintMaterial(panel.paint ?? paint),
    panel.dim ?? 1,
  );
  const outline = wholePath(panel.outline);
  const clip = drawing.id(name);
  drawing.define(`<clipPath id="${clip}"><path d="${outline}"/></clipPath>`);
  drawing.group(`clip-path="url(#${clip})"`, () => {
    drawing.draw(image);
    const contour = panel.contour ?? 0.5;
    drawing.draw(
      path(
        outline,
        `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity="${short(contour)}" stroke-width="9"`,
      ),
    );
  });
  return `url(#${clip})`;
}

/** The right mirror's shell, shaded as a small panel of its own; drawn in place and mirrored by the caller. */
async function paintMirror(mirror: MirrorView, paint: Paint, light: Environment): Promise<string> {
  const line = flatten(mirror.shell);
  const xs = line.map((point) => point.x);
  const ys = line.map((point) => point.y);
  const [left, right, foot, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = (left + right) / 2;
  const surface = {
    column: (x: number) => (y: number) => {
      const u = (x - middle) / ((right - left) / 2);
      const v = (y - (foot + (top - foot) * 0.42)) / ((top - foot) * 0.58);
      const lean = Math.max(-62, Math.min(84, 14 + 66 * Math.sign(v) * Math.abs(v) ** 1.3));
      const turn = 78 * Math.sign(u) * Math.min(1, Math.abs(u)) ** 1.8;
      return { alongX: -Math.tan((turn * Math.PI) / 180), alongY: -Math.tan((lean * Math.PI) / 180) };
    },
  };
  return shadePanel(
    surface,
    { left: left - 4, right: right + 4, bottom: foot - 4, top: top + 4 },
    1000,
    light,
    paintMaterial(paint),
  );
}

/** What hangs beneath a bumper: dark, its lower edge lit from the floor. */
function drawValance(drawing: Drawing, shape: Curve): void {
  const d = wholePath(shape);
  drawing.draw(
    path(d, `fill="${drawing.ref("carbon")}"`) +
      path(d, `fill="none" stroke="${drawing.ref("lip-light")}" stroke-opacity=".36" stroke-width="6"`),
  );
}

/** Light low on a bumper: a glow that rises from the floor and a thread on its foot. Without it a dark one is lost beneath. */
function drawFootLight(drawing: Drawing, body: Curve, clip: string): void {
  const line = openPath(across(body.slice(-6)));
  const stroke = (opacity: number, width: number, more = "") =>
    path(line, `fill="none" stroke="#efe6d4" stroke-opacity="${opacity}" stroke-width="${width}" ${more}`);
  drawing.draw(
    `<g clip-path="${clip}" transform="translate(0 -16)">${stroke(0.2, 26, `filter="${drawing.ref("soft")}"`)}</g>` +
      stroke(0.42, 4.5),
  );
}

async function drawSkirts(
  drawing: Drawing,
  view: Elevation,
  paint: Paint,
  light: Environment,
  clip: string,
): Promise<void> {
  drawing.draw(`<g clip-path="${clip}">`);
  const skirts = view.trims.flatMap((trim) => skirtPanel(trim, view.body.outline) ?? []);
  for (const [index, skirt] of skirts.entries()) await drawPanel(drawing, `skirt-${index}`, skirt, paint, light);
  drawing.draw("</g>");
}

/** Draws one elevation, back to front. */
export async function drawElevation(view: Elevation, colours: Colours, prefix: string): Promise<DrawnElevation> {
  const drawing = new Drawing(prefix);
  const light = elevationEnvironment(colours.light);
  const glassLight = elevationEnvironment({ main: 1.2, strip: 0.5, side: 0.8 });
  const { paint, roofPaint = paint, leather } = colours;
  defineFinishes(drawing);
  drawTyre(drawing, "far", view.farTyre, true);
  drawing.draw(path(wholePath(underside(view.tyre)), `fill="${drawing.ref("floor")}"`));
  drawTyre(drawing, "tyre", view.tyre);
  drawRim(drawing, view.tyre, colours.wheel);
  const mirrors = async () => drawMirrors(drawing, view.mirror, await paintMirror(view.mirror, paint, light));
  if (view.mirrorsBeyond) await mirrors();
  for (const [index, panel] of view.behind.entries()) await drawPanel(drawing, `behind-${index}`, panel, paint, light);
  if (view.open) await drawOpenCabin(drawing, view, glassLight, leather);
  else {
    if (view.sideGlass) drawSideGlass(drawing, view.sideGlass);
    await drawPanel(drawing, "house", view.house, roofPaint, light);
    await drawScreen(drawing, view.screen, glassLight, leather);
    if (view.roofBlade) await drawPanel(drawing, "roof-blade", view.roofBlade, roofPaint, light);
  }
  if (view.valance) drawValance(drawing, view.valance);
  const body = await drawPanel(drawing, "body", view.body, paint, light);
  drawing.group(`clip-path="${body}"`, () => {
    const foot = openPath(across(view.body.outline.slice(-3)));
    drawing.draw(
      path(foot, `fill="none" stroke="#000" stroke-opacity=".5" stroke-width="40" filter="${drawing.ref("soft")}"`),
    );
  });
  for (const [index, panel] of (view.over ?? []).entries()) {
    const d = wholePath(panel.outline);
    drawing.draw(
      path(d, `fill="none" stroke="#000" stroke-opacity=".55" stroke-width="16" filter="${drawing.ref("fine")}"`),
    );
    await drawPanel(drawing, `over-${index}`, panel, paint, light);
  }
  drawGaps(drawing, view.gaps, body);
  await drawSkirts(drawing, view, paint, light, body);
  drawTrims(drawing, view.trims, body, "trim");
  drawFootLight(drawing, view.body.outline, body);
  drawGrilles(drawing, view.grilles ?? []);
  if (view.plate) drawPlate(drawing, view.plate);
  drawFaceLamps(drawing, view.lamps);
  drawTrims(drawing, view.late ?? [], body, "late");
  drawExhausts(drawing, view.exhausts ?? []);
  if (!view.mirrorsBeyond) await mirrors();
  const { track, width } = view.tyre;
  return { defs: drawing.defs, marks: drawing.marks, width: view.width, height: view.height, tyres: { track, width } };
}
