import { path } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";
import type { Curve, CurvePoint } from "../geometry/curve.ts";
import { closedPath } from "../geometry/spline.ts";
import type { Arch, Body, DarkPart } from "../profile.ts";

const EDGE_WIDTH = 5;
const CLADDING_FROM = -22;
const CLADDING_TO = 202;
const CLADDING_STEPS = 24;

/** Skirts and intakes, each with a thread of light on its edge. */
export function drawDarkParts(drawing: Drawing, parts: readonly DarkPart[]): void {
  drawing.group(`clip-path="${drawing.ref("shell")}"`, () => {
    for (const part of parts) {
      const shape = closedPath(part.shape);
      const fill = part.finish === "slat" ? "#25262a" : drawing.ref(part.finish);
      drawing.draw(path(shape, `fill="${fill}"`));
      const edge = `fill="none" stroke="#fff" stroke-opacity="${part.edge}" stroke-width="${EDGE_WIDTH}"`;
      if (part.edge > 0) drawing.draw(path(shape, edge));
    }
  });
}

/** A band of cladding around a wheel opening. */
function claddingShape(arch: Arch, width: number): Curve {
  const rim = (radius: number): CurvePoint[] =>
    Array.from({ length: CLADDING_STEPS + 1 }, (_, step) => {
      const angle = ((CLADDING_FROM + ((CLADDING_TO - CLADDING_FROM) * step) / CLADDING_STEPS) * Math.PI) / 180;
      return {
        x: arch.x + radius * Math.cos(angle),
        y: arch.wheelRadius + radius * Math.sin(angle),
        sharp: step % CLADDING_STEPS === 0,
      };
    });
  return [...rim(arch.radius + width), ...rim(arch.radius - 10).toReversed()];
}

/** The dark bands around the wheels of cars made for the country. */
export function archCladding(body: Body): DarkPart[] {
  const { archCladding: width, arches } = body;
  return (["front", "rear"] as const)
    .filter((axle) => width[axle] > 0)
    .map((axle) => ({ shape: claddingShape(arches[axle], width[axle]), finish: "satin", edge: 0.1 }));
}
