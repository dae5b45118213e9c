import { smoothStep } from "../../render/easing.ts";
import type { Chord, JetModel, Winglet } from "../jet-model.ts";
import { loft, onBothSides, type Patch, type Section } from "./mesh.ts";
import type { Tube } from "./tube.ts";

const TIP_THICKNESS = 0.1;
const RADIAN = Math.PI / 180;
const WINGLET_STEPS = 14;

/** Both wings, from within the tube to the top of the winglets. */
export function wingPatches(model: JetModel, tube: Tube): Patch[] {
  return onBothSides(loft("wing", wingSections(model, tube)));
}

function wingSections({ wing, span }: JetModel, tube: Tube): Section[] {
  const bend = wing.winglet ? wingletSteps(wing.winglet, wing.dihedral) : [];
  const tipOut = span / 2 - (bend.at(-1)?.out ?? 0);
  const rootOut = tube.halfWidth((wing.root[0] + wing.root[1]) / 2) * 0.55;
  const section = (out: number, [front, rear]: Chord, thickness: number): Section => ({
    front,
    rear,
    y: wing.y + (out - rootOut) * Math.tan(wing.dihedral * RADIAN),
    out,
    thickness: thickness * (rear - front),
    cant: wing.dihedral,
  });
  const tip = section(tipOut, wing.tip, TIP_THICKNESS);
  const sections = [section(rootOut, wing.root, wing.thickness)];
  if (wing.kink) sections.push(section(wing.kink.out, wing.kink.chord, (wing.thickness + TIP_THICKNESS) / 2));
  sections.push(tip);
  for (const step of bend) {
    const chord = tip.rear - tip.front + ((wing.winglet?.topChord ?? 0) - (tip.rear - tip.front)) * step.along;
    const front = tip.front + (wing.winglet?.rake ?? 0) * step.along ** 1.25;
    sections.push({
      front,
      rear: front + chord,
      y: tip.y + step.rise,
      out: tip.out + step.out,
      thickness: chord * TIP_THICKNESS,
      cant: step.cant,
    });
  }
  const end = sections.at(-1) ?? tip;
  return [...sections, { ...end, front: end.front + (end.rear - end.front) * 0.12, thickness: 0.5 }];
}

/** A winglet as steps from the wing's tip: it bends up over its first half and goes on straight. */
function wingletSteps(winglet: Winglet, dihedral: number) {
  const steps: { along: number; cant: number; rise: number; out: number }[] = [];
  let [rise, out] = [0, 0];
  for (let i = 1; i <= WINGLET_STEPS; i++) {
    const along = i / WINGLET_STEPS;
    const cant = dihedral + (winglet.cant - dihedral) * smoothStep(0, 0.5, along);
    rise += Math.sin(cant * RADIAN);
    out += Math.cos(cant * RADIAN);
    steps.push({ along, cant, rise, out });
  }
  const scale = winglet.rise / rise;
  return steps.map((step) => ({ ...step, rise: step.rise * scale, out: step.out * scale }));
}
