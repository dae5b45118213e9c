import { isPhotograph } from "#domain/pictures/photographs.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { Words } from "#domain/words/words.ts";
import { vehiclePhotographAlt } from "./photograph-alt.ts";

type PicturedVehicle = Pick<Vehicle, "brand" | "name" | "category" | "images" | "imageAlts">;

/** The photograph that leads a car's pictures, with its alternative text. */
export interface LeadPhotograph {
  src: string;
  alt: string;
}

/** Returns the lead photograph of the first of these cars that has one: sections take it before our drawing of another car (product.md#pictures). */
export function findLeadPhotograph(
  words: Words<"pictures">,
  vehicles: readonly PicturedVehicle[],
  category?: Vehicle["category"],
): LeadPhotograph | null {
  for (const vehicle of vehicles) {
    const [src] = vehicle.images;
    if (src && isPhotograph(src) && (category === undefined || vehicle.category === category))
      return { src, alt: vehiclePhotographAlt(words, vehicle, src) };
  }
  return null;
}
