import type { z } from "zod";
import { camelCased } from "#domain/casing.ts";
import type { jetChangesSchema, newJetSchema } from "#domain/forms/jets/jet.ts";
import { eurosToCents } from "#domain/money.ts";
import { stated } from "#server/services/checked-input.ts";

/** The columns in which a jet's texts stand. */
export const JET_TEXT_COLUMNS = ["description", "amenities", "highlights"] as const;
/** What a new jet has until staff say otherwise. */
const NEW_JET = { airport: null, amenities: [], highlights: [], rating: 4.5, reviews: 0 };

/** A new jet as it is stored. */
export function newJetColumns(jet: z.output<typeof newJetSchema>) {
  const { price, cities, ...columns } = camelCased(jet);
  return { ...NEW_JET, ...stated(columns), location: cities, priceCents: cents(price) };
}

/** What changes of a stored jet. */
export function changedJetColumns(changes: Omit<z.output<typeof jetChangesSchema>, "version">) {
  const { price, cities, ...columns } = camelCased(changes);
  return stated({ ...columns, location: cities, priceCents: price === undefined ? undefined : cents(price) });
}

/** The schema has let through only amounts that are whole cents. */
export const cents = (euros: number): number => eurosToCents(euros) ?? 0;
