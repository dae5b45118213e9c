import type { z } from "zod";
import type { jetChangesSchema, newJetSchema } from "#domain/forms/jets/jet.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { eurosToCents } from "#domain/money.ts";
import { pickDefined } from "#server/services/parse-input.ts";

/** The columns in which a jet's texts stand. */
export const JET_TEXT_COLUMNS = ["description", "amenities", "highlights"] as const;
/** What a new jet has until staff say otherwise. */
const NEW_JET_DEFAULTS = { airport: null, amenities: [], highlights: [], rating: 4.5, reviews: 0 };

/** A new jet as it is stored. */
export function newJetColumns(jet: z.output<typeof newJetSchema>) {
  const { price, cities, ...columns } = toCamelCase(jet);
  return { ...NEW_JET_DEFAULTS, ...pickDefined(columns), location: cities, priceCents: toCents(price) };
}

/** What changes of a stored jet. */
export function changedJetColumns(changes: Omit<z.output<typeof jetChangesSchema>, "version">) {
  const { price, cities, ...columns } = toCamelCase(changes);
  return pickDefined({ ...columns, location: cities, priceCents: price === undefined ? undefined : toCents(price) });
}

/** The schema has let through only amounts that are whole cents. */
export const toCents = (euros: number): number => eurosToCents(euros) ?? 0;
