import { z } from "zod";

/** What brands, cities and cars say to search engines. */
export const metaShape = {
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
};

/** When a row was made and changed, in ISO 8601, and the count of its changes. */
export const revisionShape = { created_at: z.string(), updated_at: z.string(), version: z.number().int() };

/** That a transition had been made before it was asked for: by whom ("renter", "system" or a staff user's id) and when; null where nothing says it. */
export const idempotentReplaySchema = z.object({
  actor: z.string().nullable(),
  actor_name: z.string().nullable(),
  at: z.string().nullable(),
  /** By who asks now. */
  own: z.boolean(),
});
export type IdempotentReplay = z.infer<typeof idempotentReplaySchema>;

/** A line of a receipt or of conditions, as people read it. */
export const labelledValueSchema = z.object({ label: z.string(), value: z.string() });
export type LabelledValue = z.infer<typeof labelledValueSchema>;

/** The conditions of hire under the names the fleet's rows give them; amounts in euros. */
export const termsShape = {
  deposit: z.number(),
  excess: z.number(),
  included_km_per_day: z.number(),
  extra_km: z.number(),
  minimum_age: z.number(),
  minimum_licence_years: z.number(),
};
