import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { rateRuleChangesSchema, rateRuleSchema } from "#domain/forms/rates/rate-rule.ts";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import { RATE_RULE_KINDS } from "#domain/rates/rate-rule.ts";
import { SEASON_COLOURS } from "#domain/rates/season-colours.ts";
import { apiScopeShape } from "./scope.ts";

export const apiRateRuleSchema = z.object({
  id: z.string(),
  kind: z.enum(RATE_RULE_KINDS),
  name: z.string(),
  colour: z.enum(SEASON_COLOURS),
  ...apiScopeShape,
  from_date: z.string().nullable(),
  until_date: z.string().nullable(),
  yearly: z.boolean(),
  weekdays: z.array(z.enum(WEEKDAYS)),
  /** Euros, per day or for the package. */
  price: z.number().nullable(),
  percent: z.number().int().nullable(),
  days: z.number().int().nullable(),
  window_weekday: z.enum(WEEKDAYS).nullable(),
  window_from: z.string().nullable(),
  window_last_day: z.number().int().nullable(),
  window_until: z.string().nullable(),
  included_kilometres: z.number().int().nullable(),
  always: z.boolean(),
  cancel_free_hours: z.number().int().nullable(),
  cancel_percent: z.number().int().nullable(),
  no_show_percent: z.number().int().nullable(),
  ...revisionShape,
});
export type ApiRateRule = z.infer<typeof apiRateRuleSchema>;

/** The most rules that are named as hiding another. */
export const MAX_HIDING_RULES = 10;

const listedRateRuleSchema = apiRateRuleSchema.extend({
  /** Which rules hide it: on each day for each car ("wholly"), or on some; the first of them are named. */
  hidden: z
    .object({
      extent: z.enum(["wholly", "partly"]),
      total: z.number().int(),
      by: z.array(z.object({ id: z.string(), name: z.string() })).max(MAX_HIDING_RULES),
    })
    .nullable(),
});
export type ApiListedRateRule = z.infer<typeof listedRateRuleSchema>;

export const rateRuleEndpoints = {
  "GET /api/rate_rules": {
    summary: "Le regole delle tariffe; i prezzi in euro",
    query: searchableTableQuery("id", "kind", "vehicle_id", "brand", "category", "city").extend(
      dayRangeFilters("updated"),
    ),
    answer: z.array(listedRateRuleSchema),
    list: true,
  },
  "POST /api/rate_rules": {
    summary: "Aggiunge una regola; i campi degli altri generi non contano, i prezzi in euro",
    body: rateRuleSchema,
    answer: apiRateRuleSchema,
    status: 201,
    idempotent: true,
  },
  "PATCH /api/rate_rules/:id": {
    summary: "Cambia una regola; le prenotazioni fatte tengono i loro prezzi",
    body: rateRuleChangesSchema,
    answer: apiRateRuleSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/rate_rules/:id": {
    summary: "Elimina una regola; le prenotazioni fatte tengono i loro prezzi",
    answer: null,
    refuses: [404],
  },
} as const satisfies Endpoints;
