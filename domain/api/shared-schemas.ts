import { z } from "zod";

/** Meta title and description of brands, cities and vehicles, for search engines. */
export const metaShape = {
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
};

/** Creation and update time in ISO 8601, and the version for optimistic locking. */
export const revisionShape = { created_at: z.string(), updated_at: z.string(), version: z.number().int() };

/**
 * Describes the earlier transition if a repeated call had no effect: who made it ("renter", "system" or a staff user's id; null if unknown) and when.
 */
export const idempotentReplaySchema = z.object({
  actor: z.string().nullable(),
  actor_name: z.string().nullable(),
  at: z.string().nullable(),
  /** Whether the current caller made the earlier transition. */
  own: z.boolean(),
});
export type IdempotentReplay = z.infer<typeof idempotentReplaySchema>;

/** A label and value, as shown on a receipt or in conditions. */
export const labelledValueSchema = z.object({ label: z.string(), value: z.string() });
export type LabelledValue = z.infer<typeof labelledValueSchema>;

/** The rental conditions with the field names of the vehicles; amounts in euros. */
export const termsShape = {
  deposit: z.number(),
  excess: z.number(),
  included_km_per_day: z.number(),
  extra_km: z.number(),
  minimum_age: z.number(),
  minimum_licence_years: z.number(),
};
