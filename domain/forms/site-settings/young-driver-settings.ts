import { z } from "zod";
import { eurosField } from "#domain/forms/number-fields.ts";

const AGE_MESSAGE = "Indica da 18 a 80 anni interi, o niente.";

/** The age below which a driver costs a fee per day, and the fee in euros; null for none (product.md#young-driver). */
export const youngDriverSettings = {
  young_driver_age: z.int(AGE_MESSAGE).min(18, AGE_MESSAGE).max(80, AGE_MESSAGE).nullable(),
  young_driver_fee: eurosField(1, 1000).nullable(),
};
