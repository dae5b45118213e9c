import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";
import { curve, heightAt, type Point } from "../shapes.ts";
import type { Leaves } from "./trees.ts";

export interface Vineyard {
  /** The slope's upper edge, from left to right. */
  readonly crest: readonly Point[];
  readonly bottom: number;
  /** The rows run towards this point. */
  readonly vanishing: Point;
  readonly rows: number;
  readonly soil: readonly [light: string, dark: string];
  readonly leaves: Leaves;
  readonly grapes?: string;
}

/** A slope of vines in rows that meet far away; nearer plants are larger. */
export function vineyard(scene: Scene, { crest, bottom, vanishing, rows, soil, leaves, grapes }: Vineyard): void {
  const { random } = scene;
  const [first, last] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? scene.width];
  const field = `${curve(crest)}L${last} ${bottom}L${first} ${bottom}Z`;
  const top = Math.min(...crest.map(([, y]) => y));
  scene.path(field, scene.downAt(top, bottom, soil[0], soil[1]));
  const [vx, vy] = vanishing;
  const reach = (last - first) * 1.5;
  const plants: { x: number; y: number; size: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const foot = vx + ((row + 0.5) / rows - 0.5) * reach * 2;
    for (let share = 0.02; share < 1.04; share += 0.011 + share * 0.012) {
      const y = vy + (bottom - vy) * share ** 1.25;
      const x = vx + (foot - vx) * ((y - vy) / (bottom - vy));
      if (x < first - 60 || x > last + 60 || y < heightAt(crest, x) + 2) continue;
      plants.push({ x, y, size: 3 + ((y - vy) / (bottom - vy)) * 22 });
    }
  }
  plants.sort((a, b) => a.y - b.y);
  scene.group(scene.clip(`M${first} ${top - 60}H${last}V${bottom}H${first}Z`), () => {
    for (const { x, y, size } of plants) {
      scene.ellipse(x + size * 0.5, y + size * 0.3, size * 1.1, size * 0.3, "#2a1a0a", 0.3);
      scene.line(`M${short(x)} ${short(y + size * 0.3)}v${short(-size)}`, "#5a3c20", Math.max(0.6, size * 0.1));
      scene.ellipse(x, y - size * 0.55, size * 0.92, size * 0.66, leaves[0]);
      for (let leaf = 0; leaf < 5; leaf++) {
        const [dx, dy] = [random.bell(), random.bell()];
        scene.ellipse(
          x + dx * size * 0.8,
          y - size * 0.6 + dy * size * 0.5,
          size * 0.34,
          size * 0.24,
          dy + dx * 0.4 < -0.1 ? leaves[2] : leaves[1],
          0.95,
        );
      }
      if (grapes && size > 12 && random.chance(0.4))
        for (let berry = 0; berry < 6; berry++)
          scene.ellipse(
            x + random.bell() * size * 0.22,
            y - size * 0.12 + random.bell() * size * 0.26,
            size * 0.1,
            size * 0.1,
            grapes,
          );
    }
  });
}
