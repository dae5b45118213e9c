import type { DrawnCar } from "../../cars/draw-car.ts";
import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";

export interface Standing {
  /** Where the nose is, and the height of the ground. */
  readonly left: number;
  readonly ground: number;
  /** Length in the picture's units. */
  readonly length: number;
  /** Strength of the shadow, 0–1. */
  readonly shadow: number;
  /** Lamps lit: how strongly, 0–1. */
  readonly lamps?: number;
}

/** Sets a drawn car, facing left, into a scene with its shadow and, at night, its lights. */
export function standCar(scene: Scene, car: DrawnCar, { left, ground, length, shadow, lamps = 0 }: Standing): void {
  const scale = length / car.length;
  const { front, rear } = car.arches;
  scene.include(car.defs);
  scene.group(scene.blur(length * 0.02, length * 0.007), () =>
    scene.ellipse(left + length / 2, ground + length * 0.006, length * 0.49, length * 0.016, "#000000", shadow),
  );
  scene.group(scene.blur(length * 0.005, length * 0.0024), () => {
    for (const { x } of [front, rear])
      scene.ellipse(
        left + x * scale,
        ground + 1,
        length * 0.058,
        length * 0.005,
        "#000000",
        Math.min(1, shadow + 0.25),
      );
    scene.rect(
      left + front.x * scale,
      ground - length * 0.004,
      (rear.x - front.x) * scale,
      length * 0.008,
      "#000000",
      Math.min(1, shadow + 0.2),
    );
  });
  if (lamps > 0) drawBeam(scene, left, ground, length, car.height * scale, lamps);
  scene.draw(`<g transform="translate(${short(left)} ${short(ground)}) scale(${scale.toFixed(5)})">${car.marks}</g>`);
  if (lamps > 0) {
    const lampHeight = ground - car.height * scale * 0.57;
    scene.shine(left + length * 0.04, lampHeight, length * 0.1, "#ffe9bd", 0.5 * lamps);
    scene.shine(left + length * 0.042, lampHeight, length * 0.055, "#fffaf0", 0.95 * lamps, 0.6);
    scene.shine(left + length * 0.968, ground - car.height * scale * 0.67, length * 0.09, "#ff3a2a", 0.6 * lamps);
  }
}

/** Light on the road before the car, and the faint cone above it. */
function drawBeam(scene: Scene, left: number, ground: number, length: number, height: number, strength: number): void {
  const lamp = ground - height * 0.57;
  const cone = scene.across([0, "#ffe9bd", 0], [1, "#ffe9bd", 0.2 * strength]);
  scene.group(scene.blur(6, 4), () =>
    scene.path(
      `M${short(left + length * 0.05)} ${short(lamp - 5)}L${short(left - length * 0.62)} ${short(lamp - height * 0.12)}V${short(ground + 14)}L${short(left + length * 0.05)} ${short(lamp + 9)}Z`,
      cone,
    ),
  );
  scene.shine(left - length * 0.2, ground + 8, length * 0.42, "#ffe9bd", 0.5 * strength, 0.11);
}
