import { z } from "zod";

/** A line of a price; amounts in euros, negative for a discount. */
export const apiPriceLineSchema = z.object({
  code: z.string(),
  label: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  amount: z.number(),
});
export type ApiPriceLine = z.infer<typeof apiPriceLineSchema>;
