/** The views of a car that `npm run art` makes. */
export type CarView =
  | "studio"
  | "cutout"
  | "front"
  | "rear"
  | "front-cutout"
  | "rear-cutout"
  | "interior"
  | "rear-seats"
  | "wheel";

const DEFAULT_WIDTH: Readonly<Record<CarView, number>> = {
  studio: 1200,
  cutout: 700,
  front: 800,
  rear: 800,
  "front-cutout": 560,
  "rear-cutout": 560,
  interior: 960,
  "rear-seats": 960,
  wheel: 800,
};

/**
 * The address of one view of a car whose first image is one of our own. Null when the staff have put photographs in their place:
 * then the photographs are what there is to show.
 */
export function carPicture(vehicle: { images: readonly string[] }, view: CarView): string | null {
  const folder = /^\/pictures\/cars\/[^/]+\//.exec(vehicle.images[0] ?? "")?.[0];
  return folder ? `${folder}${view}-${DEFAULT_WIDTH[view]}.webp` : null;
}
