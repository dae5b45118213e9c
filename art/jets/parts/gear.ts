import type { Drawing } from "../../cars/drawing.ts";
import { path, short } from "../../render/svg.ts";
import type { Tube } from "../fuselage.ts";
import type { JetModel } from "../jet-model.ts";

/** Wheel radii as shares of the fuselage's depth. */
const NOSE_WHEEL = 0.115;
const MAIN_WHEEL = 0.17;

function wheel(x: number, radius: number): string {
  const ring = (share: number, fill: string) =>
    `<circle cx="${short(x)}" cy="${-short(radius)}" r="${short(radius * share)}" fill="${fill}"/>`;
  return (
    ring(1, "#0b0b0d") + ring(0.9, "#17181b") + ring(0.58, "#8d9096") + ring(0.46, "#4a4c52") + ring(0.16, "#c9ccd2")
  );
}

function leg(x: number, radius: number, top: number, width: number): string {
  const strut = `M${short(x - width)} ${-short(top)}L${short(x - width * 0.6)} ${-short(radius)}h${short(width * 1.2)}L${short(x + width)} ${-short(top)}Z`;
  const brace = `M${short(x + width)} ${-short(top - 6)}L${short(x + width * 6)} ${-short(top + 8)}`;
  return (
    path(strut, `fill="#6a6d73"`) +
    path(brace, `fill="none" stroke="#4a4c52" stroke-width="${short(width)}"`) +
    path(
      `M${short(x)} ${-short(top)}V${-short(radius)}`,
      `fill="none" stroke="#e4e6e8" stroke-opacity=".6" stroke-width="${short(width * 0.4)}"`,
    )
  );
}

/** Nose and main landing gear with their doors. */
export function drawGear(drawing: Drawing, model: JetModel, tube: Tube): void {
  const { depth } = model.fuselage;
  const noseX = depth * model.fuselage.nose * 0.86;
  const mainX = model.length * (model.wing.root + 0.125);
  const noseRadius = depth * NOSE_WHEEL;
  const mainRadius = depth * MAIN_WHEEL;
  const door = (x: number, height: number, width: number) =>
    path(
      `M${short(x)} ${-short(tube.bottom + depth * 0.06)}h${short(width)}l${short(-width * 0.12)} ${short(height)}h${short(-width * 0.76)}Z`,
      `fill="${model.livery.lower}" stroke="#1d1a22" stroke-opacity=".5" stroke-width="2"`,
    );
  drawing.draw(leg(noseX, noseRadius, tube.bottom + depth * 0.14, depth * 0.034));
  drawing.draw(wheel(noseX, noseRadius));
  drawing.draw(door(noseX + depth * 0.05, tube.bottom * 0.3, depth * 0.13));
  drawing.draw(wheel(mainX + mainRadius * 0.5, mainRadius));
  drawing.draw(leg(mainX, mainRadius, tube.bottom + depth * 0.1, depth * 0.045));
  drawing.draw(wheel(mainX - mainRadius * 0.1, mainRadius));
}
