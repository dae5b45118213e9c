import type { Finish } from "#domain/units/finish.ts";
import { drawnFinishes, pictureInPaint } from "./drawn-finishes.ts";
import type { Vehicle } from "./vehicle.ts";

/** The picture of a booked car, and the paint it is drawn in; a photograph has none. */
export interface CarPlate {
  picture: string;
  paint: string | null;
}

/**
 * The picture that stands for a booked car: the staff's first photograph, else ours in the paint of its unit. Null where we have not drawn
 * that paint: who was promised green is not shown a red car.
 */
export function carPlate({ slug, images }: Pick<Vehicle, "slug" | "images">, finish: Finish | null): CarPlate | null {
  const [picture] = images;
  if (!picture) return null;
  if (!/^\/pictures\/cars\/[^/]+\/studio-\d+\.webp$/.test(picture)) return { picture, paint: null };
  const drawn = drawnFinishes(slug);
  const wanted = finish?.paint?.name ?? drawn[0]?.paint;
  const shown = drawn.find(({ paint }) => paint === wanted);
  if (!shown) return null;
  return { picture: shown === drawn[0] ? picture : pictureInPaint(picture, shown.paintSlug), paint: shown.paint };
}
