import { z } from "zod";

/** The longest grace period. Pickups and returns are at half hours, so it is a number of half hours. */
export const MAX_GRACE_MINUTES = 180;
const GRACE_STEP_MINUTES = 30;
const GRACE_MESSAGE = `Indica da 0 a ${MAX_GRACE_MINUTES} minuti, di mezz'ora in mezz'ora.`;

/** The minutes in which a later return costs no further day (product.md#rental-days). */
export const graceSetting = z
  .int(GRACE_MESSAGE)
  .min(0, GRACE_MESSAGE)
  .max(MAX_GRACE_MINUTES, GRACE_MESSAGE)
  .multipleOf(GRACE_STEP_MINUTES, GRACE_MESSAGE);
