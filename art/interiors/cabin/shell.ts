import { box, rod, tube, union, type Vec } from "../engine/sdf.ts";
import { leather } from "../leather.ts";
import { carpet, piano, plain, satin, suede } from "../surfaces.ts";
import type { CabinDesign } from "./design.ts";
import type { AddPart } from "./parts-list.ts";

/** Floor, pillars, roof, rear wall, mirror and bonnet. */
export function addShell(add: AddPart, design: CabinDesign): void {
  const { roof, open } = design;
  const lining = open ? plain("#0a0909", 0.5) : suede(design.paleLining ? "#b9ab93" : "#4a4038");
  const pile = carpet(design.paleLining ? "#4a3a2c" : "#241b17");
  add(box([0, -0.02, 0.1], [0.85, 0.04, 1.4], 0.01), [-0.9, -0.1, -1.4], [0.9, 0.06, 1.6], 0.03, pile);
  add(box([-0.78, 0.1, 0.1], [0.05, 0.16, 1.2], 0.02), [-0.9, -0.1, -1.2], [-0.7, 0.3, 1.4], 0.015, satin);
  for (const side of [-1, 1]) {
    const reach = (inner: number, outer: number): [number, number] => [
      Math.min(side * inner, side * outer),
      Math.max(side * inner, side * outer),
    ];
    const header: Vec = [side * 0.565, roof, open ? 0.42 : 0.36];
    const [x0, x1] = reach(0.5, 0.8);
    const pillar = rod([side * 0.74, 0.84, 1.0], header, 0.034, 0.028);
    add(pillar, [x0, 0.75, 0.3], [x1, roof + 0.1, 1.1], 0.012, lining);
    if (open) continue;
    const rail: Vec[] = [
      header,
      [side * 0.57, roof + 0.035, -0.1],
      [side * 0.55, roof + 0.02, -0.6],
      [side * 0.5, roof - 0.08, -1.2],
    ];
    const [r0, r1] = reach(0.4, 0.65);
    add(tube(rail, 0.042), [r0, roof - 0.2, -1.3], [r1, roof + 0.12, 0.45], 0.014, lining);
    const middle = rod([side * 0.77, 0.86, -0.5], [side * 0.58, roof + 0.02, -0.42], 0.05, 0.045);
    const [m0, m1] = reach(0.45, 0.85);
    add(middle, [m0, 0.75, -0.6], [m1, roof + 0.1, -0.3], 0.014, lining);
  }
  const bar = rod([-0.565, roof, 0.39], [0.565, roof, 0.39], 0.03);
  add(bar, [-0.62, roof - 0.06, 0.3], [0.62, roof + 0.06, 0.46], 0.012, lining);
  if (open) {
    const wall = box([0, 0.55, -0.95], [0.75, 0.32, 0.1], 0.05);
    add(wall, [-0.8, 0.2, -1.1], [0.8, 0.95, -0.75], 0.02, leather("leather"));
  } else {
    const cloth = box([0, roof + 0.09, -0.45], [0.6, 0.03, 0.85], 0.02);
    add(cloth, [-0.65, roof + 0.02, -1.35], [0.65, roof + 0.15, 0.45], 0.02, lining);
    const wall = box([0, 0.6, -1.3], [0.75, 0.32, 0.1], 0.05);
    add(wall, [-0.8, 0.2, -1.45], [0.8, 1.0, -1.1], 0.02, design.rearSeats ? leather("leather") : plain("#0a0909"));
  }
  const mirror = union(
    box([0.03, roof - 0.085, 0.47], [0.115, 0.032, 0.014], 0.013),
    rod([0.03, roof - 0.06, 0.47], [0.03, roof - 0.01, 0.45], 0.01),
  );
  add(mirror, [-0.12, roof - 0.15, 0.4], [0.18, roof + 0.02, 0.52], 0.006, piano);
  const bonnet = box([0, 0.7, 1.75], [0.8, 0.08, 0.6], 0.06);
  add(bonnet, [-0.85, 0.55, 1.1], [0.85, 0.85, 2.4], 0.02, plain("#2c2927", 0.22, 0.06));
}
