import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";

/** A street lamp of `height` with one globe, or three on curved arms. `glow` 0–1 says how brightly it burns; at night it does. */
export function streetLamp(
  scene: Scene,
  x: number,
  base: number,
  height: number,
  {
    globes = 3,
    glow = 1,
    post = "#120d10",
    light = "#ffd48a",
    core = "#fff3d4",
  }: { globes?: 1 | 3; glow?: number; post?: string; light?: string; core?: string } = {},
): void {
  const arm = height * 0.12;
  scene.line(`M${short(x)} ${short(base)}V${short(base - height)}`, post, height * 0.022);
  scene.path(
    `M${short(x - height * 0.035)} ${short(base)}h${short(height * 0.07)}l${short(-height * 0.02)} ${short(-height * 0.12)}h${short(-height * 0.03)}Z`,
    post,
  );
  if (globes === 3)
    scene.line(
      `M${short(x - arm)} ${short(base - height * 0.98)}Q${short(x)} ${short(base - height * 0.86)} ${short(x + arm)} ${short(base - height * 0.98)}`,
      post,
      height * 0.018,
    );
  for (const side of globes === 3 ? [-1, 0, 1] : [0]) {
    const [gx, gy] = [x + side * arm, base - height * (side ? 1 : 1.06)];
    const burning = scene.night ? 1 : glow;
    if (burning > 0) scene.shine(gx, gy, height * 0.3, light, 0.75 * burning);
    scene.aglow(() => scene.ellipse(gx, gy, height * 0.034, height * 0.034, core));
  }
}

/** People seen from afar, standing between two heights; nearer ones are taller. */
export function people(
  scene: Scene,
  options: {
    count: number;
    from: number;
    to: number;
    top: number;
    bottom: number;
    size: number;
    colours: readonly [string, ...string[]];
  },
): void {
  const { count, from, to, top, bottom, size, colours } = options;
  const { random } = scene;
  const crowd = Array.from({ length: count }, () => ({
    x: random.between(from, to),
    y: random.between(top, bottom),
  })).sort((a, b) => a.y - b.y);
  for (const { x, y } of crowd) {
    const h = size * (0.75 + (0.5 * (y - top)) / Math.max(1, bottom - top));
    const colour = random.pick(colours);
    scene.path(
      `M${short(x - h * 0.13)} ${short(y)}L${short(x - h * 0.17)} ${short(y - h * 0.7)}Q${short(x)} ${short(y - h * 0.92)} ${short(x + h * 0.17)} ${short(y - h * 0.7)}L${short(x + h * 0.11)} ${short(y)}Z`,
      colour,
      0.92,
    );
    scene.ellipse(x, y - h * 0.91, h * 0.1, h * 0.1, colour);
  }
}

export interface Balustrade {
  readonly top: number;
  readonly height: number;
  readonly from?: number;
  readonly to?: number;
  readonly light: string;
  readonly stone: string;
  readonly dark: string;
  /** Distance between two posts. */
  readonly posts?: number;
}

/** A stone balustrade across the picture with square posts. */
export function balustrade(
  scene: Scene,
  { top, height, from = 0, to = scene.width, light, stone, dark, posts = 380 }: Balustrade,
): void {
  const round = scene.across([0, dark], [0.3, light], [0.6, stone], [1, dark]);
  const [rail, foot] = [height * 0.16, height * 0.18];
  const [y, h] = [top + rail, height - rail - foot];
  const gap = height * 0.36;
  for (let x = from + gap / 2; x < to; x += gap) {
    const w = gap * 0.3;
    const d = `M${short(x - w * 0.7)} ${short(y)}H${short(x + w * 0.7)}Q${short(x + w * 0.35)} ${short(y + h * 0.18)} ${short(x + w * 0.5)} ${short(y + h * 0.3)}Q${short(x + w * 1.3)} ${short(y + h * 0.55)} ${short(x + w * 0.95)} ${short(y + h * 0.72)}Q${short(x + w * 0.4)} ${short(y + h * 0.9)} ${short(x + w * 0.4)} ${short(y + h)}H${short(x - w * 0.4)}Q${short(x - w * 0.4)} ${short(y + h * 0.9)} ${short(x - w * 0.95)} ${short(y + h * 0.72)}Q${short(x - w * 1.3)} ${short(y + h * 0.55)} ${short(x - w * 0.5)} ${short(y + h * 0.3)}Q${short(x - w * 0.35)} ${short(y + h * 0.18)} ${short(x - w * 0.7)} ${short(y)}Z`;
    scene.path(d, round);
  }
  const slab = scene.down(light, stone, dark);
  scene.rect(from, top, to - from, rail, slab);
  scene.rect(from, top + height - foot, to - from, foot, slab);
  scene.rect(from, top + rail, to - from, height * 0.05, dark, 0.5);
  for (let x = from + posts * 0.28; x < to; x += posts) {
    const w = height * 0.5;
    scene.rect(x - w / 2, top - height * 0.06, w, height * 1.06, scene.sides(light, stone, 0.6));
    scene.rect(x - w * 0.62, top - height * 0.16, w * 1.24, height * 0.14, slab);
  }
}
