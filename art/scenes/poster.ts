import type { Hour } from "./night.ts";
import { Scene } from "./scene.ts";

/** A city poster, 1600 × 900 units, painted back to front; drawn at the hour it is asked for. */
export const poster =
  (seed: number, paint: (scene: Scene) => void) =>
  (hour: Hour): string => {
    const scene = new Scene(1600, 900, seed, hour);
    paint(scene);
    return scene.svg();
  };
