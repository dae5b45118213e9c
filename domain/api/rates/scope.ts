import { z } from "zod";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { RATE_SCOPES } from "#domain/rates/rate-rule.ts";

/** For which cars a rule or a promotion code is, and on which days the rental must be booked. */
export const apiScopeShape = {
  scope: z.enum(RATE_SCOPES),
  vehicle_id: z.string().nullable(),
  /** Brand and model of the car, if it is for one car. */
  vehicle_name: z.string().nullable(),
  brand: z.string().nullable(),
  category: z.enum(CATEGORY_SLUGS).nullable(),
  city: z.string().nullable(),
  book_from: z.string().nullable(),
  book_until: z.string().nullable(),
};
