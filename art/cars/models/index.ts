import type { CarModel } from "../model.ts";
import { estateSuvs } from "./estate-suvs.ts";
import { fourSeatOpenCars } from "./four-seat-open-cars.ts";
import { grandTourers } from "./grand-tourers.ts";
import { limousines } from "./limousines.ts";
import { midEngineCars } from "./mid-engine-cars.ts";
import { roadsters } from "./roadsters.ts";
import { saloons } from "./saloons.ts";
import { sportsSuvs } from "./sports-suvs.ts";
import { vans } from "./vans.ts";
import { wedgeCars } from "./wedge-cars.ts";

/** Every car of the catalogue. */
export const carModels: readonly CarModel[] = [
  ...midEngineCars,
  ...wedgeCars,
  ...grandTourers,
  ...roadsters,
  ...fourSeatOpenCars,
  ...estateSuvs,
  ...sportsSuvs,
  ...saloons,
  ...limousines,
  ...vans,
];

/** The model of a slug. Throws when the catalogue has no such car. */
export function carModel(slug: string): CarModel {
  const model = carModels.find((candidate) => candidate.slug === slug);
  if (!model) throw new Error(`No car is called "${slug}"`);
  return model;
}
