/** The views of a vehicle that `npm run art` renders. */
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

/** Returns the URL of a view of an illustrated vehicle. Returns null if the first image is a photograph, because photographs come first. */
export function vehiclePictureUrl(vehicle: { images: readonly string[] }, view: VehicleView): string | null {
  return drawingUrl(vehicle.images[0], view);
}

/** Returns the URL of another view of the car that a drawing shows; null for a photograph. */
export function drawingUrl(drawing: string | undefined, view: VehicleView): string | null {
  const folder = /^\/pictures\/cars\/[^/]+\//.exec(drawing ?? "")?.[0];
  return folder ? `${folder}${view}-${WIDTHS_PX[view]}.webp` : null;
}
