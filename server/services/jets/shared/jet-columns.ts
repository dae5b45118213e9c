import type { z } from "zod";
import type { jetChangesSchema, newJetSchema } from "#domain/forms/jets/jet.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { eurosToCents } from "#domain/money.ts";
import { pickDefined } from "#server/services/parse-input.ts";

/** The columns that hold a jet's texts. */
export const JET_TEXT_COLUMNS = ["description", "amenities", "highlights"] as const;
/** Default values of a new jet. */
const NEW_JET_DEFAULTS = { airport: null, amenities: [], highlights: [], rating: 4.5, reviews: 0 };

/** Returns the columns of a new jet. */
export function newJetColumns(jet: z.output<typeof newJetSchema>) {
  const { price, cities, ...columns } = toCamelCase(jet);
  return { ...NEW_JET_DEFAULTS, ...pickDefined(columns), location: cities, priceCents: toCents(price) };
}

/** Returns the changed columns of a jet. */
export function changedJetColumns(changes: Omit<z.output<typeof jetChangesSchema>, "version">) {
  const { price, cities, ...columns } = toCamelCase(changes);
  return pickDefined({ ...columns, location: cities, priceCents: price === undefined ? undefined : toCents(price) });
}

/** Converts euros to cents. This cannot fail, because the schema accepts only whole cents. */
export const toCents = (euros: number): number => eurosToCents(euros) ?? 0;
