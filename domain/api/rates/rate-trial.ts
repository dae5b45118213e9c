import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { rateTrialSchema } from "#domain/forms/rates/rate-trial.ts";

const ruleReference = z.object({ id: z.string(), name: z.string() });

/** A price that was tried out; amounts in euros. */
const apiRateTrialSchema = z.object({
  days: z.number().int(),
  base_rate: z.number(),
  lines: z.array(
    z.object({
      /** What the line is: days, package, extra. */
      code: z.string(),
      label: z.string(),
      amount: z.number(),
      /** The rule that made the line; null for the base rate, the settings and the choices. */
      rule: ruleReference.nullable(),
    }),
  ),
  total: z.number(),
  included_kilometres: z.number().int(),
  deposit: z.number(),
  excess: z.number(),
  /** The minimum length on the day of pickup, and its rule. */
  minimum: z.object({ days: z.number().int(), rule: ruleReference }).nullable(),
  /** Why only staff may agree to the rental: it is too short, outside the hours of a city, or has extras after their lead time. */
  below_minimum: z.string().nullable(),
  outside_hours: z.string().nullable(),
  late_extras: z.string().nullable(),
});
export type ApiRateTrial = z.infer<typeof apiRateTrialSchema>;

export const rateTrialEndpoints = {
  "GET /api/rate_trial": {
    summary: "Il prezzo di un noleggio di prova, con la regola di ogni riga; non crea niente",
    query: rateTrialSchema,
    answer: apiRateTrialSchema,
  },
} as const satisfies Endpoints;
