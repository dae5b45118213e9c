import { short } from "../../render/svg.ts";
import type { Scene, Shade } from "../scene.ts";
import { heightAt, type Point, rugged, under } from "../shapes.ts";

export interface Massif {
  /** Peaks and valleys from left to right. */
  readonly peaks: readonly Point[];
  readonly base: number;
  /** Body from its top to its base. */
  readonly body: readonly Shade[];
  /** Colour of the faces turned from the light. */
  readonly shade: string;
  readonly shadeStrength?: number;
  readonly roughness?: number;
  /** Snow reaches down to this height at most. */
  readonly snow?: { readonly colour: string; readonly line: number };
  readonly light?: "left" | "right";
}

/** A mountain chain with lit and shaded faces and, where asked, snow. Returns its skyline. */
export function massif(scene: Scene, options: Massif): Point[] {
  const { peaks, base, body, shade, shadeStrength = 0.45, roughness = 0.1, snow, light = "left" } = options;
  const { random } = scene;
  const skyline = rugged(random, peaks, roughness, 4);
  const outline = under(skyline, base);
  const top = Math.min(...skyline.map(([, y]) => y));
  scene.path(outline, scene.downAt(top, base, ...body));
  scene.group(scene.clip(outline), () => {
    if (snow) drawSnow(scene, skyline, snow.colour, snow.line);
    for (const [index, [x, y]] of peaks.entries()) {
      const before = peaks[index - 1];
      const after = peaks[index + 1];
      const summit = (!before || y <= before[1]) && (!after || y <= after[1]);
      if (summit) drawShadedFace(scene, [x, y], light === "left" ? after : before, base, shade, shadeStrength);
    }
    drawRibs(scene, skyline, base, shade, shadeStrength * 0.6, light);
  });
  return skyline;
}

function drawShadedFace(
  scene: Scene,
  [x, y]: Point,
  valley: Point | undefined,
  base: number,
  shade: string,
  strength: number,
): void {
  if (!valley) return;
  const { random } = scene;
  const side = Math.sign(valley[0] - x) || 1;
  const depth = (base - y) * 0.92;
  const zigzag: Point[] = [];
  const turns = 7;
  for (let turn = 1; turn <= turns; turn++) {
    const fall = turn / turns;
    const stray = (turn % 2 ? 1 : -0.7) * depth * 0.07 * random.between(0.5, 1.3);
    zigzag.push([x + side * (stray - fall * depth * 0.1 * random.between(0.2, 1)), y + depth * fall]);
  }
  const outer: Point[] = [
    [valley[0] + side * depth * 0.12, base],
    [valley[0], valley[1]],
    [x + side * 2, y - depth * 0.3],
  ];
  const d = `M${short(x)} ${short(y)}L${zigzag.map(([px, py]) => `${short(px)} ${short(py)}`).join("L")}L${outer.map(([px, py]) => `${short(px)} ${short(py)}`).join("L")}Z`;
  scene.path(d, scene.downAt(y, base, [0, shade, strength * 1.25], [0.55, shade, strength * 0.8], [1, shade, 0]));
}

function drawRibs(
  scene: Scene,
  skyline: readonly Point[],
  base: number,
  shade: string,
  strength: number,
  light: "left" | "right",
): void {
  const { random } = scene;
  const side = light === "left" ? 1 : -1;
  const [first, last] = [skyline[0]?.[0] ?? 0, skyline.at(-1)?.[0] ?? scene.width];
  const count = Math.round((last - first) / 26);
  for (let index = 0; index < count; index++) {
    const x = random.between(first, last);
    const y = heightAt(skyline, x);
    const start = y + (base - y) * random.between(0.02, 0.4);
    const length = (base - y) * random.between(0.12, 0.34);
    const lean = side * length * random.between(0.05, 0.35);
    const d = `M${short(x)} ${short(start)}l${short(lean * 0.4 - 3)} ${short(length * 0.5)}l${short(lean * 0.4 + 4)} ${short(length * 0.5)}l${short(side * random.between(5, 16))} ${short(-length * 0.35)}Z`;
    scene.path(d, shade, strength * random.between(0.3, 1) * (1 - (start - y) / (base - y + 1)));
  }
}

function drawSnow(scene: Scene, skyline: readonly Point[], colour: string, line: number): void {
  const { random } = scene;
  const [first, last] = [skyline[0]?.[0] ?? 0, skyline.at(-1)?.[0] ?? scene.width];
  const hem: Point[] = [];
  for (let x = last; x >= first; x -= random.between(5, 15)) {
    const y = heightAt(skyline, x);
    const reach = Math.max(0, line - y);
    hem.push([x, y + reach * random.between(hem.length % 2 ? 0.2 : 0.65, hem.length % 2 ? 0.5 : 1.02)]);
  }
  const points = [...skyline.map(([x, y]): Point => [x, y - 2]), ...hem];
  scene.path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`, colour);
}

/** Stipples a slope with tree crowns: `top` gives its skyline, tones run dark to light. */
export function woods(
  scene: Scene,
  options: {
    skyline: readonly Point[];
    base: number;
    tones: readonly [string, string, string];
    count: number;
    size: number;
  },
): void {
  const { skyline, base, tones, count, size } = options;
  const { random } = scene;
  const [first, last] = [skyline[0]?.[0] ?? 0, skyline.at(-1)?.[0] ?? scene.width];
  const crowns = Array.from({ length: count }, () => {
    const x = random.between(first, last);
    const y = heightAt(skyline, x);
    return { x, y: y + random.next() * (base - y), near: random.between(0.7, 1.25) };
  }).sort((a, b) => a.y - b.y);
  for (const { x, y, near } of crowns) {
    const r = size * near;
    scene.ellipse(x, y, r, r * 0.72, tones[0], 0.75);
    scene.ellipse(x - r * 0.14, y - r * 0.14, r * 0.78, r * 0.52, tones[1], 0.8);
    scene.ellipse(x - r * 0.3, y - r * 0.3, r * 0.42, r * 0.26, tones[2], 0.7);
  }
}
