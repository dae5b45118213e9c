import { Scene } from "./scene.ts";

/** A city poster, 1600 × 900 units, painted back to front. */
export function poster(seed: number, paint: (scene: Scene) => void): string {
  const scene = new Scene(1600, 900, seed);
  paint(scene);
  return scene.svg();
}
