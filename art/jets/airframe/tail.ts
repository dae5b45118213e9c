import { flatten, rearmostAt } from "../../cars/geometry/spline.ts";
import type { JetModel } from "../jet-model.ts";
import { loft, onBothSides, type Patch, type Section, spindle } from "./mesh.ts";
import type { Tube } from "./tube.ts";

const FIN_STEPS = 28;
const THICKNESS = 0.09;

/** Fin, stabiliser with its pod, and what stands under the tail. */
export function tailPatches(model: JetModel, tube: Tube): Patch[] {
  return [...finPatches(model), ...podPatches(model), ...stabiliserPatches(model, tube), ...ventralPatches(model)];
}

function finPatches({ fin }: JetModel): Patch[] {
  const leading = flatten(fin.leading);
  const trailing = flatten(fin.trailing);
  // The fin goes on down into the tube, so that no gap shows where the crown falls away under it.
  const foot = leading[0] ?? { x: 0, y: 0 };
  const root = Math.min(foot.y, trailing[0]?.y ?? 0);
  const top = Math.min(leading.at(-1)?.y ?? 0, trailing.at(-1)?.y ?? 0);
  const topChord = (trailing.at(-1)?.x ?? 0) - (leading.at(-1)?.x ?? 0);
  const sections = Array.from({ length: FIN_STEPS + 1 }, (_, i): Section => {
    const share = i / FIN_STEPS;
    const y = root + (top - root) * share;
    // A fillet's long chord does not make the fin thicker.
    return {
      front: rearmostAt(leading, y) ?? foot.x,
      rear: rearmostAt(trailing, y) ?? 0,
      y,
      out: 0,
      thickness: topChord * (0.2 - 0.1 * share),
      cant: 90,
    };
  });
  const end = sections.at(-1);
  return end ? loft("fin", [...sections, { ...end, thickness: 0.5 }]) : [];
}

function podPatches({ fin, stabiliser }: JetModel): Patch[] {
  const { pod } = fin;
  if (!pod) return [];
  const [from, to] = [stabiliser.root[0] - pod.before, stabiliser.root[1] + pod.behind];
  const rings = Array.from({ length: 31 }, (_, i) => {
    const share = i / 30;
    const size = pod.radius * Math.sin(Math.PI * share ** 0.8) ** 0.7;
    return { x: from + (to - from) * share, y: stabiliser.y, halfHeight: size, halfWidth: size };
  });
  return [spindle("fin", rings)];
}

function stabiliserPatches({ stabiliser }: JetModel, tube: Tube): Patch[] {
  const { root, tip, halfSpan, dihedral, y } = stabiliser;
  const rise = Math.tan((dihedral * Math.PI) / 180);
  const inside = y < tube.crown(root[0]) ? tube.halfWidth(root[0]) * 0.5 : 1;
  const section = ([front, rear]: readonly [number, number], out: number, thickness: number): Section => ({
    front,
    rear,
    y: y + out * rise,
    out,
    thickness,
    cant: dihedral,
  });
  const [tipFront, tipRear] = tip;
  const thickness = (tipRear - tipFront) * THICKNESS;
  return onBothSides(
    loft("wing", [
      section(root, inside, (root[1] - root[0]) * THICKNESS),
      section(tip, halfSpan - thickness, thickness),
      section([tipFront + (tipRear - tipFront) * 0.1, tipRear], halfSpan, 0.5),
    ]),
  );
}

function ventralPatches({ ventralFins }: JetModel): Patch[] {
  return ventralFins.flatMap((fin) => {
    const splay = fin.tipOut - fin.rootOut;
    const cant = (Math.atan2(fin.tipY - fin.rootY, splay) * 180) / Math.PI;
    const section = ([front, rear]: readonly [number, number], y: number, out: number): Section => ({
      front,
      rear,
      y,
      out,
      thickness: (rear - front) * 0.04 + 2,
      cant,
    });
    const blade = loft("tube", [section(fin.root, fin.rootY, fin.rootOut), section(fin.tip, fin.tipY, fin.tipOut)]);
    return splay > 0 ? onBothSides(blade) : blade;
  });
}
