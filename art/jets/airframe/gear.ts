import type { JetModel } from "../jet-model.ts";
import { loft, onBothSides, type Patch, strut, wheel } from "./mesh.ts";
import type { Tube } from "./tube.ts";

/** Nose leg and main legs with their wheels, braces and doors. */
export function gearPatches(model: JetModel, tube: Tube): Patch[] {
  return [...noseGear(model, tube), ...onBothSides(mainGear(model))];
}

function noseGear({ gear }: JetModel, tube: Tube): Patch[] {
  const { x, radius, twin } = gear.nose;
  const top = tube.belly(x) + 12;
  const width = radius * 0.62;
  const wheels = twin ? onBothSides(wheel(x, radius, width * 0.72, width)) : wheel(x, radius, 0, width);
  const door = loft("tube", [
    { front: x + radius * 0.5, rear: x + radius * 2.6, y: top - 8, out: radius * 0.8, thickness: 2.5, cant: 90 },
    {
      front: x + radius * 0.6,
      rear: x + radius * 2.4,
      y: top - (top - radius) * 0.62,
      out: radius * 1.05,
      thickness: 2.5,
      cant: 90,
    },
  ]);
  return [
    ...wheels,
    ...onBothSides(door),
    strut({ x: x - 4, y: top, out: 0 }, { x, y: radius, out: 0 }, radius * 0.22),
    strut({ x: x - 3, y: top, out: 0 }, { x: x - 2, y: top - (top - radius) * 0.55, out: 0 }, radius * 0.32),
    strut(
      { x: x - radius * 2.6, y: top, out: 0 },
      { x: x - 2, y: radius + (top - radius) * 0.45, out: 0 },
      radius * 0.12,
    ),
  ];
}

function mainGear({ gear, wing }: JetModel): Patch[] {
  const { x, radius, twin, out } = gear.main;
  const width = radius * 0.58;
  const top = wing.y + 6;
  const wheels = twin
    ? [...wheel(x, radius, out + width * 0.75, width), ...wheel(x, radius, out - width * 0.75, width)]
    : wheel(x, radius, out, width);
  const knee = { x: x - radius * 0.9, y: radius * 1.5, out };
  return [
    ...wheels,
    strut({ x: x - radius * 0.7, y: top, out }, knee, radius * 0.2),
    strut(knee, { x, y: radius, out }, radius * 0.2),
    strut({ x: x + radius * 0.1, y: top, out }, { x, y: radius, out }, radius * 0.13),
  ];
}
