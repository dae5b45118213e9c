import { z } from "zod";

const choiceShape = {
  code: z.string(),
  name: z.string(),
  /** Price, effect and description in words. */
  note: z.string(),
};

/** What staff can add to a rental of a car; amounts in euros. */
export const apiRentalChoicesSchema = z.object({
  extras: z.array(
    z.object({
      ...choiceShape,
      max_quantity: z.number().int(),
      /** Why it is too late to order the extra; null if it is not. Staff give a reason to order it nevertheless. */
      late: z.string().nullable(),
    }),
  ),
  protections: z.array(z.object(choiceShape)),
  /** The fee per day for a driver below an age in years; null if there is none for the car. */
  young_driver: z.object({ age: z.number().int(), price: z.number() }).nullable(),
});
export type ApiRentalChoices = z.infer<typeof apiRentalChoicesSchema>;
