import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";

/** Tones of foliage, dark to light. */
export type Leaves = readonly [dark: string, middle: string, light: string];

/** A round crown of leaves, lit from the upper left. */
export function crown(scene: Scene, x: number, y: number, rx: number, ry: number, leaves: Leaves, density = 60): void {
  const { random } = scene;
  scene.ellipse(x, y, rx * 0.86, ry * 0.82, leaves[0]);
  const clumps = Array.from({ length: density }, () => {
    const [angle, out] = [random.next() * Math.PI * 2, Math.sqrt(random.next())];
    const [px, py] = [Math.cos(angle) * out, Math.sin(angle) * out];
    return { px, py, light: -py * 0.75 - px * 0.45 + random.bell() * 0.5 };
  }).sort((a, b) => a.light - b.light);
  for (const { px, py, light } of clumps) {
    const tone = light > 0.42 ? leaves[2] : light > -0.12 ? leaves[1] : leaves[0];
    scene.ellipse(
      x + px * rx * 0.9,
      y + py * ry * 0.9,
      rx * random.between(0.1, 0.24),
      ry * random.between(0.08, 0.18),
      tone,
      0.92,
    );
  }
}

/** A bank of crowns along a line. */
export function grove(
  scene: Scene,
  options: { from: number; to: number; base: number; height: number; leaves: Leaves; gap?: number; density?: number },
): void {
  const { from, to, base, height, leaves, gap = height * 0.7, density = 34 } = options;
  const { random } = scene;
  for (let x = from; x <= to; x += gap * random.between(0.7, 1.2)) {
    const h = height * random.between(0.72, 1.15);
    crown(scene, x, base - h * 0.48, h * 0.52, h * 0.52, leaves, density);
  }
}

/** A cypress: a dark flame with one lit side. */
export function cypress(scene: Scene, x: number, base: number, height: number, leaves: Leaves): void {
  const w = height * 0.115;
  const shape = (left: number, right: number) =>
    `M${short(x)} ${short(base - height)}C${short(x + right * 0.7)} ${short(base - height * 0.72)} ${short(x + right * 1.15)} ${short(base - height * 0.3)} ${short(x + right * 0.5)} ${short(base)}H${short(x - left * 0.5)}C${short(x - left * 1.15)} ${short(base - height * 0.3)} ${short(x - left * 0.7)} ${short(base - height * 0.72)} ${short(x)} ${short(base - height)}Z`;
  scene.path(shape(w, w), leaves[0]);
  scene.path(shape(w * 0.92, w * 0.1), leaves[1], 0.9);
  scene.path(
    `M${short(x - w * 0.15)} ${short(base - height * 0.86)}C${short(x - w * 0.7)} ${short(base - height * 0.6)} ${short(x - w * 0.9)} ${short(base - height * 0.3)} ${short(x - w * 0.5)} ${short(base - height * 0.06)}Q${short(x - w * 0.5)} ${short(base - height * 0.4)} ${short(x - w * 0.15)} ${short(base - height * 0.86)}Z`,
    leaves[2],
    0.7,
  );
}

/** A spruce of drooping tiers. */
export function spruce(scene: Scene, x: number, base: number, height: number, leaves: Leaves): void {
  const tiers = 7;
  let [right, left] = [`M${short(x)} ${short(base - height)}`, ""];
  for (let tier = 1; tier <= tiers; tier++) {
    const [y, w] = [base - height + (height * tier) / tiers, height * 0.2 * (tier / tiers) ** 0.9];
    right += `L${short(x + w)} ${short(y)}L${short(x + w * 0.55)} ${short(y - height * 0.02)}`;
    left = `L${short(x - w * 0.55)} ${short(y - height * 0.02)}L${short(x - w)} ${short(y)}${left}`;
  }
  scene.path(`${right}${left}Z`, scene.sides(leaves[1], leaves[0], 0.48));
}

