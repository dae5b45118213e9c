import { short } from "../../render/svg.ts";
import { Random } from "../random.ts";
import type { Scene } from "../scene.ts";
import type { Leaves } from "./trees.ts";

interface Bough {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boughs(random: Random, x: number, y: number, rx: number, ry: number): Bough[] {
  const list: Bough[] = [];
  for (let row = 0; row < 3; row++) {
    const count = 13 - row * 3;
    for (let index = 0; index < count; index++) {
      const along = (index / (count - 1)) * 2 - 1;
      const v = along * (1 - row * 0.16);
      const lift = ry * 0.22 - row * ry * 0.36 * (1 - along * along * 0.75) - Math.sqrt(1 - v * v * 0.8) * ry * 0.1;
      list.push({
        x: x + v * rx * 0.86 + random.between(-0.04, 0.04) * rx,
        y: y + lift + random.between(-0.06, 0.06) * ry,
        width: rx * random.between(0.17, 0.25),
        height: ry * random.between(0.24, 0.34),
      });
    }
  }
  return list.sort((a, b) => a.y - b.y);
}

/** Each bough is a flat-bottomed cloud of needle strokes lit from the left. */
function drawBough(scene: Scene, random: Random, bough: Bough, leaves: Leaves, strokes: number, scale: number): void {
  const tones: [string, string, string] = ["", "", ""];
  for (let index = 0; index < strokes; index++) {
    const [angle, out] = [random.next() * Math.PI * 2, random.next() ** 0.55];
    const vertical = Math.sin(angle) * out;
    const x = bough.x + Math.cos(angle) * out * bough.width;
    const y = bough.y + (vertical > 0 ? vertical * 0.45 : vertical) * bough.height;
    const [length, rise] = [random.between(3, 9) * scale, random.between(1.6, 3.8) * scale];
    const needle = `M${short(x - length)} ${short(y)}q${short(length)} ${short(-rise * 1.6)} ${short(2 * length)} 0q${short(-length)} ${short(rise)} ${short(-2 * length)} 0Z`;
    const light = -vertical * 0.7 - Math.cos(angle) * out * 0.35 + random.between(-0.35, 0.35);
    tones[light > 0.42 ? 2 : light > -0.05 ? 1 : 0] += needle;
  }
  scene.ellipse(bough.x, bough.y - bough.height * 0.12, bough.width * 0.86, bough.height * 0.52, leaves[0]);
  tones.forEach((d, index) => {
    if (d) scene.path(d, leaves[index] ?? leaves[0]);
  });
}

/** A Mediterranean pine: bare trunk from (x, base), a broad crown of half-width `rx` at `top`. */
export function umbrellaPine(
  scene: Scene,
  options: { x: number; base: number; top: number; rx: number; leaves: Leaves; trunk: string; seed: number },
): void {
  const { x, base, top, rx, leaves, trunk, seed } = options;
  const random = new Random(seed);
  const middle = (base + top) / 2;
  const thick = rx * 0.05;
  scene.path(
    `M${x - thick} ${base}C${short(x - thick * 0.6)} ${middle + 60} ${short(x + thick * 2.2)} ${middle} ${x + 4} ${top + 40}L${x + 14} ${top + 36}C${short(x + thick * 3.6)} ${middle} ${x + 10} ${middle + 60} ${short(x + thick * 1.2)} ${base}Z`,
    trunk,
  );
  const limbs =
    `M${x + 8} ${top + 110}C${x + 24} ${top + 84} ${x + 50} ${top + 60} ${short(x + rx * 0.42)} ${top + 14}` +
    `M${x + 10} ${top + 130}C${x - 8} ${top + 90} ${x - 40} ${top + 56} ${short(x - rx * 0.42)} ${top + 14}` +
    `M${x + 12} ${top + 80}C${x + 14} ${top + 60} ${x - 10} ${top + 40} ${short(x - rx * 0.12)} ${top + 8}`;
  scene.line(limbs, trunk, thick * 0.7);
  for (const bough of boughs(random, x + 5, top, rx, rx * 0.34))
    drawBough(scene, random, bough, leaves, 150, rx / 190 + 0.2);
}
