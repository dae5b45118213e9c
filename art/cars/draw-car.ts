import { path } from "../render/svg.ts";
import { Drawing } from "./drawing.ts";
import { lampSpace } from "./geometry/lamp-space.ts";
import { morphFor } from "./geometry/morph.ts";
import { closedPath, openPath } from "./geometry/spline.ts";
import type { CarModel } from "./model.ts";
import { archCladding, drawDarkParts } from "./parts/dark-parts.ts";
import { defineSharedFinishes } from "./parts/definitions.ts";
import { drawFittings } from "./parts/fittings.ts";
import { drawGlasshouse } from "./parts/glasshouse.ts";
import { drawLamps } from "./parts/lamps.ts";
import { drawOpenCabin } from "./parts/open-cabin.ts";
import { drawArchShadows, drawContourLight, drawUnderside, shellPath } from "./parts/shell.ts";
import { drawShutLines } from "./parts/shut-lines.ts";
import type { Arch, Body, Lamp } from "./profile.ts";
import { type Environment, type StudioLights, studioEnvironment } from "./shading/environment.ts";
import { glassMaterial, type Paint, paintMaterial } from "./shading/paint.ts";
import { type Extent, shadeSide } from "./shading/shade-side.ts";
import { sideSurface } from "./shading/surface-angles.ts";
import { drawWheel } from "./wheels/wheel.ts";

/** A finished car in millimetres: origin at the nose on the ground, y downwards. */
export interface DrawnCar {
  readonly defs: string;
  readonly marks: string;
  readonly length: number;
  readonly height: number;
  readonly arches: { readonly front: Arch; readonly rear: Arch };
  /** Where each lamp shines from. */
  readonly lamps: readonly { readonly light: Lamp["light"]; readonly x: number; readonly y: number }[];
}

/** Pixels of shading a millimetre: enough for the close details at their largest width. */
const DENSITY = 0.5;
const MARGIN = 40;

function drawWheels(drawing: Drawing, body: Body, model: CarModel): void {
  for (const axle of ["front", "rear"] as const) {
    const arch = body.arches[axle];
    drawing.draw(
      drawWheel(drawing.id(axle), model.wheel, {
        x: arch.x,
        radius: arch.wheelRadius,
        rimRatio: body.rimRatio,
        rotation: axle === "front" ? 0.2 : -0.33,
        axle,
      }),
    );
  }
}

async function shadeGlass(body: Body, extent: Extent, environment: Environment, tint: string): Promise<string> {
  if (!body.glasshouse) return "";
  const { section, topRoundAngle } = body.glasshouse;
  const surface = { ...body.surface, section, topAngle: 80, topRound: 60, topRoundAngle, bumps: [] };
  const points = body.glasshouse.windows.flat();
  const panes = {
    ...extent,
    left: Math.min(...points.map((point) => point.x)) - MARGIN,
    right: Math.max(...points.map((point) => point.x)) + MARGIN,
    bottom: Math.min(...points.map((point) => point.y)) - MARGIN,
  };
  return shadeSide(sideSurface({ ...body, surface }, []), body.length, panes, environment, glassMaterial(tint));
}

/**
 * Draws a model in profile, facing left. `lights` changes the studio it mirrors; `prefix` keeps two cars' ids apart; `density`
 * is pixels of shading a millimetre, for pictures that are kept small.
 */
export async function drawCar(
  model: CarModel,
  options: { prefix?: string; lights?: Omit<StudioLights, "carLength">; density?: number } = {},
): Promise<DrawnCar> {
  const morph = morphFor(model.body, model.shape);
  const body = morph.body(model.body);
  const drawing = new Drawing(options.prefix ?? "car");
  const extent = {
    left: -MARGIN,
    right: body.length + MARGIN,
    bottom: 60,
    top: body.height + MARGIN,
    density: options.density ?? DENSITY,
  };
  const lights = { carLength: body.length, ...options.lights };
  const environment = studioEnvironment(lights);
  const glassLight = studioEnvironment({ ...lights, main: (lights.main ?? 1.55) * 0.87, strip: 0.5 });
  const arches = [body.arches.front, body.arches.rear];
  const surface = sideSurface(body, arches);
  const shade = (paint: Paint) => shadeSide(surface, body.length, extent, environment, paintMaterial(paint));

  defineSharedFinishes(drawing);
  drawing.define(`<clipPath id="${drawing.id("shell")}"><path d="${shellPath(body)}"/></clipPath>`);
  drawUnderside(drawing, body);
  drawWheels(drawing, body, model);
  const painted = await shade(model.paint);
  const upper = model.secondPaint && body.upperTone ? await shade(model.secondPaint) : undefined;
  const glass = await shadeGlass(body, extent, glassLight, model.glassTint ?? "#0b0d10");
  drawing.group(`clip-path="${drawing.ref("shell")}"`, () => {
    drawing.draw(painted);
    if (upper && body.upperTone) drawUpperTone(drawing, body.upperTone, upper);
    drawArchShadows(drawing, body);
  });
  const intakes = model.intakes?.map(morph.darkPart) ?? body.intakes;
  drawDarkParts(drawing, [...body.skirts, ...intakes, ...archCladding(body)]);
  if (body.glasshouse) {
    const { leather, brightwork } = model;
    drawGlasshouse(drawing, body.glasshouse, {
      image: glass,
      leather,
      brightwork,
      height: body.height,
      belt: body.belt,
    });
  }
  drawShutLines(drawing, body.shutLines);
  const lamps = model.lamps.map(morph.lamp);
  drawLamps(drawing, lamps);
  if (body.openCabin) {
    const sideGlass = model.sideGlass && morph.curve(model.sideGlass);
    drawOpenCabin(drawing, body.openCabin, { leather: model.leather, sideGlass });
  }
  const own = model.fittings?.map(morph.fitting) ?? [];
  drawFittings(drawing, {
    fittings: model.plain ? own : [...body.fittings, ...own],
    mirror: body.mirror,
    handles: body.handles,
    paint: model.paint.base,
  });
  drawContourLight(drawing, body);
  const { length, height } = body;
  return { defs: drawing.defs, marks: drawing.marks, length, height, arches: body.arches, lamps: lamps.map(source) };
}

/** The middle of a lamp; a head lamp shines from its front half. */
function source(lamp: Lamp): DrawnCar["lamps"][number] {
  const { x, y } = lampSpace(lamp)(lamp.light === "white" ? 0.35 : 0.5, 0.5);
  return { light: lamp.light, x, y: -y };
}

function drawUpperTone(drawing: Drawing, tone: NonNullable<Body["upperTone"]>, image: string): void {
  drawing.define(`<clipPath id="${drawing.id("upper")}"><path d="${closedPath(tone.shape)}"/></clipPath>`);
  drawing.group(`clip-path="${drawing.ref("upper")}"`, () => drawing.draw(image));
  if (!tone.coachline) return;
  drawing.draw(path(openPath(tone.coachline), `fill="none" stroke="#d9c08a" stroke-opacity=".55" stroke-width="5"`));
}
