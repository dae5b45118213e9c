import { Drawing } from "../cars/drawing.ts";
import { closedPath } from "../cars/geometry/spline.ts";
import { paintMaterial } from "../cars/shading/paint.ts";
import { shadeSide } from "../cars/shading/shade-side.ts";
import { path } from "../render/svg.ts";
import { buildTube, roundSurface } from "./fuselage.ts";
import type { JetModel } from "./jet-model.ts";
import { hours } from "./light.ts";
import { drawCabinSide } from "./parts/cabin-side.ts";
import { drawNacelle, drawTailIntake } from "./parts/engines.ts";
import { drawGear } from "./parts/gear.ts";
import { drawLivery } from "./parts/livery.ts";
import { drawFarSide, drawFin } from "./parts/tail.ts";
import { drawWing } from "./parts/wing.ts";

/** A finished aircraft in centimetres: nose at x 0, ground at y 0, y downwards. */
export interface DrawnJet {
  readonly defs: string;
  readonly marks: string;
  readonly length: number;
  readonly height: number;
}

/** Pixels of shading a centimetre. */
const DENSITY = 1.1;

/** Draws an aircraft in side view, facing left, in the light of its hour. */
export async function drawJet(model: JetModel): Promise<DrawnJet> {
  const light = hours[model.hour];
  const tube = buildTube(model);
  const drawing = new Drawing("jet");
  const extent = { left: -8, right: tube.length, bottom: tube.bottom - 6, top: tube.top + 8, density: DENSITY };
  const surface = roundSurface(tube.upper, tube.lower, { nose: model.fuselage.depth * 1.5, tail: tube.length * 0.3 });
  const material = paintMaterial({
    base: model.livery.upper,
    flake: model.livery.upper,
    metallic: 0.3,
    exposure: light.exposure,
  });
  const image = await shadeSide(surface, tube.length, extent, light.environment, material);
  const outline = closedPath(tube.outline);
  drawing.define(`<clipPath id="${drawing.id("tube")}"><path d="${outline}"/></clipPath>`);
  drawFarSide(drawing, model, tube);
  drawGear(drawing, model, tube);
  drawFin(drawing, model, tube);
  if (model.engines.count === 3) drawTailIntake(drawing, model, tube);
  drawing.group(`clip-path="${drawing.ref("tube")}"`, () => {
    drawing.draw(image);
    drawLivery(drawing, model, tube);
    drawing.draw(path(outline, `fill="none" stroke="${light.rim}" stroke-opacity=".45" stroke-width="4"`));
  });
  drawCabinSide(drawing, model, tube);
  await drawNacelle(drawing, model, tube);
  drawWing(drawing, model, tube);
  return { defs: drawing.defs, marks: drawing.marks, length: model.length, height: model.finHeight };
}
