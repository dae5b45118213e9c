import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { MAX_SEARCH_CHARACTERS, UNKNOWN_VALUE_MESSAGE } from "#domain/api/table-query.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { isMonth } from "#domain/reports/month-report.ts";
import { apiRateRuleSchema } from "./rate-rules.ts";

/** The most cars that a search adds as rows. */
export const MAX_CALENDAR_VEHICLES = 20;
/** The most seasons that explain a cell, and the most hidden rules of each. */
export const MAX_CELL_SEASONS = 8;

const MONTH_MESSAGE = "Indica un mese, aaaa-mm.";

/** Twelve months in weeks, or a month in days (product.md#rates-screen). */
export const rateCalendarQuerySchema = z.strictObject({
  month: z
    .string(MONTH_MESSAGE)
    .refine(isMonth, MONTH_MESSAGE)
    .meta({ description: "Il primo mese, o il solo mese dei giorni: aaaa-mm" }),
  columns: z
    .enum(["weeks", "days"], UNKNOWN_VALUE_MESSAGE)
    .default("weeks")
    .meta({ description: "weeks: le settimane di dodici mesi; days: i giorni del mese" }),
  city: z.string().max(MAX_SEARCH_CHARACTERS).optional().meta({ description: "Solo le auto con questa base" }),
  q: z
    .string()
    .max(MAX_SEARCH_CHARACTERS)
    .optional()
    .meta({ description: `Le auto che hanno righe proprie, al massimo ${MAX_CALENDAR_VEHICLES}` }),
});

const season = z.object({
  /** The rule that wins; null for the base rate. */
  rule_id: z.string().nullable(),
  /** Euros per day. */
  low: z.number(),
  high: z.number(),
  /** For how many cars, and on how many days of the column, it wins. */
  cars: z.number().int(),
  days: z.number().int(),
  /** The rules that it hides there. */
  hides: z.array(z.string()).max(MAX_CELL_SEASONS),
});
export type ApiCalendarSeason = z.infer<typeof season>;

const cell = z.object({
  /** The lowest and highest price of a day, in euros. */
  low: z.number(),
  high: z.number(),
  /** The one with the most days of cars first. */
  seasons: z.array(season).max(MAX_CELL_SEASONS),
  seasons_total: z.number().int(),
});
export type ApiCalendarCell = z.infer<typeof cell>;

const row = z.object({
  /** All cars, those of a category, or one car. */
  scope: z.enum(["all", "category", "vehicle"]),
  category: z.enum(CATEGORY_SLUGS).nullable(),
  vehicle_id: z.string().nullable(),
  vehicle_name: z.string().nullable(),
  /** The base of a single car. */
  location: z.string().nullable(),
  cars: z.number().int(),
  /** One per column; null without cars. */
  cells: z.array(cell.nullable()),
});
export type ApiCalendarRow = z.infer<typeof row>;

const apiRateCalendarSchema = z.object({
  /** The first and last day of each column, both included. */
  columns: z.array(z.object({ first: z.string(), last: z.string() })),
  rows: z.array(row),
  /** How many cars match the search. */
  vehicles_total: z.number().int(),
  /** The rules that the cells name. */
  rules: z.array(apiRateRuleSchema),
});
export type ApiRateCalendar = z.infer<typeof apiRateCalendarSchema>;

export const rateCalendarEndpoints = {
  "GET /api/rate_calendar": {
    summary: "I prezzi dei giorni di dodici mesi o di uno, con le regole che vincono e quelle che nascondono",
    query: rateCalendarQuerySchema,
    answer: apiRateCalendarSchema,
  },
} as const satisfies Endpoints;
