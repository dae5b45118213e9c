import { z } from "zod";

const namedColour = z.object({
  name: z.string(),
  /** As a screen shows it, "#b1121a". */
  colour: z.string(),
});

/** Paint and interior of a unit, as a renter sees them (product.md#colours); what has not been written down is null. */
export const apiFinishSchema = z.object({
  /** Sent back as `colour` of a booking's request. */
  key: z.string(),
  paint: namedColour.nullable(),
  leather: namedColour.nullable(),
  stitching: namedColour.nullable(),
  trim: namedColour.nullable(),
});
export type ApiFinish = z.infer<typeof apiFinishSchema>;

/** The words of each unit's finish, by the unit's number; for staff only. */
export const unitColoursSchema = z.record(z.string(), z.string());
