/** The views of a car that `npm run art` makes. */
export type VehicleView =
  | "studio"
  | "cutout"
  | "front"
  | "rear"
  | "front-cutout"
  | "rear-cutout"
  | "interior"
  | "rear-seats"
  | "wheel";

const WIDTHS_PX: Readonly<Record<VehicleView, number>> = {
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
export function vehiclePictureUrl(vehicle: { images: readonly string[] }, view: VehicleView): string | null {
  const folder = /^\/pictures\/cars\/[^/]+\//.exec(vehicle.images[0] ?? "")?.[0];
  return folder ? `${folder}${view}-${WIDTHS_PX[view]}.webp` : null;
}
