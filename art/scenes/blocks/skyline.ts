import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";

/** A far line of plain roofs and blocks, some with small domes: the city's depth behind its monument. */
export function farRoofs(
  scene: Scene,
  options: {
    base: number;
    height: readonly [number, number];
    width: readonly [number, number];
    fill: string;
    opacity?: number;
    domes?: number;
    from?: number;
    to?: number;
    pitched?: boolean;
  },
): void {
  const {
    base,
    height,
    width,
    fill,
    opacity = 1,
    domes = 0.08,
    from = -10,
    to = scene.width + 10,
    pitched = false,
  } = options;
  const { random } = scene;
  let d = "";
  for (let x = from; x < to; ) {
    const [w, h] = [random.between(width[0], width[1]), random.between(height[0], height[1])];
    const top = base - h;
    d += `M${short(x)} ${base}V${short(top)}H${short(x + w)}V${base}Z`;
    if (pitched && random.chance(0.75))
      d += `M${short(x - 2)} ${short(top)}L${short(x + w * 0.3)} ${short(top - w * 0.3)}H${short(x + w * 0.7)}L${short(x + w + 2)} ${short(top)}Z`;
    else if (random.chance(domes)) {
      const r = w * 0.34;
      d += `M${short(x + w / 2 - r)} ${short(top)}a${short(r)} ${short(r * 1.15)} 0 0 1 ${short(2 * r)} 0ZM${short(x + w / 2 - 1.5)} ${short(top - r * 1.6)}h3v${short(r)}h-3Z`;
    } else if (random.chance(0.3)) d += `M${short(x + w * 0.3)} ${short(top - 9)}h6v10h-6Z`;
    x += w * 0.94;
  }
  scene.path(d, fill, opacity);
}