/** A palm with a ringed trunk leaning by `lean` units at its top. */
export function palm(
  scene: Scene,
  x: number,
  base: number,
  height: number,
  leaves: Leaves,
  trunk: readonly [string, string],
  lean = 0,
): void {
  const { random } = scene;
  const w = height * 0.02 + 2;
  const [tx, ty] = [x + lean, base - height];
  const belly = x + lean * 0.2;
  const trunkPath = `M${short(x - w * 1.5)} ${short(base)}Q${short(belly - w)} ${short(base - height * 0.5)} ${short(tx - w * 0.8)} ${short(ty)}H${short(tx + w * 0.8)}Q${short(belly + w)} ${short(base - height * 0.5)} ${short(x + w * 1.5)} ${short(base)}Z`;
  scene.path(trunkPath, scene.sides(trunk[0], trunk[1], 0.42));
  const reach = height * 0.3 + 16;
  for (const layer of frondLayers) {
    for (let index = 0; index < layer.count; index++) {
      const along = index / (layer.count - 1);
      const angle = Math.PI * (layer.from + (layer.to - layer.from) * along) + random.bell() * 0.1;
      const length = reach * layer.length * random.between(0.9, 1.1);
      const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
      const tip: Vector = [dx * length, dy * length + length * layer.droop];
      const bend: Vector = [dx * length * 0.52, dy * length * 0.62 - length * layer.rise];
      const tone = leaves[Math.max(0, Math.min(2, layer.tone + (dx < -0.25 ? 1 : 0)))] ?? leaves[1];
      drawFrond(scene, [tx, ty], tip, bend, tone, leaves[0]);
    }
  }
  for (let index = 0; index < 6; index++)
    scene.ellipse(tx + random.bell() * w * 2.2, ty + random.between(0, w * 2), w * 0.7, w * 0.7, trunk[1]);
}

type Vector = readonly [number, number];

/** A palm's head, back to front: angles in half turns from the right, how far fronds reach, sink at the tip and rise first. */
const frondLayers = [
  { count: 7, from: 0.94, to: 0.06, length: 0.92, droop: 0.16, rise: 0.16, tone: 0 },
  { count: 6, from: 1.08, to: -0.08, length: 1, droop: 0.3, rise: 0.3, tone: 0 },
  { count: 5, from: 0.86, to: 0.14, length: 0.74, droop: 0.1, rise: 0.1, tone: 1 },
  { count: 4, from: 1.22, to: -0.22, length: 0.8, droop: 0.34, rise: 0.44, tone: 1 },
] as const;

function drawFrond(scene: Scene, [x, y]: Vector, tip: Vector, bend: Vector, tone: string, rib: string): void {
  const point = (t: number): Vector => [
    x + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
    y + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const length = Math.hypot(tip[0], tip[1]);
  let leaflets = "";
  for (let t = 0.1; t < 1; t += 0.034) {
    const [px, py] = point(t);
    const [qx, qy] = point(Math.min(1, t + 0.03));
    const along = Math.hypot(qx - px, qy - py) || 1;
    const [ux, uy] = [(qx - px) / along, (qy - py) / along];
    const blade = length * 0.17 * Math.sin(Math.PI * (0.2 + t * 0.74));
    for (const side of [-1, 1]) {
      const [ex, ey] = [ux * 0.85 - uy * 0.5 * side, uy * 0.85 + ux * 0.5 * side + 0.26];
      leaflets += `M${short(px)} ${short(py)}L${short(px + ex * blade)} ${short(py + ey * blade)}`;
    }
  }
  scene.line(leaflets, tone, Math.max(0.9, length * 0.0155), 1);
  scene.line(
    `M${short(x)} ${short(y)}Q${short(x + bend[0])} ${short(y + bend[1])} ${short(x + tip[0])} ${short(y + tip[1])}`,
    rib,
    Math.max(0.9, length * 0.013),
    0.8,
  );
}
