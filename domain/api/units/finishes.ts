import { z } from "zod";

const namedColour = z.object({
  name: z.string(),
  /** CSS colour, "#b1121a". */
  colour: z.string(),
});

/** Paint and interior of a unit as renters see them (product.md#colours); null where unknown. */
export const apiFinishSchema = z.object({
  /** The key that a booking request sends as `colour`. */
  key: z.string(),
  paint: namedColour.nullable(),
  leather: namedColour.nullable(),
  stitching: namedColour.nullable(),
  trim: namedColour.nullable(),
});
export type ApiFinish = z.infer<typeof apiFinishSchema>;

/** Descriptions of the finish by unit number; staff only. */
export const unitColoursSchema = z.record(z.string(), z.string());
