import type { JetModel } from "../jet-model.ts";
import { enginePatches } from "./engines.ts";
import { gearPatches } from "./gear.ts";
import type { Patch } from "./mesh.ts";
import { tailPatches } from "./tail.ts";
import { tubeOf, tubePatches } from "./tube.ts";
import { wingPatches } from "./wing.ts";

/** A whole aircraft as patches, on its wheels. */
export function airframeOf(model: JetModel): Patch[] {
  const tube = tubeOf(model);
  return [
    ...tubePatches(model, tube),
    ...wingPatches(model, tube),
    ...tailPatches(model, tube),
    ...enginePatches(model, tube),
    ...gearPatches(model, tube),
  ];
}
